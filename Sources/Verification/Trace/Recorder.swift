import AirBarModel

/// Watches a bar being run: the scroll view it rides on, and what has to be known to make a step of each event.
///
/// The bar itself is kept by who runs it, so that nothing here depends on what kind of bar it is.
struct Recorder: Sendable {
    private(set) var host: BarHost
    /// The step of the latest event; before the first, one in which nothing has happened.
    private(set) var step: Step
    private var hasBegun = false
    /// Whether something about the scroll view other than its offset may have changed in the latest step.
    private var isReshaped = true
    /// How often it had before.
    private var reshapings = 0

    /// Goes on with a bar that was seen on a scroll view, all of whose lengths are exact.
    init(_ bar: some Bar, on scrollView: ScrollViewState, after past: Past) {
        self.init(bar.state, bar.transitionProgress, on: scrollView, after: past, isExact: true)
    }

    /// Begins with a bar at birth on the scroll view of a scenario.
    init(_ bar: some Bar, in scenario: Scenario) {
        let scrollView = ScrollViewState(scenario.scrollView)
        self.init(
            bar.state, bar.transitionProgress, on: scrollView,
            after: Past(heardContentOffset: scrollView.contentOffset), isExact: scenario.isExact)
        host.reserveActions(forEvents: scenario.events.count + 1)
    }

    private init(
        _ state: BarState, _ progress: Double, on scrollView: ScrollViewState, after past: Past, isExact: Bool
    ) {
        host = BarHost(scrollView)
        step = Step(
            Snapshot(state, progress: progress, scrollView), after: past, state.configuration,
            isExact: isExact)
    }

    /// What has to be known to judge the next step.
    var past: Past {
        var step = step
        step.becomePast()
        return step.past
    }

    /// Lets an event happen to the bar.
    mutating func advance(_ bar: inout some Bar, by event: BarEvent, index: Int) {
        begin(event, index)
        if step.isTold { bar.react(to: event, on: &host) }
        step.after.offset = bar.state.offset
        step.after.isExpandedStateAvailable = bar.state.isExpandedStateAvailable
        step.after.progress = bar.transitionProgress
        step.isCalledEqual =
            (step.movement == 0 && !step.hasTurned)
            || bar.regards(step.stateBefore(bar.state), asEqualTo: bar.state)
        end()
    }

    @inline(__always)
    private mutating func begin(_ event: BarEvent, _ index: Int) {
        if hasBegun { step.becomePast() }
        hasBegun = true
        step.index = index
        step.event = event
        step.kind = event.kind
        step.isUsable = step.kind.isDisjoint(with: .numbered) || event.unusable == nil
        if isReshaped { step.before = step.after } else { step.before.move(to: step.after) }
        reshapings = host.reshapings
        if !step.kind.isDisjoint(with: .changing) { host.apply(event) }
        let live = host.scrollView.contentOffset
        step.arrival = live.isUsable ? live : step.past.heardContentOffset
        step.actionRange = host.actions.count..<host.actions.count
    }

    @inline(__always)
    private mutating func end() {
        isReshaped = host.reshapings != reshapings || !step.past.isBound
        if isReshaped {
            host.update(&step.after.scrollView, heard: step.past.heardContentOffset)
            step.contentInset = host.scrollView.contentInset
            step.scrollIndicatorInsetTop = host.scrollView.scrollIndicatorInsetTop
        } else {
            let live = host.scrollView.contentOffset
            step.after.scrollView.contentOffset = live.isUsable ? live : step.past.heardContentOffset
        }
        step.actionRange = step.actionRange.lowerBound..<host.actions.count
        step.deeds.read(host.actions, at: step.actionRange, step.configuration)
        step.glance(isReshaped: isReshaped)
    }
}

extension Step {
    /// The state before the step, of a bar whose state after it is known.
    fileprivate func stateBefore(_ state: BarState) -> BarState {
        var state = state
        state.offset = before.offset
        state.isExpandedStateAvailable = before.isExpandedStateAvailable
        return state
    }
}
