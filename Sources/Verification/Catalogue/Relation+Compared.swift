import AirBarModel

extension Relation {
    /// The scenario of the run with which a trace is compared at a step; nil if there is none, as at the first binding.
    func compared(with trace: Trace, at position: Int) -> Scenario? {
        guard let configuration = trace.scenario.configuration, position < trace.count else { return nil }
        switch self {
        case .fork(let fork):
            // What is bound first is part of a scenario, and no event of it.
            guard let events = fork.events(trace[position]), position > 0 else { return nil }
            let count = fork.origin == .before ? position - 1 : position
            return trace.scenario.with(events: Array(trace.scenario.events.prefix(count)) + events.list)
        case .twin(let twin):
            let start = TwinStart(configuration: configuration, scrollView: trace.scenario.scrollView)
            guard let own = twin.begin(start), let events = twin.events(of: trace.prefix(position + 1), own),
                case .scrollView(own.scrollView) = events.first
            else { return nil }
            return Scenario(
                configuration: own.configuration, scrollView: own.scrollView,
                events: Array(events.dropFirst()))
        }
    }
}

extension Relation.TwinRun {
    /// The events that the twin is given for some steps; nil if the relation does not apply to one of them.
    fileprivate func events(of steps: Slice<Trace>, _ own: TwinStart) -> [BarEvent]? {
        var events = own.prelude
        var motion = SampledMotion()
        var isSuperfluous = false
        for step in steps {
            guard let event = event(step, own.shift) else { return nil }
            if leavesOutSamples {
                if motion.continues(with: step), isSuperfluous {
                    events.removeLast()
                } else {
                    isSuperfluous = motion.canContinue
                }
            }
            events.append(event)
        }
        return events
    }
}

extension ForkEvents {
    fileprivate var list: [BarEvent] {
        switch self {
        case .one(let event): [event]
        case .two(let first, let second): [first, second]
        }
    }
}
