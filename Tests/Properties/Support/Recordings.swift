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
    package func status(of id: String) -> EntryStatus? { entries.first { $0.invariant.id == id }?.status }

    /// The note on an invariant.
    package func note(on id: String) -> String? { entries.first { $0.invariant.id == id }?.note }
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
