import AirBarModel

/// A bar that is being run, with what has to be known to make a step of each event.
struct Recorder<B: Bar>: Sendable {
    private(set) var bar: B
    private(set) var host: BarHost
    private(set) var past: Past
    private var snapshot: Snapshot
    private let configuration: BarConfiguration
    private let isExact: Bool

    /// All that what comes next depends on, with what has to be known of the past to judge it.
    struct State: Hashable, Sendable {
        let bar: B
        let scrollView: ScrollView
        let past: Past
    }

    /// Where the bar is; a scroll view with numbers that nobody can compute with is taken for what is known of it.
    var state: State { State(bar: bar, scrollView: snapshot.scrollView, past: past) }

    /// A bar in a state, all of whose lengths are exact.
    init(_ state: State, _ configuration: BarConfiguration) {
        bar = state.bar
        self.configuration = configuration
        isExact = true
        host = BarHost(state.scrollView)
        snapshot = Snapshot(state.bar, state.scrollView)
        past = state.past
    }

    /// A bar at birth on a scroll view.
    init(
        _ bar: B, _ configuration: BarConfiguration, _ scrollView: ScrollView, isExact: Bool, events: Int
    ) {
        self.bar = bar
        self.configuration = configuration
        self.isExact = isExact
        host = BarHost(scrollView)
        host.reserveActions(forEvents: events + 1)
        snapshot = Snapshot(bar, scrollView)
        past = Past(heardContentOffset: scrollView.contentOffset)
    }

    /// Lets an event happen.
    mutating func step(_ event: BarEvent, index: Int) -> Step {
        let actionStart = host.actions.count
        let state = bar.state
        host.happen(event)
        let live = host.scrollView.contentOffset
        let arrival = live.isUsable ? live : past.heardContentOffset
        let isTold = event.kind != .lost
        if isTold { bar.react(to: event, on: &host) }
        let before = snapshot
        snapshot = Snapshot(
            bar, host.scrollView.known(after: before.scrollView, heard: past.heardContentOffset))
        let deeds = Deeds(host.actions, from: actionStart, configuration)
        var step = Step(
            index: index, event: event, kind: event.kind, isUsable: event.unusable == nil,
            configuration: configuration, isExact: isExact, before: before, after: snapshot, arrival: arrival,
            contentInset: host.scrollView.contentInset,
            scrollIndicatorInsetTop: host.scrollView.scrollIndicatorInsetTop,
            isCalledEqual: isTold && bar.regards(state, asEqualTo: bar.state), tags: event.kind, deeds: deeds,
            past: past, actionRange: actionStart..<host.actions.count)
        step.tags.formUnion(step.consequences)
        past.note(step)
        return step
    }
}

extension Step {
    /// What came of the event.
    fileprivate var consequences: EventKinds {
        var tags: EventKinds = []
        let hasMoved = after.offset != before.offset
        let hasTurned = after.isExpandedStateAvailable != before.isExpandedStateAvailable
        if hasMoved { tags.insert(.moved) }
        if deeds.outOfBounds != nil
            || !configuration.bounds(after.isExpandedStateAvailable).contains(after.offset)
        {
            tags.insert(.outOfBounds)
        }
        if after.offset < -configuration.normal { tags.insert(.open) }
        if deeds.snap != nil { tags.insert([.snapped, .aimed]) }
        if deeds.command != nil { tags.insert(.commanded) }
        if !kind.isDisjoint(with: .stops) && (hasMoved || deeds.command != nil) { tags.insert(.aimed) }
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
    /// The offsets that a bar may have, in points.
    func bounds(_ isExpandedStateAvailable: Bool) -> ClosedRange<Double> {
        -maximumHeight(isExpandedStateAvailable: isExpandedStateAvailable)...(-compact)
    }
}
