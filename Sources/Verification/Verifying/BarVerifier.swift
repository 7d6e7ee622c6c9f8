import AirBarModel
import Generators

/// Looks for what is wrong with a bar: random scenarios, every invariant, and a minimum for each one broken.
///
///     let report = BarVerifier(.published).run()
///     for found in report.counterexamples { print(found.text) }
public struct BarVerifier: Sendable {
    /// The bar in question.
    public let rules: BarDefinition

    /// What it is held to.
    public let invariants: [Invariant]

    /// How many failing scenarios are shrunk for each invariant: as many as it takes for every seed to end at the
    /// same minimum, which two defects that break one invariant would otherwise prevent.
    static let shrinkStarts = 8

    /// Makes a verifier of a bar and of the invariants it is held to.
    public init(_ rules: BarDefinition, invariants: [Invariant] = Catalogue.all) {
        self.rules = rules
        self.invariants = invariants
    }

    /// What is claimed: the bar keeps every invariant in every scenario.
    public var property: Property<Scenario> {
        let checks = Checks(invariants)
        let single = Dictionary(uniqueKeysWithValues: invariants.map { ($0.id, Checks([$0])) })
        return Property(Scenario.generator) { [rules] scenario in
            checks.findings(of: scenario, on: rules).map(\.failure)
        }
        .focusing { [rules] scenario, id in
            single[id]?.findings(of: scenario, on: rules).first?.failure
        }
    }

    /// The minima of what one input of a fuzzer breaks.
    public func shrink(fuzzerInput bytes: [UInt8]) -> [FoundCounterexample] {
        property.shrink(ChoiceSource(bytes: bytes)).compactMap {
            FoundCounterexample($0, on: rules, invariants: invariants)
        }
    }

    /// Searches so many scenarios, and shrinks.
    ///
    ///     print(BarVerifier(.hardened).run(cases: 1_000).holds)  // true
    public func run(cases: Int, seed: UInt64 = 0) -> BarReport {
        run(SearchSettings(cases: cases, seed: seed))
    }

    /// Searches and shrinks.
    ///
    /// - Complexity: some microseconds a case; some thousand cases for each invariant found broken.
    public func run(_ settings: SearchSettings = SearchSettings(cases: 100_000)) -> BarReport {
        var settings = settings
        settings.shrinkStarts = max(settings.shrinkStarts, Self.shrinkStarts)
        let report = search(property, settings)
        let minima =
            report.ending.isComplete ? simplest(report.counterexamples, settings) : report.counterexamples
        return BarReport(report, minima: minima, on: rules, invariants: invariants)
    }

    /// The same counterexamples, or simpler ones where short scenarios have them.
    private func simplest(
        _ minima: [Counterexample<Scenario>], _ settings: SearchSettings
    ) -> [Counterexample<Scenario>] {
        let known = minima.compactMap { minimum in
            invariants.first { $0.id == minimum.failure.id }.map { ($0, minimum.choices) }
        }
        var short = ShortCounterexamples(rules, improving: known)
        short.run(unless: settings.isCancelled)
        return short.found.reduce(minima) { minima, found in
            let verifier = BarVerifier(rules, invariants: invariants.filter { $0.id == found.id })
            let again = verifier.property.shrink(ChoiceSource(replaying: found.choices), settings)
            return minima.map { minimum in
                again.first {
                    $0.failure.id == minimum.failure.id && $0.choices.isSimpler(than: minimum.choices)
                } ?? minimum
            }
        }
    }
}
