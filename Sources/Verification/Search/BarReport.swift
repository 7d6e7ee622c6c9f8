import AirBarModel
import Generators

/// What a verifier found out about a bar.
public struct BarReport: Sendable {
    /// The name of the bar.
    public let bar: String

    /// What the bar was held to.
    public let invariants: [Invariant]

    /// The seed that all cases derive from.
    public let seed: UInt64

    /// The number of scenarios or sessions tried.
    public let cases: Int

    /// The time it took.
    public let elapsed: Duration

    /// Why the search ended.
    public let ending: SearchEnding

    /// The minimum for each invariant that is broken, in the order of the catalogue.
    public let counterexamples: [FoundCounterexample]

    /// - Parameter minima: what the search found, or what is simpler.
    init<Case: BarCase>(
        _ report: SearchReport<Case>, minima: [Counterexample<Case>], on definition: BarDefinition,
        invariants: [Invariant]
    ) {
        bar = definition.name
        self.invariants = invariants
        seed = report.seed
        cases = report.casesRun
        elapsed = report.elapsed
        ending = report.ending
        let found = minima.compactMap {
            FoundCounterexample($0, on: definition, invariants: invariants)
        }
        counterexamples = invariants.compactMap { invariant in
            found.first { $0.counterexample.invariant.id == invariant.id }
        }
    }

    /// Whether no invariant was found broken.
    public var holds: Bool { counterexamples.isEmpty }

    /// The minimum for an invariant, if it is broken.
    public func counterexample(to invariant: Invariant) -> FoundCounterexample? {
        counterexamples.first { $0.counterexample.invariant.id == invariant.id }
    }
}
