import AirBarModel
import Generators

/// Invariants, arranged so that checking all of them takes little longer than running a scenario.
///
/// Every step is looked at once, by those that can be broken by what happened there.
public struct Checks: Sendable {
    /// What an invariant has to say of a trace.
    public struct Finding: Sendable {
        /// What is broken.
        public let invariant: Invariant

        /// Where and how.
        public let violation: Violation

        /// The finding as the engine knows failures.
        var failure: Failure { Failure(id: invariant.id, message: violation.description) }
    }

    /// The invariants, in the order of the catalogue.
    public let invariants: [Invariant]

    private let stepwise: [Stepwise]
    private let others: [Other]

    private struct Stepwise {
        let index: Int
        let concerns: EventKinds
        let requires: EventKinds
        let check: @Sendable (Step) -> Violation?

        func canBeBroken(by tags: EventKinds) -> Bool {
            !tags.isDisjoint(with: concerns) && tags.isSuperset(of: requires)
        }
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
        var stepwise: [Stepwise] = []
        var others: [Other] = []
        for (index, invariant) in invariants.enumerated() {
            if let check = invariant.body.atEveryStep {
                stepwise.append(
                    Stepwise(
                        index: index, concerns: invariant.concerns, requires: invariant.requires, check: check
                    ))
            } else {
                others.append(Other(index: index, concerns: invariant.concerns, body: invariant.body))
            }
        }
        self.stepwise = stepwise
        self.others = others
    }

    /// The first violation of each invariant that a bar breaks in a scenario, in the order of the invariants.
    ///
    /// - Complexity: O(*n*) in the number of events; each invariant that compares two runs runs a second scenario.
    public func findings(of scenario: Scenario, on rules: BarRules) -> [Finding] {
        var found: Found = []
        // A trace is recorded only where more than single steps is asked for.
        guard others.isEmpty, rules.accepts(scenario.heights), let configuration = scenario.configuration,
            inspect(scenario, configuration, rules.makeBar(configuration), &found)
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
        return found.sorted { $0.index < $1.index }.map {
            Finding(invariant: invariants[$0.index], violation: $0.violation)
        }
    }
}

extension Checks {
    /// Looks at every step of a scenario as it is run, and keeps none; says whether all of them mean something.
    private func inspect(
        _ scenario: Scenario, _ configuration: BarConfiguration, _ bar: some Bar, _ found: inout Found
    ) -> Bool {
        var recorder = Recorder(
            bar, configuration, ScrollView(scenario.scrollView), isExact: scenario.isExact,
            events: scenario.events.count)
        for position in 0...scenario.events.count {
            let step = recorder.step(scenario.event(at: position), index: position)
            if step.finitenessViolation != nil { return false }
            inspect(step, &found)
        }
        return true
    }

    private func inspect(_ step: Step, _ found: inout Found) {
        stepwise.withUnsafeBufferPointer { checks in
            for number in checks.indices where checks[number].canBeBroken(by: step.tags) {
                guard let violation = checks[number].check(step) else { continue }
                let index = checks[number].index
                if !found.contains(where: { $0.index == index }) { found.append((index, violation)) }
            }
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
        case .claim(let claim): claim.atEveryStep
        case .heights, .meaning, .relation, .session: nil
        }
    }

    /// What is wrong with a trace that is looked at as a whole.
    fileprivate func violation(in trace: Trace, concerning kinds: EventKinds) -> Violation? {
        switch self {
        case .heights(let check): check(trace.scenario.heights, trace.isAccepted)
        case .meaning: trace.last?.finitenessViolation
        case .claim(let claim): trace.kinds.isDisjoint(with: kinds) ? nil : claim.check(trace, 0)
        case .relation(let relation): trace.kinds.isDisjoint(with: kinds) ? nil : relation.check(trace)
        case .session(let check): trace.session.flatMap { check($0, trace) }
        case .step: nil
        }
    }
}
