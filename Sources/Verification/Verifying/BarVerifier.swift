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
    public var property: Property<Scenario> { property(of: Scenario.generator) }

    private func property(of scenarios: Generator<Scenario>) -> Property<Scenario> {
        let checks = Checks(invariants)
        let single = Dictionary(uniqueKeysWithValues: invariants.map { ($0.id, Checks([$0])) })
        return Property(scenarios) { [rules] scenario in
            checks.failures(of: scenario, on: rules)
        }
        .focusing { [rules] scenario, id in
            single[id]?.failures(of: scenario, on: rules).first
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
        return BarReport(search(property, settings), on: rules, invariants: invariants) {
            simplest($0, settings)
        }
    }

    /// Looks among scenarios with no more events for a simpler way to break the same invariant.
    ///
    /// One invariant may be broken by several defects, of which the one that takes the least need not be the one
    /// that long scenarios come upon.
    private func simplest(
        _ found: Counterexample<Scenario>, _ settings: SearchSettings
    ) -> Counterexample<Scenario> {
        let verifier = BarVerifier(rules, invariants: invariants.filter { $0.id == found.failure.id })
        var settings = settings
        settings.onProgress = nil
        settings.onFailure = nil
        let short = verifier.property(of: Scenario.generator(events: 0...max(1, found.value.events.count)))
        let minima = search(short, settings).counterexamples
        return minima.reduce(found) { best, minimum in
            guard minimum.choices.isSimpler(than: best.choices) else { return best }
            let again = verifier.property.shrink(ChoiceSource(replaying: minimum.choices))
            return again.first { $0.choices.isSimpler(than: best.choices) } ?? best
        }
    }
}

extension Checks {
    /// What a bar breaks in a scenario, as the engine knows failures.
    fileprivate func failures(of scenario: Scenario, on rules: BarRules) -> [Failure] {
        findings(of: scenario, on: rules).map {
            Failure(id: $0.invariant.id, message: $0.violation.description)
        }
    }
}
