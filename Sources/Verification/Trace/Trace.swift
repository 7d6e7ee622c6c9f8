import AirBarModel

/// What happened, from the binding of the scroll view on: events, with what could be seen before and after each.
public struct Trace: Sendable {
    /// The scenario that was run.
    public let scenario: Scenario

    /// The session that came to this scenario, if one did, and for each of its actions the first event it came to.
    public let session: Session?
    let starts: [Int]

    /// Whether the session had more to come than one may come to.
    let isCut: Bool

    /// The bar that it was run on.
    public let rules: BarDefinition

    /// Whether a bar of these heights was let into existence; if they are flawed nothing was done with it.
    public let isAccepted: Bool

    /// Whether every sum of the scenario's lengths is exact.
    let isExact: Bool

    /// The steps: none if there cannot be a bar of these heights, and none after one that breaks S2.
    let steps: [Step]

    /// How many of the steps mean something: all, but for the one that breaks S2.
    let soundCount: Int

    /// The kinds of all steps that mean something.
    let kinds: EventKinds

    private let actions: [BarAction]

    /// Runs a scenario on a fresh bar.
    ///
    /// - Complexity: O(*n*) in the number of events.
    public init(of scenario: Scenario, on rules: BarDefinition) {
        self.init(of: scenario, on: rules, session: nil, starts: [], isCut: false)
    }

    /// Acts a session out on a fresh bar.
    ///
    /// - Complexity: O(*n*) in the number of frames.
    public init(of session: Session, on rules: BarDefinition) {
        let played = session.played(on: rules)
        self.init(
            of: played.scenario, on: rules, session: session, starts: played.starts, isCut: played.isCut)
    }

    private init(
        of scenario: Scenario, on rules: BarDefinition, session: Session?, starts: [Int], isCut: Bool
    ) {
        self.scenario = scenario
        self.session = session
        self.starts = starts
        self.isCut = isCut
        self.rules = rules
        isExact = scenario.isExact
        isAccepted = rules.accepts(scenario.heights)
        guard isAccepted, let configuration = scenario.configuration else {
            (steps, soundCount, kinds, actions) = ([], 0, [], [])
            return
        }
        (steps, soundCount, kinds, actions) = run(
            scenario, rules.makeBar(configuration))
    }

    /// What the bar did during a step of this trace, in order.
    public func actions(of step: Step) -> ArraySlice<BarAction> { actions[step.actionRange] }
}

@specialized(where B == HardenedBar)
private func run<B: Bar>(
    _ scenario: Scenario, _ bar: B
) -> (steps: [Step], soundCount: Int, kinds: EventKinds, actions: [BarAction]) {
    var bar = bar
    var recorder = Recorder(bar, in: scenario)
    var steps: [Step] = []
    var kinds: EventKinds = []
    steps.reserveCapacity(scenario.events.count + 1)
    for position in 0...scenario.events.count {
        recorder.advance(&bar, by: scenario.event(at: position), index: position)
        steps.append(recorder.step)
        if recorder.step.finitenessViolation != nil {
            return (steps, position, kinds, recorder.host.actions)
        }
        kinds.formUnion(recorder.step.kind)
    }
    return (steps, steps.count, kinds, recorder.host.actions)
}

extension Trace: RandomAccessCollection {
    /// The position of the binding.
    public var startIndex: Int { 0 }

    /// One past the last event.
    public var endIndex: Int { steps.count }

    /// The step at a position.
    public subscript(position: Int) -> Step { steps[position] }
}

extension Scenario {
    /// The event at a position of a trace, of which 0 is the binding of the scroll view.
    func event(at position: Int) -> BarEvent {
        position == 0 ? .scrollView(scrollView) : events[position - 1]
    }
}
