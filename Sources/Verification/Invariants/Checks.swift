/// Invariants, arranged so that checking all of them takes little longer than looking at a trace.
///
/// Every step is looked at once, by those that can be broken by what happened there.
public struct Checks: Sendable {
    /// The invariants, in the order of the catalogue.
    public let invariants: [Invariant]

    private let stepwise: [Stepwise]
    private let others: [(index: Int, concerns: EventKinds, body: Invariant.Body)]

    private struct Stepwise {
        let index: Int
        let concerns: EventKinds
        let requires: EventKinds
        let check: @Sendable (Step) -> Violation?

        func canBeBroken(by tags: EventKinds) -> Bool {
            !tags.isDisjoint(with: concerns) && tags.isSuperset(of: requires)
        }
    }

    /// Arranges invariants.
    public init(_ invariants: [Invariant] = Catalogue.all) {
        self.invariants = invariants
        var stepwise: [Stepwise] = []
        var others: [(index: Int, concerns: EventKinds, body: Invariant.Body)] = []
        for (index, invariant) in invariants.enumerated() {
            if case .step(let check) = invariant.body {
                stepwise.append(
                    Stepwise(
                        index: index, concerns: invariant.concerns, requires: invariant.requires, check: check
                    ))
            } else {
                others.append((index, invariant.concerns, invariant.body))
            }
        }
        self.stepwise = stepwise
        self.others = others
    }

    /// The first violation of each invariant that is broken in a trace, in the order of the invariants.
    ///
    /// - Complexity: O(*n*) in the number of events; each invariant that compares two runs runs a second scenario.
    public func violations(in trace: Trace) -> [(invariant: Invariant, violation: Violation)] {
        var found: [(index: Int, violation: Violation)] = []
        for position in 0..<trace.soundCount {
            inspect(trace.steps[position], &found)
        }
        for (index, concerns, body) in others {
            if let violation = body.violation(in: trace, concerning: concerns) {
                found.append((index, violation))
            }
        }
        if found.isEmpty { return [] }
        return found.sorted { $0.index < $1.index }.map { (invariants[$0.index], $0.violation) }
    }

    /// The invariants that a step breaks by itself.
    func broken(by step: Step) -> [Invariant] {
        var found: [(index: Int, violation: Violation)] = []
        inspect(step, &found)
        return found.map { invariants[$0.index] }
    }

    private func inspect(_ step: Step, _ found: inout [(index: Int, violation: Violation)]) {
        stepwise.withUnsafeBufferPointer { checks in
            for number in checks.indices where checks[number].canBeBroken(by: step.tags) {
                guard let violation = checks[number].check(step) else { continue }
                let index = checks[number].index
                if !found.contains(where: { $0.index == index }) { found.append((index, violation)) }
            }
        }
    }
}

extension Invariant.Body {
    /// What is wrong with a trace that is looked at as a whole.
    fileprivate func violation(in trace: Trace, concerning kinds: EventKinds) -> Violation? {
        if case .trace(let check) = self { return check(trace) }
        guard !trace.kinds.isDisjoint(with: kinds) else { return nil }
        return switch self {
        case .claim(let claim): claim.check(trace, 0)
        case .relation(let relation): relation.check(trace)
        case .trace, .step: nil
        }
    }
}
