import AirBarModel
import Generators

/// Something right made wrong in one place, to see who finds out.
public protocol Mutation: Sendable {
    /// A few words with hyphens between them.
    var name: String { get }

    /// What was done wrong, in a sentence.
    var mistake: String { get }

    /// What tries it on the entries that are about such things.
    func trial(of entries: [any CatalogueEntry]) -> MutantTrial
}

/// A mutant, held to what may be broken by it.
public struct MutantTrial {
    /// The identifiers of what it is held to, in the order of the catalogue.
    let ids: [String]

    /// The identifiers of those entries, of the ones at some positions, that it breaks in a case.
    ///
    /// A case is one of so many that derive from a seed.
    let broken: (_ among: [Int], _ seed: UInt64, _ index: Int, _ cases: Int) -> [Int]

    package init(
        ids: [String],
        broken: @escaping (_ among: [Int], _ seed: UInt64, _ index: Int, _ cases: Int) -> [Int]
    ) {
        self.ids = ids
        self.broken = broken
    }

    /// How many cases it takes until one of the entries is broken; nothing if none is.
    func casesToKill(seed: UInt64, cases: Int, isCancelled: () -> Bool) -> Int? {
        let all = Array(ids.indices)
        for index in 0..<cases {
            if Self.isTooLate(index, isCancelled) { return nil }
            if !broken(all, seed, index, cases).isEmpty { return index + 1 }
        }
        return nil
    }

    /// The identifiers of all entries that are broken in one of the cases.
    func killers(seed: UInt64, cases: Int, isCancelled: () -> Bool) -> [String] {
        var unbroken = Array(ids.indices)
        for index in 0..<cases where !Self.isTooLate(index, isCancelled) {
            let found = broken(unbroken, seed, index, cases)
            if !found.isEmpty { unbroken.removeAll(where: found.contains) }
        }
        return ids.indices.filter { !unbroken.contains($0) }.map { ids[$0] }
    }

    /// Whether to stop, which is asked once in a while.
    private static func isTooLate(_ index: Int, _ isCancelled: () -> Bool) -> Bool {
        index.isMultiple(of: 256) && isCancelled()
    }
}

extension Mutant: Mutation {
    /// A trial on generated scenarios, and in every fourth case on a session, which takes as long as some of them.
    public func trial(of entries: [any CatalogueEntry]) -> MutantTrial {
        let invariants = entries.compactMap { $0 as? Invariant }
        // Arranging the checks takes longer than a scenario, and the ones asked for change seldom.
        var arranged = Arranged(invariants, among: Array(invariants.indices))
        return MutantTrial(ids: invariants.map(\.id)) { [rules] among, seed, index, cases in
            if arranged.among != among { arranged = Arranged(invariants, among: among) }
            var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
            var again = source
            var found: [Checks.Finding] = []
            if let scenario = try? Scenario.generator.generate(from: &source) {
                found = arranged.scenarios.findings(of: scenario, on: rules)
            }
            if index.isMultiple(of: 4), !arranged.sessions.invariants.isEmpty,
                let session = try? Session.generator.generate(from: &again)
            {
                found += arranged.sessions.findings(in: Trace(of: session, on: rules))
            }
            let ids = found.map(\.invariant.id)
            return among.filter { ids.contains(invariants[$0].id) }
        }
    }
}

/// The invariants at some positions, by what they are checked on.
private struct Arranged {
    let among: [Int]
    let scenarios: Checks
    let sessions: Checks

    init(_ invariants: [Invariant], among: [Int]) {
        self.among = among
        let chosen = among.map { invariants[$0] }
        scenarios = Checks(chosen.filter { $0.section != .sessions })
        sessions = Checks(chosen.filter { $0.section == .sessions })
    }
}
