import AirBarModel
import Generators

/// Looks for what is wrong with a bar: random scenarios, every invariant, and a minimum for each one broken.
///
///     let report = BarVerifier(.published).run()
///     for found in report.counterexamples { print(found.text) }
public struct BarVerifier: Sendable {
    /// The bar in question.
    public let rules: BarRules

    /// What it is held to.
    public let invariants: [Invariant]

    /// How many failing scenarios are shrunk for each invariant: as many as it takes for every seed to end at the
    /// same minimum, which two defects that break one invariant would otherwise prevent.
    static let shrinkStarts = 16

    /// Makes a verifier of a bar and of the invariants it is held to.
    public init(_ rules: BarRules, invariants: [Invariant] = Catalogue.all) {
        self.rules = rules
        self.invariants = invariants
    }

    /// What is claimed: the bar keeps every invariant in every scenario.
    public var property: Property<Scenario> {
        Property(Scenario.generator) { [rules, invariants] scenario in
            let trace = Trace(of: scenario, on: rules)
            return invariants.compactMap { invariant in
                invariant.check(trace).map { Failure(id: invariant.id, message: $0.description) }
            }
        }
    }

    /// The minima of what one input of a fuzzer breaks.
    public func shrink(fuzzerInput bytes: [UInt8]) -> [FoundCounterexample] {
        property.shrink(ChoiceSource(bytes: bytes)).compactMap {
            FoundCounterexample($0, on: rules, invariants: invariants)
        }
    }

    /// Searches and shrinks.
    ///
    /// - Complexity: some microseconds a case; some thousand cases for each invariant found broken.
    public func run(_ settings: SearchSettings = SearchSettings(cases: 100_000)) -> BarReport {
        var settings = settings
        settings.shrinkStarts = max(settings.shrinkStarts, Self.shrinkStarts)
        return BarReport(search(property, settings), on: rules, invariants: invariants)
    }
}
