import AirBarModel

/// What can be seen of a bar and its scroll view at one moment.
public struct Snapshot: Hashable, Sendable {
    /// The bar's offset, in points: minus its height.
    public let offset: Double

    /// Whether the expanded state is available.
    public let isExpandedStateAvailable: Bool

    /// The scroll view.
    public let scrollView: ScrollView

    init(_ state: BarState, _ scrollView: ScrollView) {
        offset = state.offset
        isExpandedStateAvailable = state.isExpandedStateAvailable
        self.scrollView = scrollView
    }
}

/// What happened, from the binding of the scroll view on: events, with what could be seen before and after each.
public struct Trace: Sendable {
    /// The scenario that was run.
    public let scenario: Scenario

    let snapshots: [Snapshot]
    let actions: [BarAction]
    let actionEnds: [Int]

    /// Runs a scenario on a fresh bar.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public init(of scenario: Scenario, on rules: BarRules) {
        self.init(scenario, bar: rules.makeBar(scenario.configuration))
    }

    private init(_ scenario: Scenario, bar: some Bar) {
        var bar = bar
        var host = BarHost(ScrollView(scenario.scrollView))
        var snapshots = [Snapshot(bar.state, host.scrollView)]
        var actionEnds: [Int] = []
        snapshots.reserveCapacity(scenario.events.count + 2)
        actionEnds.reserveCapacity(scenario.events.count + 1)
        for position in 0...scenario.events.count {
            host.deliver(scenario.event(at: position), to: &bar)
            snapshots.append(Snapshot(bar.state, host.scrollView))
            actionEnds.append(host.actions.count)
        }
        self.scenario = scenario
        self.snapshots = snapshots
        self.actionEnds = actionEnds
        actions = host.actions
    }
}

extension Scenario {
    /// The event at a position of a trace, of which 0 is the binding of the scroll view.
    func event(at position: Int) -> BarEvent {
        position == 0 ? .scrollView(scrollView) : events[position - 1]
    }
}
