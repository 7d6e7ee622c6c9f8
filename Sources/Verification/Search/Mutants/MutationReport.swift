import Synchronization

/// The mutants that the catalogue kills, the number of cases it takes, and the entries that kill them.
public struct MutationReport: Sendable {
    /// The result of one mutant.
    public struct Outcome: Sendable {
        /// The mutant's name.
        public let name: String

        /// The mistake, in one sentence.
        package let mistake: String

        /// For each seed, the number of cases until the mutant was killed; nil where it survived.
        public let cases: [Int?]

        /// The identifiers of the entries that kill it, in the order of the catalogue.
        public let killedBy: [String]

        /// The number of seeds from which it was killed.
        public var killed: Int { cases.count { $0 != nil } }

        /// The median number of cases until it was killed, of the seeds from which it was; nil if of none.
        package var medianCases: Int? {
            let numbers = cases.compactMap { $0 }.sorted()
            return numbers.isEmpty ? nil : numbers[numbers.count / 2]
        }
    }

    /// The number of cases per seed.
    public let cases: Int

    /// The result of each mutant.
    public let outcomes: [Outcome]

    /// Whether every mutant was tried on all its cases.
    package let isComplete: Bool

    /// The sections of the catalogue that the mutants were checked against.
    package let sections: [Catalogue.Section]

    /// Tries mutants: from each seed until the first entry kills the mutant, and on all cases of the first seed, to
    /// find every entry that kills it.
    ///
    /// - Parameters:
    ///   - mutants: the mutants to try.
    ///   - sections: the entries to check them against.
    ///   - seeds: the seeds of the cases.
    ///   - cases: the number of cases for each seed.
    ///   - namesKillers: whether every entry that kills a mutant is found, and not only that one does.
    ///   - isCancelled: called regularly; when it returns true, the report ends with the mutants tried so far.
    /// - Complexity: some 100 µs per case; to name killers, all cases of the first seed for each mutant. It uses all
    ///   cores.
    public init(
        _ mutants: [Mutant] = Mutant.all,
        sections: [Catalogue.Section] = Catalogue.sections, seeds: ClosedRange<UInt64> = 1...20,
        cases: Int = 5_000, namesKillers: Bool = true, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) {
        self.cases = cases
        self.sections = sections
        let entries = sections.flatMap(\.entries)
        let tried = Mutex([Outcome?](repeating: nil, count: mutants.count))
        let isOnMainActor = mutants.contains { $0.definition?.isOnMainActor == true }
        forEachIndex(mutants.count, isConcurrent: !isOnMainActor) { index in
            if isCancelled() { return }
            let mutant = mutants[index]
            let trial = mutant.subject.trial(of: entries)
            let kills = seeds.map { trial.casesToKill(seed: $0, cases: cases, isCancelled: isCancelled) }
            let killers =
                namesKillers
                ? trial.killers(seed: seeds.lowerBound, cases: cases, isCancelled: isCancelled) : []
            if isCancelled() { return }
            let outcome = Outcome(
                name: mutant.name, mistake: mutant.mistake, cases: kills, killedBy: killers)
            tried.withLock { $0[index] = outcome }
        }
        outcomes = tried.withLock { $0.compactMap { $0 } }
        isComplete = outcomes.count == mutants.count
    }

    /// The mutants that were not killed from every seed.
    public var survivors: [Outcome] { outcomes.filter { $0.killed < $0.cases.count } }

    /// The names of the mutants that an entry kills.
    public func kills(of entry: any CatalogueEntry) -> [String] {
        outcomes.filter { $0.killedBy.contains(entry.id) }.map(\.name)
    }

    /// The names of the mutants that an entry kills and no other entry of its section does.
    package func killsAlone(of entry: any CatalogueEntry) -> [String] {
        let section = sections.first { $0.entries.contains { $0.id == entry.id } }
        let others = section?.entries.map(\.id).filter { $0 != entry.id } ?? []
        return outcomes.filter { outcome in
            outcome.killedBy.contains(entry.id) && !outcome.killedBy.contains(where: others.contains)
        }
        .map(\.name)
    }

    /// The entries that kill no mutant alone and have no justification.
    package var idleEntries: [any CatalogueEntry] {
        sections.flatMap(\.entries).filter { entry in
            entry.justification == nil && killsAlone(of: entry).isEmpty
        }
    }
}
