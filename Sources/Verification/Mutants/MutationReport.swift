import AirBarModel
import Generators

/// How well a suite of invariants tells mutants from the bar they were made of.
public struct MutationReport: Sendable {
    /// What became of one mutant.
    public struct Outcome: Sendable {
        /// The mutant.
        public let mutant: Mutant

        /// For each seed how many scenarios it took to kill the mutant; nothing where it survived.
        public let scenarios: [Int?]

        /// The identifiers of the invariants that kill it, in the order of the catalogue.
        public let killedBy: [String]

        /// From how many seeds it was killed.
        public var killed: Int { scenarios.count { $0 != nil } }

        /// The median number of scenarios it took, of the seeds from which it was killed; nothing if of none.
        public var medianScenarios: Int? {
            let numbers = scenarios.compactMap { $0 }.sorted()
            return numbers.isEmpty ? nil : numbers[numbers.count / 2]
        }
    }

    /// How many scenarios a mutant has to survive, from each seed.
    public let cases: Int

    /// What became of each mutant.
    public let outcomes: [Outcome]

    /// Whether every mutant was tried to the end.
    public let isComplete: Bool

    /// What the mutants were held to.
    public let invariants: [Invariant]

    /// Tries mutants: from each seed until the first invariant kills them, and from the first seed to the end, to see
    /// which invariants do.
    ///
    /// - Parameters:
    ///   - mutants: the mutants to try.
    ///   - invariants: what they are held to.
    ///   - seeds: the seeds of the scenarios.
    ///   - cases: how many scenarios there are for each seed.
    ///   - isCancelled: asked now and then; what was tried until then is reported.
    /// - Complexity: some ten microseconds a scenario; all scenarios of the first seed for each mutant.
    public init(
        _ mutants: [Mutant] = Mutant.all, invariants: [Invariant] = Catalogue.all,
        seeds: ClosedRange<UInt64> = 1...20, cases: Int = 5_000, isCancelled: @escaping () -> Bool = { false }
    ) {
        self.cases = cases
        self.invariants = invariants
        var outcomes: [Outcome] = []
        for mutant in mutants where !isCancelled() {
            let trial = Trial(
                rules: mutant.rules, invariants: invariants, checks: Checks(invariants), cases: cases,
                isCancelled: isCancelled)
            let scenarios = seeds.map(trial.scenariosToKill)
            let killers = trial.killers(seed: seeds.lowerBound)
            if isCancelled() { break }
            outcomes.append(Outcome(mutant: mutant, scenarios: scenarios, killedBy: killers))
        }
        self.outcomes = outcomes
        isComplete = outcomes.count == mutants.count
    }

    /// The names of the mutants that an invariant kills.
    public func kills(of invariant: Invariant) -> [String] {
        outcomes.filter { $0.killedBy.contains(invariant.id) }.map(\.mutant.name)
    }

    /// The names of the mutants that an invariant kills and no other in its section does.
    public func killsAlone(of invariant: Invariant) -> [String] {
        let others = invariants.filter { $0.section == invariant.section && $0.id != invariant.id }.map(\.id)
        return outcomes.filter { outcome in
            outcome.killedBy.contains(invariant.id) && !outcome.killedBy.contains(where: others.contains)
        }
        .map(\.mutant.name)
    }
}

/// The scenarios that a mutant has to survive.
private struct Trial {
    let rules: BarRules
    let invariants: [Invariant]
    let checks: Checks
    let cases: Int
    let isCancelled: () -> Bool

    /// How many scenarios it takes until one of the invariants is broken.
    func scenariosToKill(seed: UInt64) -> Int? {
        (0..<cases).first { index in
            if isTooLate(index) { return true }
            guard let scenario = scenario(seed: seed, index: index) else { return false }
            return !checks.findings(of: scenario, on: rules).isEmpty
        }
        .map { $0 + 1 }
    }

    /// The identifiers of all invariants that are broken in one of the scenarios.
    func killers(seed: UInt64) -> [String] {
        var unbroken = invariants
        for index in 0..<cases where !isTooLate(index) {
            guard let scenario = scenario(seed: seed, index: index) else { continue }
            let broken = Checks(unbroken).findings(of: scenario, on: rules).map(\.invariant.id)
            if !broken.isEmpty { unbroken.removeAll { broken.contains($0.id) } }
        }
        return invariants.map(\.id).filter { id in !unbroken.contains { $0.id == id } }
    }

    /// Whether to stop, which is asked once in a while.
    private func isTooLate(_ index: Int) -> Bool { index.isMultiple(of: 256) && isCancelled() }

    private func scenario(seed: UInt64, index: Int) -> Scenario? {
        var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
        return try? Scenario.generator.generate(from: &source)
    }
}
