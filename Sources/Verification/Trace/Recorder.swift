import AirBarModel

/// Watches a bar being run: the scroll view it rides on, and what has to be known to make a step of each event.
///
/// The bar itself is kept by who runs it, so that nothing here depends on what kind of bar it is.
struct Recorder: Sendable {
    private(set) var host: BarHost
    /// The step of the latest event; before the first, one in which nothing has happened.
    private(set) var step: Step
    private var state: BarState
    private var hasBegun = false

    /// Goes on with a bar that was seen on a scroll view, all of whose lengths are exact.
    init(_ bar: some Bar, on scrollView: ScrollView, after past: Past) {
        self.init(bar.state, bar.transitionProgress, on: scrollView, after: past, isExact: true)
    }

    /// Begins with a bar at birth on the scroll view of a scenario.
    init(_ bar: some Bar, in scenario: Scenario) {
        let scrollView = ScrollView(scenario.scrollView)
        self.init(
            bar.state, bar.transitionProgress, on: scrollView,
            after: Past(heardContentOffset: scrollView.contentOffset), isExact: scenario.isExact)
        host.reserveActions(forEvents: scenario.events.count + 1)
    }

    private init(
        _ state: BarState, _ progress: Double, on scrollView: ScrollView, after past: Past, isExact: Bool
    ) {
        host = BarHost(scrollView)
        step = Step(
            Snapshot(state, progress: progress, scrollView), after: past, state.configuration,
            isExact: isExact)
        self.state = state
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
        let before = state
        if step.isTold { bar.react(to: event, on: &host) }
        state = bar.state
        step.isCalledEqual = step.isTold && bar.regards(before, asEqualTo: state)
        end(progress: bar.transitionProgress)
    }

    @inline(__always)
    private mutating func begin(_ event: BarEvent, _ index: Int) {
        if hasBegun { step.becomePast() }
        hasBegun = true
        step.index = index
        step.event = event
        step.kind = event.kind
        step.isUsable = event.unusable == nil
        step.before = step.after
        host.happen(event)
        let live = host.scrollView.contentOffset
        step.arrival = live.isUsable ? live : step.past.heardContentOffset
        step.actionRange = host.actions.count..<host.actions.count
    }

    @inline(__always)
    private mutating func end(progress: Double) {
        step.after.offset = state.offset
        step.after.isExpandedStateAvailable = state.isExpandedStateAvailable
        step.after.progress = progress
        host.update(&step.after.scrollView, heard: step.past.heardContentOffset)
        step.contentInset = host.scrollView.contentInset
        step.scrollIndicatorInsetTop = host.scrollView.scrollIndicatorInsetTop
        step.actionRange = step.actionRange.lowerBound..<host.actions.count
        step.deeds = Deeds(host.actions, at: step.actionRange, step.configuration)
        step.tags = step.kind.union(step.consequences)
    }
}

extension Step {
    /// What came of the event.
    @inline(__always)
    fileprivate var consequences: EventKinds {
        var tags: EventKinds = []
        let hasMoved = after.offset != before.offset
        let hasTurned = after.isExpandedStateAvailable != before.isExpandedStateAvailable
        if hasMoved { tags.insert(.moved) }
        if deeds.outOfBounds != nil || !configuration.allows(after.offset, after.isExpandedStateAvailable) {
            tags.insert(.outOfBounds)
        }
        if after.offset < -configuration.normal { tags.insert(.open) }
        if !(after.gap <= configuration.tolerances.quietSnap) { tags.insert(.apart) }
        if deeds.snap != nil { tags.insert([.snapped, .aimed]) }
        if deeds.command != nil { tags.insert(.commanded) }
        if hasMoved || deeds.command != nil { tags.insert(.stirred) }
        if deeds.retarget != nil { tags.insert(.retargeted) }
        if tags.contains(.stirred) && !kind.isDisjoint(with: .stops) { tags.insert(.aimed) }
        if hasTurned || !past.isBound || !after.scrollView.hasSameLimits(as: before.scrollView) {
            tags.insert(.limitsChanged)
        }
        if hasMoved || !past.isBound || after.progress != before.progress { tags.insert(.shown) }
        if isCalledEqual && (hasMoved || hasTurned) { tags.insert(.concealed) }
        if let report = deeds.report {
            let isTrue =
                report.offset == after.offset
                && report.isExpandedStateAvailable == after.isExpandedStateAvailable
            if !isTrue { tags.insert(.concealed) }
        } else if hasMoved || hasTurned {
            tags.insert(.concealed)
        }
        return tags
    }
}

extension ScrollView {
    /// Whether nothing differs but where it is.
    fileprivate func hasSameLimits(as other: ScrollView) -> Bool {
        frameHeight == other.frameHeight && contentHeight == other.contentHeight
            && contentInset == other.contentInset && safeArea == other.safeArea
            && refreshInset == other.refreshInset
    }
}

extension BarConfiguration {
    /// Whether a bar may have an offset, in points.
    func allows(_ offset: Double, _ isExpandedStateAvailable: Bool) -> Bool {
        offset >= -maximumHeight(isExpandedStateAvailable: isExpandedStateAvailable) && offset <= -compact
    }
}
