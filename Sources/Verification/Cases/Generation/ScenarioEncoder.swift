import AirBarModel
import Generators
import Motion

/// Encodes a scenario, part by part, as the choices from which ``ScenarioDraft`` makes it.
///
/// Each `encode` returns whether its argument has choices. After false, ``values`` is incomplete.
struct ScenarioEncoder {
    private let quantum: Quantum
    /// The choices so far.
    var values: [UInt64]
    /// The smallest vocabulary that contains every event so far.
    private(set) var vocabulary = Vocabulary.gestures
    private var heights = BarHeights(compact: 0, normal: 0, expanded: 0)
    /// The safe area of the last scroll view, in quantum units.
    private var safeArea = (top: 0, bottom: 0)
    private var behavior: ScrollViewBehavior = []
    private var isFingerDown = false

    /// Starts with a quantum, of which all numbers have to be multiples.
    init(on quantum: Quantum) {
        self.quantum = quantum
        values = [quantum.rawValue]
    }

    /// Encodes the heights of a bar, rounded to multiples of the quantum.
    mutating func encode(_ heights: BarHeights) -> Bool {
        self.heights = heights
        return encode(heights.compact, in: 0...200, isExact: false)
            && encode(heights.normal, above: heights.compact, in: 0...200, isExact: false)
            && encode(heights.expanded, above: heights.normal, in: 0...200, isExact: false)
    }

    /// Encodes a safe area.
    mutating func encode(_ insets: ContentInset) -> Bool {
        safeArea = (quantum.units(nearestTo: insets.top) ?? 0, quantum.units(nearestTo: insets.bottom) ?? 0)
        return encode(insets.top, in: ScenarioDraft.safeAreas)
            && encode(insets.bottom, in: ScenarioDraft.safeAreas)
    }

    /// Encodes what all scroll views do by themselves.
    mutating func encode(_ behavior: ScrollViewBehavior) -> Bool {
        self.behavior = behavior
        values += DrawnBehavior.choices(for: behavior)
        return true
    }

    /// Encodes a scroll view, whose behaviour has to be the one that was encoded last.
    mutating func encode(_ view: ScrollViewGeometry) -> Bool {
        isFingerDown = false
        let refreshing = quantum.points(ScenarioDraft.likelyRefreshInset * quantum.unitsPerPoint)
        let use = EarlierUse.allCases.first {
            $0.barInset(of: heights, on: view) == view.barInset
                && view.refreshInset == ($0.isRefreshing ? refreshing : 0)
                && view.safeArea == quantum.points($0.safeArea(from: safeArea, on: quantum))
        }
        guard let use, view.behavior == behavior else { return false }
        safeArea = use.safeArea(from: safeArea, on: quantum)
        return encode(view.frameHeight, in: ScenarioDraft.frameHeights)
            && encode(view.contentHeight, in: 0...quantum.longestContent)
            && encode(view.bottomInset, in: ScenarioDraft.bottomInsets)
            && encodeMove(to: view.contentOffset)
            && append(use.rawValue)
    }

    /// Encodes the tolerances of the bar.
    mutating func encode(_ tolerances: BarTolerances) -> Bool {
        guard let number = BarTolerances.drawn.firstIndex(of: tolerances) else { return false }
        return append(UInt64(number))
    }

    /// Encodes whether there may be many events.
    mutating func encode(eventCount: Int) -> Bool {
        guard eventCount <= Scenario.greatestLength else { return false }
        return append(eventCount > Scenario.usualLength ? 1 : 0)
    }

    /// Encodes an event by its kind, or else as an event with an extreme number.
    mutating func encode(_ event: BarEvent) -> Bool {
        let before = self
        if encodeOrdinary(event) { return true }
        self = before
        return encodeExtreme(event)
    }

