import AirBarModel
import Generators

/// The result of a search for violations by a bar.
public struct BarReport: Sendable {
    /// The name of the bar.
    public let bar: String

    /// The invariants that the bar was judged by.
    public let invariants: [Invariant]

    /// The seed that all cases derive from.
    public let seed: UInt64

    /// The number of scenarios or sessions that were run.
    public let cases: Int

    /// The duration of the search.
    public let elapsed: Duration

    /// The reason why the search ended.
    public let ending: SearchEnding

    /// The minimum for each invariant that is broken, in the order of the catalogue.
    public let counterexamples: [FoundCounterexample]

    /// - Parameter minima: the counterexamples of the search, or simpler ones.
    init<Case: BarCase>(
        _ report: SearchReport<Case>, minima: [Counterexample<Case>], on definition: BarDefinition,
        invariants: [Invariant]
    ) {
        let found = minima.compactMap {
            FoundCounterexample($0, on: definition, invariants: invariants)
        }
        self.init(
            on: definition, invariants: invariants, seed: report.seed, cases: report.casesRun,
            elapsed: report.elapsed, ending: report.ending, found: found)
    }

    /// - Parameter found: the counterexamples, in any order.
    init(
        on definition: BarDefinition, invariants: [Invariant], seed: UInt64, cases: Int, elapsed: Duration,
        ending: SearchEnding, found: [FoundCounterexample]
    ) {
        bar = definition.name
        self.invariants = invariants
        self.seed = seed
        self.cases = cases
        self.elapsed = elapsed
        self.ending = ending
        counterexamples = invariants.compactMap { invariant in
            found.first { $0.counterexample.invariant.id == invariant.id }
        }
    }

    /// Whether no invariant was found broken.
    public var holds: Bool { counterexamples.isEmpty }

    /// The result for an invariant in a word or two: broken, not decided because of an interrupt, or holds.
    public func status(of invariant: Invariant) -> String {
        counterexample(to: invariant) != nil ? "broken" : ending == .cancelled ? "not decided" : "holds"
    }

    /// The minimum for an invariant, if it is broken.
    public func counterexample(to invariant: Invariant) -> FoundCounterexample? {
        counterexamples.first { $0.counterexample.invariant.id == invariant.id }
    }
}
