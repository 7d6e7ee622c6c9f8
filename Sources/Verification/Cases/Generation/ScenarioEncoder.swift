import AirBarModel
import Generators
import Motion

/// Writes down the choices that ``ScenarioDraft`` reads, one part of a scenario after the other.
///
/// Each `write` tells whether there are choices for what it was given; if not, what it has written means nothing.
struct ScenarioEncoder {
    private let quantum: Quantum
    /// The choices so far.
    var values: [UInt64]
    /// The least that what was written takes.
    private(set) var vocabulary = Vocabulary.gestures
    private var normal = 0.0
    private var safeArea = ContentInset.zero
    private var isFingerDown = false

    /// Begins with a quantum, which all numbers have to be on.
    init(on quantum: Quantum) {
        self.quantum = quantum
        values = [quantum.rawValue]
    }

    /// Writes the heights of a bar, or, if the quantum has no such numbers, those next to them.
    mutating func write(_ heights: BarHeights) -> Bool {
        normal = heights.normal
        return write(heights.compact, in: 0...200, isExact: false)
            && write(heights.normal, above: heights.compact, in: 0...200, isExact: false)
            && write(heights.expanded, above: heights.normal, in: 0...200, isExact: false)
    }

    /// Writes a safe area.
    mutating func write(_ insets: ContentInset) -> Bool {
        safeArea = insets
        return write(insets.top, in: 0...100) && write(insets.bottom, in: 0...100)
    }

    /// Writes a scroll view, which has to lie in the safe area written before.
    mutating func write(_ view: ScrollGeometry) -> Bool {
        isFingerDown = false
        return view.safeArea == safeArea && write(view.frameHeight, in: 0...1000)
            && write(view.contentHeight, in: 0...3000) && writeMove(to: view.contentOffset)
    }

    /// Writes an event: as what it is, or else as one that comes with an unusable number.
    mutating func write(_ event: BarEvent) -> Bool {
        let before = self
        if writeUsable(event) { return true }
        self = before
        return writeUnusable(event)
    }

    private mutating func writeUsable(_ event: BarEvent) -> Bool {
        switch event {
        case .contentOffset(let offset): return begin(.scroll) && writeMove(to: offset)
        case .pan, .idle: return writeGesture(event)
        case .expand(let isExpanded): return begin(.expand) && append(isExpanded ? 0 : 1)
        case .contentHeight(let height): return begin(.content) && write(height, in: 0...3000)
        case .scrollView(let view): return begin(.bind) && write(view)
        case .frameHeight(let height): return begin(.frame) && write(height, in: 0...1000)
        case .safeArea(let insets): return begin(.safeArea) && write(insets)
        case .refreshInset(let inset): return begin(.refresh) && write(inset, in: 0...100)
        case .release(let release): return writeRelease(release)
        case .scroll(let kind, to: let offset):
            let number = ProgrammaticScroll.allCases.firstIndex(of: kind) ?? 0
            return begin(.programmatic) && append(UInt64(number)) && writeMove(to: offset)
        case .scrollToTop: return begin(.aside) && append(0)
        case .horizontalScroll: return begin(.aside) && append(1)
        case .bounces(let doesBounce): return begin(.aside) && append(doesBounce ? 3 : 2)
        case .lostContentOffset(let offset): return begin(.lost) && writeMove(to: offset)
        }
    }

    private mutating func writeGesture(_ event: BarEvent) -> Bool {
        let possible = Gesture.all.indices.filter { Gesture.all[$0].needsFinger == isFingerDown }
        if event == .pan(.possible) {
            // What cannot happen means just that, and the first of it is the simplest way to say so.
            guard let number = Gesture.all.indices.first(where: { !possible.contains($0) }) else {
                return false
            }
            return begin(.gesture) && append(UInt64(number))
        }
        guard let number = possible.first(where: { Gesture.all[$0].event == event }) else { return false }
        if event == .pan(.began) { isFingerDown = true }
        if Gesture.all[number].endsPan { isFingerDown = false }
        return begin(.gesture) && append(UInt64(number))
    }

    private mutating func writeRelease(_ release: Release) -> Bool {
        let speed = abs(release.velocity)
        guard isFingerDown, speed <= 5000, speed == speed.rounded() else { return false }
        isFingerDown = false
        return begin(.release) && append(UInt64(speed)) && append(release.velocity < 0 ? 1 : 0)
            && writeMove(to: release.rest)
    }

    private mutating func writeUnusable(_ event: BarEvent) -> Bool {
        for (index, number) in UnusableNumber.all.enumerated() {
            for kind in 0...UnusableNumber.lastEvent
            where UnusableNumber.event(kind, number).text == event.text {
                return begin(.unusable) && append(kind) && append(UInt64(index))
            }
        }
        return false
    }

    private mutating func begin(_ kind: EventChoice) -> Bool {
        while vocabulary.last.rawValue < kind.rawValue, let next = vocabulary.next { vocabulary = next }
        return append(kind.rawValue)
    }

    private mutating func writeMove(to offset: Double) -> Bool {
        write(offset, above: -normal, in: -1000...4000)
    }

    /// Writes how far a number of points is above another one: the whole points, and the rest if there can be one.
    private mutating func write(
        _ points: Double, above base: Double = 0, in range: ClosedRange<Int>, isExact: Bool = true
    ) -> Bool {
        guard let top = quantum.units(nearestTo: points), let bottom = quantum.units(nearestTo: base),
            !isExact || quantum.points(top) == points
        else { return false }
        let units = top - bottom - range.lowerBound * quantum.unitsPerPoint
        guard units >= 0, units / quantum.unitsPerPoint <= range.count - 1 else { return false }
        let rest = UInt64(units % quantum.unitsPerPoint)
        return append(UInt64(units / quantum.unitsPerPoint)) && (quantum == .whole || append(rest))
    }

    private mutating func append(_ value: UInt64) -> Bool {
        values.append(value)
        return true
    }
}

extension Quantum {
    /// How many units a number of points is, about; nothing if it is off every screen.
    fileprivate func units(nearestTo points: Double) -> Int? {
        guard points.magnitude < 0x1p13 else { return nil }
        return Int((points * Double(unitsPerPoint)).rounded())
    }
}

extension Vocabulary {
    /// The next one, which takes more.
    fileprivate var next: Vocabulary? { Vocabulary(rawValue: rawValue + 1) }
}