    private mutating func encodeOrdinary(_ event: BarEvent) -> Bool {
        switch event {
        case .contentOffset(let offset): return begin(.scroll) && encodeMove(to: offset)
        case .pan, .idle: return encodeGesture(event)
        case .expand(let isExpanded): return begin(.expand) && append(isExpanded ? 0 : 1)
        case .contentHeight(let height):
            return begin(.content) && encode(height, in: 0...quantum.longestContent)
        case .scrollView(let view): return begin(.bind) && encode(view)
        case .frameHeight(let height):
            return begin(.frame) && encode(height, in: ScenarioDraft.frameHeights)
        case .safeArea(let insets): return begin(.safeArea) && encode(insets)
        case .refreshInset(let inset):
            return begin(.refresh) && encode(inset, in: ScenarioDraft.refreshInsets)
        case .bottomInset(let inset):
            return begin(.bottomInset) && encode(inset, in: ScenarioDraft.bottomInsets)
        case .release(let release): return encodeRelease(release)
        case .scroll(let kind, to: let offset):
            let number = ProgrammaticScroll.allCases.firstIndex(of: kind) ?? 0
            return begin(.programmatic) && append(UInt64(number)) && encodeMove(to: offset)
        case .scrollToTop: return begin(.other) && append(0)
        case .horizontalScroll: return begin(.other) && append(1)
        case .bounces(let doesBounce): return begin(.other) && append(doesBounce ? 3 : 2)
        case .heights(let heights): return encodeHeights(heights)
        case .show(let isShown): return begin(.show) && append(isShown ? 0 : 1)
        case .stay(let mustStay): return begin(.stay) && append(mustStay ? 0 : 1)
        case .lostContentOffset(let offset): return begin(.lost) && encodeMove(to: offset)
        }
    }

    /// Encodes other heights; invalid ones as the flaw of valid ones.
    private mutating func encodeHeights(_ heights: BarHeights) -> Bool {
        let before = self
        for (valid, flaw) in heights.candidates(on: quantum) {
            self = before
            if begin(.heights), encode(valid), append(flaw) { return true }
        }
        return false
    }

    private mutating func encodeGesture(_ event: BarEvent) -> Bool {
        let possible = Gesture.all.indices.filter { Gesture.all[$0].needsFinger == isFingerDown }
        if event == .pan(.possible) {
            // Every impossible gesture decodes to `pan possible`; the first is the simplest.
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

    private mutating func encodeRelease(_ release: Release) -> Bool {
        let speed = abs(release.velocity)
        guard isFingerDown, speed <= Double(ScenarioDraft.greatestSpeed), speed == speed.rounded() else {
            return false
        }
        isFingerDown = false
        return begin(.release) && append(UInt64(speed)) && append(release.velocity < 0 ? 1 : 0)
            && encodeMove(to: release.rest)
    }

    private mutating func encodeExtreme(_ event: BarEvent) -> Bool {
        if case .release = event, event.isValid {
            guard isFingerDown else { return false }
            isFingerDown = false
        }
        var rest = 0.0
        if case .release(let release) = event { rest = release.rest }
        for (index, number) in ExtremeNumber.all.enumerated() {
            for kind in 0...ExtremeNumber.lastEvent
            where ExtremeNumber.event(kind, number, rest: rest).text == event.text {
                return begin(.extreme) && append(kind) && append(UInt64(index))
                    && (kind != ExtremeNumber.velocity || encodeMove(to: rest))
            }
        }
        return false
    }

    private mutating func begin(_ kind: EventChoice) -> Bool {
        while vocabulary.last.rawValue < kind.rawValue, let next = vocabulary.next { vocabulary = next }
        return append(kind.rawValue)
    }

    private mutating func encodeMove(to offset: Double) -> Bool {
        encode(offset, above: -heights.normal, in: quantum.distances)
    }

    /// Encodes the distance from `base` to `points`: the whole points and, if they have several units, the rest.
    private mutating func encode(
        _ points: Double, above base: Double = 0, in range: ClosedRange<Int>, isExact: Bool = true
    ) -> Bool {
        guard let top = quantum.units(nearestTo: points), let bottom = quantum.units(nearestTo: base),
            !isExact || quantum.points(top) == points
        else { return false }
        let units = top - bottom - range.lowerBound * quantum.unitsPerPoint
        guard units >= 0, units / quantum.unitsPerPoint <= range.count - 1 else { return false }
        let rest = UInt64(units % quantum.unitsPerPoint)
        return append(UInt64(units / quantum.unitsPerPoint)) && (!quantum.isFractional || append(rest))
    }

    private mutating func append(_ value: UInt64) -> Bool {
        values.append(value)
        return true
    }
}

extension Vocabulary {
    /// The next larger vocabulary; nil after the largest.
    fileprivate var next: Vocabulary? { Vocabulary(rawValue: rawValue + 1) }
}
