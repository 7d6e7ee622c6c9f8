import AirBarModel
import Motion

/// A bar on its scroll view, with a bounded history: a value that advances by one event.
///
/// Random search, sessions, the explorer, replay and fuzzing all advance it, and so does a relation's twin. It stores no
/// steps; a ``Trace`` does. Runs are equal if every further event has the same effect on both.
struct Run<B: Bar>: Sendable {
    private(set) var bar: B
    private var host: BarHost
    /// What was observed last.
    private(set) var snapshot: Snapshot
    private(set) var history: History
    /// The number of events so far.
    private(set) var count = 0

    /// A bar at birth on a scroll view; the first event is to bind it.
    init(_ bar: B, on geometry: ScrollGeometry) {
        let scrollView = ScrollViewState(geometry)
        self.bar = bar
        host = BarHost(scrollView)
        snapshot = Snapshot(bar, scrollView)
        history = History(
            heardContentOffset: scrollView.contentOffset,
            isExact: geometry.isExact && bar.state.configuration.heights.isExact)
    }

    /// The scroll view that the bar is on.
    var scrollView: ScrollViewState { host.scrollView }

    /// What the bar did in the last event, in order.
    var actions: [BarAction] { host.actions }

    /// Becomes another run, and keeps its own memory for actions.
    @inline(__always)
    mutating func become(_ other: Run) {
        bar = other.bar
        host.begin(on: other.host.scrollView)
        snapshot = other.snapshot
        history = other.history
        count = other.count
    }

    /// Applies an event to the scroll view and notifies the bar of it, unless the notification is lost.
    @discardableResult
    mutating func advance(by event: BarEvent) -> Step {
        let before = snapshot
        let stateBefore = bar.state
        let kind = event.kind
        let heard = history.heardContentOffset
        host.begin(on: host.scrollView)
        host.apply(event)
        let live = host.scrollView.contentOffset
        if kind != .lost { bar.react(to: event, on: &host) }
        observe(heard)
        let step = Step(
            index: count, event: event, kind: kind, isUsable: event.unusable == nil,
            configuration: stateBefore.configuration, isExact: history.isExact && event.isExact,
            before: before, after: snapshot, arrival: live.isUsable ? live : heard,
            contentInset: host.scrollView.contentInset,
            scrollIndicatorInsetTop: host.scrollView.scrollIndicatorInsetTop,
            isCalledEqual: bar.state == stateBefore || bar.regards(stateBefore, asEqualTo: bar.state),
            actions: ActionSummary(host.actions, stateBefore.configuration), history: history)
        history.add(step)
        count += 1
        return step
    }

    @inline(__always)
    private mutating func observe(_ heard: Double) {
        let state = bar.state
        snapshot.offset = state.offset
        snapshot.isExpandedStateAvailable = state.isExpandedStateAvailable
        snapshot.progress = bar.transitionProgress
        host.update(&snapshot.scrollView)
        // An invalid content offset is replaced by the last one that the bar knows.
        if !host.scrollView.contentOffset.isUsable { snapshot.scrollView.contentOffset = heard }
    }
}

extension Run: Hashable {
    /// Whether every further event has the same effect on two runs; how they came there does not matter.
    static func == (one: Run, other: Run) -> Bool {
        one.bar == other.bar && one.host.scrollView == other.host.scrollView
            && one.snapshot == other.snapshot && one.history == other.history
    }

    /// Hashes the part in which different runs mostly differ.
    func hash(into hasher: inout Hasher) {
        hasher.combine(bar)
        hasher.combine(host.scrollView.contentOffset)
        hasher.combine(history.isFingerDown)
        hasher.combine(history.isSettled)
    }
}
