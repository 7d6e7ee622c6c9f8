import Dispatch
import Synchronization

/// How well the catalogue tells mutants from what they were made of.
public struct MutationReport: Sendable {
    /// What became of one mutant.
    public struct Outcome: Sendable {
        /// The mutant's name.
        public let name: String

        /// What was done wrong, in a sentence.
        public let mistake: String

        /// For each seed how many cases it took to kill the mutant; nothing where it survived.
        public let cases: [Int?]

        /// The identifiers of the entries that kill it, in the order of the catalogue.
        public let killedBy: [String]

        /// From how many seeds it was killed.
        public var killed: Int { cases.count { $0 != nil } }

        /// The median number of cases it took, of the seeds from which it was killed; nothing if of none.
        public var medianCases: Int? {
            let numbers = cases.compactMap { $0 }.sorted()
            return numbers.isEmpty ? nil : numbers[numbers.count / 2]
        }
    }

    /// How many cases a mutant has to survive, from each seed.
    public let cases: Int

    /// What became of each mutant.
    public let outcomes: [Outcome]

    /// Whether every mutant was tried to the end.
    public let isComplete: Bool

    /// What the mutants were held to, by section.
    public let sections: [Catalogue.Section]

    /// Tries mutants: from each seed until the first entry kills them, and from the first seed to the end, to see which
    /// entries do.
    ///
    /// - Parameters:
    ///   - mutants: the mutants to try.
    ///   - sections: what they are held to.
    ///   - seeds: the seeds of the cases.
    ///   - cases: how many cases there are for each seed.
    ///   - isCancelled: asked now and then; what was tried until then is reported.
    /// - Complexity: some hundred microseconds a case; all cases of the first seed for each mutant. All cores take part.
    public init(
        _ mutants: [any Mutation] = Mutant.all,
        sections: [Catalogue.Section] = Catalogue.sections, seeds: ClosedRange<UInt64> = 1...20,
        cases: Int = 5_000, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.cases = cases
        self.sections = sections
        let entries = sections.flatMap(\.entries)
        let tried = Mutex([Outcome?](repeating: nil, count: mutants.count))
        DispatchQueue.concurrentPerform(iterations: mutants.count) { index in
            if isCancelled() { return }
            let mutant = mutants[index]
            let trial = mutant.trial(of: entries)
            let kills = seeds.map { trial.casesToKill(seed: $0, cases: cases, isCancelled: isCancelled) }
            let killers = trial.killers(seed: seeds.lowerBound, cases: cases, isCancelled: isCancelled)
            if isCancelled() { return }
            let outcome = Outcome(
                name: mutant.name, mistake: mutant.mistake, cases: kills, killedBy: killers)
            tried.withLock { $0[index] = outcome }
        }
        outcomes = tried.withLock { $0.compactMap { $0 } }
        isComplete = outcomes.count == mutants.count
    }

    /// The names of the mutants that an entry kills.
    public func kills(of entry: any CatalogueEntry) -> [String] {
        outcomes.filter { $0.killedBy.contains(entry.id) }.map(\.name)
    }

    /// The names of the mutants that an entry kills and no other in its section does.
    public func killsAlone(of entry: any CatalogueEntry) -> [String] {
        let section = sections.first { $0.entries.contains { $0.id == entry.id } }
        let others = section?.entries.map(\.id).filter { $0 != entry.id } ?? []
        return outcomes.filter { outcome in
            outcome.killedBy.contains(entry.id) && !outcome.killedBy.contains(where: others.contains)
        }
        .map(\.name)
    }

    /// The entries that no mutant needs, and that do not say why they stay.
    public var idleEntries: [any CatalogueEntry] {
        sections.flatMap(\.entries).filter { $0.justification == nil && killsAlone(of: $0).isEmpty }
    }
}
