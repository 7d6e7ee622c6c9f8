import AirBarModel
import Generators

/// A set of invariants, compiled for judging runs.
///
/// Each invariant has one formulation; the oracle only sorts them by the kinds of events that they are about.
public final class Oracle: Sendable {
    /// A violation, and the invariant that it violates.
    public struct Finding: Sendable {
        /// The invariant.
        package let invariant: Invariant

        /// Where and how it is violated.
        package let violation: Violation

        /// The finding as a failure of the engine.
        var failure: Failure { Failure(id: invariant.id, message: violation.description) }
    }

    /// A part of an invariant, with the invariant's position.
    struct Part<Body: Sendable>: Sendable {
        let invariant: Int
        let body: Body
    }

    /// A relation with its position among all relations.
    struct NumberedRelation<Body: Sendable>: Sendable {
        let invariant: Int
        let number: Int
        let body: Body
    }

    /// The invariants, in the order of the catalogue.
    package let invariants: [Invariant]

    /// For each kind of event the checks of a single step.
    let checks: [StepChecks]
    /// The obligations; those of sessions come last.
    let obligations: [Part<Obligation>]
    /// The number of obligations that are not about sessions only.
    let scenarioObligationCount: Int
    /// The kinds of events that open an obligation.
    let openingKinds: EventKinds
    let forks: [NumberedRelation<Relation.Fork>]
    let twins: [NumberedRelation<Relation.TwinRun>]
    /// For each relation, the number of cases of a search of which it judges one.
    let shares: [Int]
    let heightChecks: [Part<@Sendable (BarHeights, Bool) -> Violation?>]
    let sessionChecks: [Part<SessionCheck>]
    /// The positions of the invariants that are S2.
    let soundness: [Int]

    /// Compiles invariants; unless given, those of the catalogue that are about the hardened bar.
    public init(_ invariants: [Invariant] = Catalogue.all.about(BarDefinition.hardened.kind)) {
        var compiler = Compiler()
        for (index, invariant) in invariants.enumerated() { compiler.add(invariant, index) }
        self.invariants = invariants
        checks = compiler.checks.map(StepChecks.init)
        obligations = compiler.obligations + compiler.sessionObligations
        scenarioObligationCount = compiler.obligations.count
        openingKinds = obligations.reduce([]) { $0.union($1.body.opening.kinds) }
        forks = compiler.forks
        twins = compiler.twins
        shares = compiler.shares
        heightChecks = compiler.heightChecks
        sessionChecks = compiler.sessionChecks
        soundness = compiler.soundness
    }
}

/// Sorts invariants by how they are judged.
private struct Compiler {
    var checks: [[StepCheck]] = Array(repeating: [], count: EventKinds.count)
    var obligations: [Oracle.Part<Obligation>] = []
    var sessionObligations: [Oracle.Part<Obligation>] = []
    var forks: [Oracle.NumberedRelation<Relation.Fork>] = []
    var twins: [Oracle.NumberedRelation<Relation.TwinRun>] = []
    var shares: [Int] = []
    var heightChecks: [Oracle.Part<@Sendable (BarHeights, Bool) -> Violation?>] = []
    var sessionChecks: [Oracle.Part<SessionCheck>] = []
    var soundness: [Int] = []

    mutating func add(_ invariant: Invariant, _ index: Int) {
        switch invariant.body {
        case .heights(let check): heightChecks.append(.init(invariant: index, body: check))
        case .soundness: soundness.append(index)
        case .step(let kinds, let features, let condition, let check):
            add(check, on: kinds, features, condition, index)
        case .formula(let formula):
            for clause in formula.clauses { add(clause, index, isOfSessions: invariant.section == .sessions) }
        case .relation(let relation, let share):
            let number = shares.count
            shares.append(share)
            switch relation {
            case .fork(let fork): forks.append(.init(invariant: index, number: number, body: fork))
            case .twin(let twin): twins.append(.init(invariant: index, number: number, body: twin))
            }
        case .session(let check): sessionChecks.append(.init(invariant: index, body: check))
        }
    }

    private mutating func add(
        _ check: @escaping TemporalFormula.Check, on kinds: EventKinds, _ features: StepFeatures,
        _ condition: StepCondition?, _ index: Int
    ) {
        for kind in 0..<EventKinds.count where kinds.contains(EventKinds(rawValue: 1 << kind)) {
            checks[kind].append(
                StepCheck(invariant: index, features: features, condition: condition, check: check))
        }
    }

    private mutating func add(_ clause: TemporalFormula.Clause, _ index: Int, isOfSessions: Bool) {
        let condition = clause.condition
        for requirement in clause.requirements {
            if case .now(let check) = requirement {
                add(check, on: condition.kinds, condition.features, { condition.isMet(by: $0) }, index)
            } else if let obligation = Obligation(requirement, wherever: condition) {
                let part = Oracle.Part(invariant: index, body: obligation)
                if isOfSessions { sessionObligations.append(part) } else { obligations.append(part) }
            }
        }
    }
}
