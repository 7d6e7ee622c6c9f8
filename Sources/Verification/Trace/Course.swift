import AirBarModel

/// What can be seen of a bar after each event of a scenario, and little else: for comparing one run with another.
struct Course: Sendable {
    /// What can be seen at a moment, and the content offset that the bar heard of last.
    struct Moment: Sendable {
        let snapshot: Snapshot
        let heardContentOffset: Double

        /// Whether the bar knows where the content is.
        var isUpToDate: Bool { snapshot.scrollView.contentOffset == heardContentOffset }
    }

    private let moments: [Moment]
    /// Whether what it is compared with has to agree in every bit.
    let isExact: Bool

    /// Runs a scenario on a fresh bar; there is nothing to see if there cannot be one.
    init(of scenario: Scenario, on rules: BarDefinition, isExact: Bool) {
        self.isExact = isExact
        moments = scenario.configuration.map { run(scenario, rules.makeBar($0)) } ?? []
    }

    /// What can be seen after a step.
    func after(_ step: Int) -> Snapshot { moments[step + 1].snapshot }

    /// What can be seen before a step, and is known.
    func before(_ step: Int) -> Moment { moments[step] }
}

@specialized(where B == HardenedBar)
private func run<B: Bar>(_ scenario: Scenario, _ bar: B) -> [Course.Moment] {
    var bar = bar
    var host = BarHost(ScrollViewState(scenario.scrollView))
    host.reserveActions(forEvents: scenario.events.count + 1)
    var heard = host.scrollView.contentOffset
    var moments = [Course.Moment(snapshot: Snapshot(bar, host.scrollView), heardContentOffset: heard)]
    moments.reserveCapacity(scenario.events.count + 2)
    for position in 0...scenario.events.count {
        let event = scenario.event(at: position)
        host.deliver(event, to: &bar)
        var view = moments[position].snapshot.scrollView
        host.update(&view, heard: heard)
        if event.isHeard { heard = view.contentOffset }
        moments.append(Course.Moment(snapshot: Snapshot(bar, view), heardContentOffset: heard))
    }
    return moments
}
