import AirBarModel
import Generators

/// Looks for what is wrong with a bar under fingers: random sessions, every invariant, and a minimum for each one
/// broken.
///
///     print(SessionVerifier(.hardened).run(cases: 100).holds)  // true
public struct SessionVerifier: Sendable {
    /// The bar in question.
    public let rules: BarDefinition

    /// What it is held to.
    public let invariants: [Invariant]

    /// Makes a verifier of a bar and of the invariants it is held to.
    public init(_ rules: BarDefinition, invariants: [Invariant] = Catalogue.all + Catalogue.sessions) {
        self.rules = rules
        self.invariants = invariants
    }

    /// What is claimed: the bar keeps every invariant in every session.
    public var property: Property<Session> {
        let checks = Checks(invariants)
        let single = Dictionary(uniqueKeysWithValues: invariants.map { ($0.id, Checks([$0])) })
        return Property(Session.generator) { [rules] session in
            checks.findings(in: session.trace(on: rules)).map(\.failure)
        }
        .focusing { [rules] session, id in
            single[id]?.findings(in: session.trace(on: rules)).first?.failure
        }
    }

    /// Searches so many sessions, and shrinks.
    public func run(cases: Int, seed: UInt64 = 0) -> BarReport {
        run(SearchSettings(cases: cases, seed: seed))
    }

    /// Searches and shrinks.
    ///
    /// - Complexity: about a millisecond a case, for one comes to hundreds of events.
    public func run(_ settings: SearchSettings = SearchSettings(cases: 2_000)) -> BarReport {
        let report = search(property, settings)
        return BarReport(report, minima: report.counterexamples, on: rules, invariants: invariants)
    }
}
