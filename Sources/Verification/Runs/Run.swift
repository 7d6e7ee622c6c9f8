import AirBarModel
import Motion

/// A bar on its scroll view, with a bounded history: a value that advances by one event.
///
/// Random search, sessions, the explorer, replay and fuzzing all advance it. It stores no steps; a ``Trace`` does. Runs
/// are equal if every further event has the same effect on both, and is judged the same.
struct Run<B: Bar>: Sendable {
    /// The bar on its scroll view.
    private(set) var observed: ObservedBar<B>
    private(set) var history: History
    /// The number of events so far.
    private(set) var count = 0

    /// A bar at birth on a scroll view; the first event is to bind it.
    init(_ bar: B, on geometry: ScrollViewGeometry) {
        observed = ObservedBar(bar, on: geometry)
        history = History(isExact: geometry.isExact && bar.state.configuration.heights.isExact)
    }

    /// Applies an event to the scroll view and notifies the bar of it, unless the notification is lost.
    ///
    /// Inlined, because a step is large and its caller would copy it.
    @discardableResult
    @inline(__always)
    mutating func advance(by event: BarEvent) -> Step {
        let before = observed.snapshot
        let heightsBefore = observed.configuration.heights
        let departure = observed.heardContentOffset
        let kind = event.kind
        let isUsable = event.isValid
        let arrival = observed.advance(by: event, isUsable: isUsable)
        let configuration = observed.configuration
        let step = Step(
            index: count, event: event, kind: kind, isUsable: isUsable,
            isExact: history.isExact && event.isExact,
            isCalledEqual: observed.isCalledEqual(to: before),
            configuration: configuration, heightsBefore: heightsBefore, before: before,
            after: observed.snapshot, departure: departure, arrival: arrival,
            contentInset: observed.contentInset,
            scrollIndicatorInsetTop: observed.scrollView.scrollIndicatorInsetTop,
            history: history,
            actions: ActionSummary(
                observed.actions, after: event, configuration, heightsBefore: heightsBefore))
        history.add(step)
        count += 1
        return step
    }
}

extension Run {
    /// Changes the bar between two events: a recorded bar is told what it did next.
    mutating func prepare(_ change: (inout B) -> Void) { observed.prepare(change) }

    /// Makes how far the content moved since it turned what it was before the last event, which was not recorded.
    mutating func restoreStreak(of before: Run) { history.restoreStreak(of: before.history) }

    /// Copies the bar without the history; see ``ObservedBar/copy(to:)``.
    mutating func copyBar(to other: inout ObservedBar<B>) { observed.copy(to: &other) }
}

extension Run: Hashable {
    /// Whether every further event has the same effect on both; how they came there does not matter.
    static func == (one: Run, other: Run) -> Bool {
        one.observed == other.observed && one.history == other.history
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(observed)
        hasher.combine(history)
    }
}
