import AirBarModel
import Motion
import Verification

/// What is found of the text of a recording.
///
/// - Throws: `RecordingError` where it is malformed.
package func report(
    of text: String, heights: BarHeights? = nil, pixel: Double? = nil
) throws -> RecordingReport {
    var check = RecordingCheck(heights: heights, pixel: pixel)
    try check.read(text.utf8)
    return try check.finish()
}

extension RecordingReport {
    /// What became of an invariant.
    package func status(of id: String) -> Status? { entries.first { $0.invariant.id == id }?.status }

    /// The note on an invariant.
    package func note(on id: String) -> String? { entries.first { $0.invariant.id == id }?.note }
}

/// A run written as a recording in CSV, as an app writes one.
package struct RecordedRun {
    /// The text, with the heights before the header.
    package let text: String

    /// Writes a trace with every column, or with some.
    ///
    /// - Parameters:
    ///   - trace: the run.
    ///   - columns: the columns, in order.
    ///   - round: what the recorder does to each length, such as rounding it to pixels.
    ///   - interval: the time between two rows, in seconds.
    package init(
        _ trace: Trace, columns: [RecordingColumn] = RecordingColumn.allCases, interval: Double = 1.0 / 64,
        rounding round: (Double) -> Double = { $0 }
    ) {
        let heights = trace.scenario.heights
        let tolerances = trace.scenario.tolerances
        var lines = ["# heights \(heights.compact) \(heights.normal) \(heights.expanded)"]
        if tolerances != .standard {
            lines.append("# tolerances \(tolerances.top) \(tolerances.quietSnap) \(tolerances.fling)")
        }
        lines.append(columns.map(\.rawValue).joined(separator: ","))
        for step in trace {
            let cells = columns.map { column in
                column == .time
                    ? "\(Double(step.index) * interval)"
                    : Self.cell(column, of: step, did: trace.actions(of: step), round)
            }
            lines.append(cells.joined(separator: ","))
        }
        text = lines.joined(separator: "\r\n") + "\r\n"
    }

    private static func cell(
        _ column: RecordingColumn, of step: Step, did actions: ArraySlice<BarAction>,
        _ round: (Double) -> Double
    ) -> String {
        func text(_ length: Double?) -> String { length.map { "\(round($0))" } ?? "" }
        let view = step.after.scrollView
        switch column {
        case .time: return ""
        case .contentOffset: return text(step.arrival)
        case .barHeight: return text(-step.after.offset)
        case .contentHeight: return text(view.contentHeight)
        case .frameHeight: return text(view.frameHeight)
        case .insetTop: return text(view.contentInset.top)
        case .insetBottom: return text(view.contentInset.bottom)
        case .safeAreaTop: return text(view.safeArea.top)
        case .safeAreaBottom: return text(view.safeArea.bottom)
        case .refreshInset: return text(view.refreshInset)
        case .bottomInset: return text(view.bottomInset)
        case .indicatorInsetTop: return text(view.scrollIndicatorInsetTop)
        case .expandedAvailable: return step.after.isExpandedStateAvailable ? "1" : "0"
        case .pan: return pan(step.event)
        case .velocity: return text(release(step.event)?.velocity)
        case .rest: return text(release(step.event)?.rest)
        case .retarget: return text(actions.last { $0.retarget != nil }?.retarget)
        case .commandedOffset: return text(actions.last { $0.command != nil }?.command?.contentOffset)
        case .commandAnimated:
            return (actions.last { $0.command != nil }?.command?.isAnimated).map { $0 ? "1" : "0" } ?? ""
        case .snapHeight: return text(actions.last { $0.snap != nil }?.snap.map { -$0 })
        case .event: return event(step.event)
        }
    }

    private static func pan(_ event: BarEvent) -> String {
        switch event {
        case .pan(let phase): phase.rawValue
        case .release: "ended"
        default: ""
        }
    }

    private static func release(_ event: BarEvent) -> Release? {
        if case .release(let release) = event { release } else { nil }
    }

    private static func event(_ event: BarEvent) -> String {
        switch event {
        case .idle: "idle"
        case .scroll(.set, to: _): "set"
        case .scroll(.animated, to: _): "animated"
        case .scroll(.viewAnimation, to: _): "viewAnimation"
        case .scrollToTop: "toTop"
        case .horizontalScroll: "horizontal"
        case .expand(let isExpanded): isExpanded ? "expand" : "collapse"
        case .scrollView: "bind"
        default: ""
        }
    }
}

extension BarAction {
    fileprivate var retarget: Double? { if case .retarget(let target) = self { target } else { nil } }

    fileprivate var snap: Double? { if case .snap(let detent) = self { detent } else { nil } }

    fileprivate var command: (contentOffset: Double, isAnimated: Bool)? {
        if case .contentOffset(let offset, let isAnimated) = self { (offset, isAnimated) } else { nil }
    }
}

extension Scenario {
    /// The scenario without what no recording has on a bar: events that are lost, invalid, impossible under the fingers
    /// before them, about bouncing, or that leave no mark in any column; insets from before a binding, and content that
    /// the scroll view moves by itself.
    package func recordable(on definition: BarDefinition) -> Scenario {
        let plain = on([]).fresh
        var isFingerDown = false
        let possible = plain.events.filter { event in
            if case .bounces = event { return false }
            guard event.kind != .lost, event.unusable == nil,
                event.kind.isPossible(isFingerDown: isFingerDown)
            else { return false }
            isFingerDown = event.kind.leavesFingerDown(isFingerDown: isFingerDown)
            return true
        }
        var scenario = plain.with(events: possible)
        while true {
            let trace = Trace(of: scenario, on: definition)
            let marked = trace.dropFirst().filter { $0.leavesMark(after: trace[$0.index - 1]) }.map(\.event)
            if marked.count == scenario.events.count { return scenario }
            scenario = scenario.with(events: marked)
        }
    }
}

extension Scenario {
    /// The same scenario on scroll views that no bar was bound to before.
    private var fresh: Scenario {
        Scenario(
            heights: heights, tolerances: tolerances, scrollView: scrollView.fresh,
            events: events.map { if case .scrollView(let view) = $0 { .scrollView(view.fresh) } else { $0 } })
    }
}

extension Step {
    /// Whether a recording shows that the event happened.
    fileprivate func leavesMark(after previous: Step) -> Bool {
        let (old, new) = (before.scrollView, after.scrollView)
        switch event {
        case .contentOffset: return arrival != old.contentOffset
        case .contentHeight: return new.contentHeight != old.contentHeight
        case .frameHeight: return new.frameHeight != old.frameHeight
        case .safeArea: return new.safeArea != old.safeArea
        case .refreshInset: return new.refreshInset != old.refreshInset
        case .bottomInset: return new.bottomInset != old.bottomInset
        case .pan(let phase): return phase.rawValue != previous.event.phase
        case .release: return previous.event.phase != "ended"
        default: return true
        }
    }
}

extension BarEvent {
    fileprivate var phase: String? {
        switch self {
        case .pan(let phase): phase.rawValue
        case .release: "ended"
        default: nil
        }
    }
}
