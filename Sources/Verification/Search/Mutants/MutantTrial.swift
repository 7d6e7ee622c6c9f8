import AirBarModel
import Generators

/// A mutant with the catalogue entries that it is checked against.
public struct MutantTrial {
    /// The identifiers of the entries, in the order of the catalogue.
    let ids: [String]

    /// Runs one case, and returns which of the entries at the positions `among` the mutant breaks in it.
    ///
    /// The case is the one with an index, among a number of cases that are derived from a seed.
    let broken: (_ among: [Int], _ seed: UInt64, _ index: Int, _ cases: Int) -> [Int]

    package init(
        ids: [String],
        broken: @escaping (_ among: [Int], _ seed: UInt64, _ index: Int, _ cases: Int) -> [Int]
    ) {
        self.ids = ids
        self.broken = broken
    }

    /// The number of cases until an entry is broken; nil if none is.
    func casesToKill(seed: UInt64, cases: Int, isCancelled: () -> Bool) -> Int? {
        let all = Array(ids.indices)
        for index in 0..<cases {
            if Self.isCancelled(index, isCancelled) { return nil }
            if !broken(all, seed, index, cases).isEmpty { return index + 1 }
        }
        return nil
    }

    /// The identifiers of all entries that are broken in at least one case; of those so far, if cancelled.
    func killers(seed: UInt64, cases: Int, isCancelled: () -> Bool) -> [String] {
        var unbroken = Array(ids.indices)
        for index in 0..<cases {
            if Self.isCancelled(index, isCancelled) { break }
            let found = broken(unbroken, seed, index, cases)
            if !found.isEmpty { unbroken.removeAll(where: found.contains) }
        }
        return ids.indices.filter { !unbroken.contains($0) }.map { ids[$0] }
    }

    /// Whether to stop; calls `isCancelled` only every 16 cases.
    private static func isCancelled(_ index: Int, _ isCancelled: () -> Bool) -> Bool {
        index.isMultiple(of: 16) && isCancelled()
    }
}

extension Mutant {
    /// The number of cases until the first entry of the catalogue is broken; nil if none of the cases breaks one.
    ///
    /// - Complexity: O(*n*) in the number of cases, each some ten microseconds, and a millisecond every fourth.
    public func casesToKill(seed: UInt64, cases: Int) -> Int? {
        subject.trial(of: Catalogue.all + Catalogue.sessions)
            .casesToKill(seed: seed, cases: cases, isCancelled: { false })
    }
}

extension BarDefinition {
    /// A trial on generated scenarios, and on a session in every fourth case, since a session takes longer.
    public func trial(of entries: [any CatalogueEntry]) -> MutantTrial {
        let invariants = entries.compactMap { $0 as? Invariant }
            .filter { $0.reasonNotToApply(to: self) == nil }
        // Making the oracles takes longer than running a scenario, and the selected invariants change rarely.
        var selection = InvariantSelection(invariants, among: Array(invariants.indices))
        let domain = CaseDomain(of: self)
        let (scenarios, sessions) = (Scenario.generator(in: domain), Session.generator(in: domain))
        return MutantTrial(ids: invariants.map(\.id)) { among, seed, index, cases in
            if selection.positions != among { selection = InvariantSelection(invariants, among: among) }
            var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
            var sessionSource = source
            var found: [Oracle.Finding] = []
            if let scenario = try? scenarios.generate(from: &source) {
                found = selection.scenarios.findings(
                    of: scenario, on: self,
                    relations: selection.scenarios.relations(drawnFor: scenario))
            }
            if index.isMultiple(of: 4), !selection.sessions.invariants.isEmpty,
                let session = try? sessions.generate(from: &sessionSource)
            {
                found += selection.sessions.findings(of: session, on: self)
            }
            let ids = found.map(\.invariant.id)
            return among.filter { ids.contains(invariants[$0].id) }
        }
    }
}

/// The oracles of the invariants at some positions: one for scenarios and one for sessions.
private struct InvariantSelection {
    let positions: [Int]
    let scenarios: Oracle
    let sessions: Oracle

    init(_ invariants: [Invariant], among: [Int]) {
        positions = among
        let chosen = among.map { invariants[$0] }
        scenarios = Oracle(chosen.filter { $0.section != .sessions })
        sessions = Oracle(chosen.filter { $0.section == .sessions })
    }
}
