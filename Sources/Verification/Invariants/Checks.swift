import AirBarModel

/// Invariants, arranged so that checking all of them takes little longer than running a scenario.
///
/// Every step is looked at once, by those that can be broken by what happened there.
public struct Checks: Sendable {
    /// What an invariant has to say of a trace, if it has.
    public typealias Finding = (invariant: Invariant, violation: Violation)

    /// The invariants, in the order of the catalogue.
    public let invariants: [Invariant]

    private let stepwise: ByKind<Stepwise>
    private let others: [Other]
    /// Looks out for claims that fail, so that a trace is recorded only where one does.
    private let watch: Watch
    /// Whether only a whole trace can tell that nothing is wrong.
    private let needsTrace: Bool

    private struct Stepwise {
        let index: Int
        let requires: EventKinds
        let check: @Sendable (Step) -> Violation?
    }

    private struct Other {
        let index: Int
        let concerns: EventKinds
        let body: Invariant.Body
    }

    /// What was found so far: the position of the invariant, and its first violation.
    private typealias Found = [(index: Int, violation: Violation)]

    /// Arranges invariants.
    public init(_ invariants: [Invariant] = Catalogue.all) {
        self.invariants = invariants
        var stepwise: [(EventKinds, Stepwise)] = []
        var others: [Other] = []
        var parts: [Claim.Part] = []
        var needsTrace = false
        for (index, invariant) in invariants.enumerated() {
            if let check = invariant.body.atEveryStep {
                let entry = Stepwise(index: index, requires: invariant.requires, check: check)
                stepwise.append((invariant.concerns, entry))
                continue
            }
            others.append(Other(index: index, concerns: invariant.concerns, body: invariant.body))
            if let few = invariant.body.partsAtEveryStep { parts += few } else { needsTrace = true }
        }
        self.stepwise = ByKind(stepwise)
        self.others = others
        self.needsTrace = needsTrace
        watch = Watch(parts)
    }

    /// The first violation of each invariant that a bar breaks in a scenario, in the order of the invariants.
    ///
    /// - Complexity: O(*n*) in the number of events; each invariant that compares two runs runs a second scenario.
    public func findings(of scenario: Scenario, on rules: BarRules) -> [Finding] {
        var found: Found = []
        // A trace is recorded only where more has to be seen than one step after the other.
        guard !needsTrace, rules.accepts(scenario.heights), let configuration = scenario.configuration,
            inspect(scenario, rules.makeBar(configuration), &found)
        else { return findings(in: Trace(of: scenario, on: rules)) }
        return ordered(found)
    }

    /// The first violation of each invariant that is broken in a trace, in the order of the invariants.
    public func findings(in trace: Trace) -> [Finding] {
        var found: Found = []
        for position in 0..<trace.soundCount { inspect(trace.steps[position], &found) }
        inspect(trace, &found)
        return ordered(found)
    }

    /// The invariants that a step breaks by itself.
    func broken(by step: Step) -> [Invariant] {
        var found: Found = []
        inspect(step, &found)
        return ordered(found).map(\.invariant)
    }

    private func ordered(_ found: Found) -> [Finding] {
        if found.isEmpty { return [] }
        return found.sorted { $0.index < $1.index }.map { (invariants[$0.index], $0.violation) }
    }
}

extension Checks {
    /// Looks at every step of a scenario as it is run, and keeps none; says whether that tells all there is to find.
    private func inspect(
        _ scenario: Scenario, _ bar: some Bar, _ found: inout Found
    ) -> Bool {
        var bar = bar
        var recorder = Recorder(bar, in: scenario)
        var open = watch.atFirst
        for position in 0...scenario.events.count {
            recorder.advance(&bar, by: scenario.event(at: position), index: position)
            if inspect(recorder.step, &open, &found) { return false }
        }
        return true
    }

    private func inspect(_ step: Step, _ open: inout Watch.Open, _ found: inout Found) -> Bool {
        if step.finitenessViolation != nil || watch.fails(at: step, &open) { return true }
        inspect(step, &found)
        return false
    }

    private func inspect(_ step: Step, _ found: inout Found) {
        stepwise.forEach(of: step.kind) { one in
            guard step.tags.isSuperset(of: one.requires), let violation = one.check(step),
                !found.contains(where: { $0.index == one.index })
            else { return }
            found.append((one.index, violation))
        }
    }

    /// Looks at what is not about single steps.
    private func inspect(_ trace: Trace, _ found: inout Found) {
        for other in others {
            if let violation = other.body.violation(in: trace, concerning: other.concerns) {
                found.append((other.index, violation))
            }
        }
    }
}

extension Invariant.Body {
    /// What it comes to, if it is about every step by itself.
    fileprivate var atEveryStep: (@Sendable (Step) -> Violation?)? {
        switch self {
        case .step(let check): check
        case .claim(let claim): claim.measureAtEveryStep
        case .heights, .meaning, .relation: nil
        }
    }

    /// What to look out for while steps go by, if that is all there is to it.
    fileprivate var partsAtEveryStep: [Claim.Part]? {
        switch self {
        case .heights, .meaning: []
        case .claim(let claim): claim.partsAtEveryStep
        case .step, .relation: nil
        }
    }

    /// What is wrong with a trace that is looked at as a whole.
    fileprivate func violation(in trace: Trace, concerning kinds: EventKinds) -> Violation? {
        switch self {
        case .heights(let check): check(trace.scenario.heights, trace.isAccepted)
        case .meaning: trace.last?.finitenessViolation
        case .claim(let claim): trace.kinds.isDisjoint(with: kinds) ? nil : claim.check(trace, 0)
        case .relation(let relation): trace.kinds.isDisjoint(with: kinds) ? nil : relation.check(trace)
        case .step: nil
        }
    }
}
