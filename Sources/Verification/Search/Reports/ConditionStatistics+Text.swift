import Generators

extension ConditionStatistics {
    /// A condition that is met in fewer than one in this number of cases is rarely met.
    private static let rarity = 2_000

    private func isRare(_ count: Count) -> Bool { count.met * Self.rarity < cases }

    /// A table with one line per invariant, and the coverage of pairs and triples of events.
    package var text: String {
        var table = TextTable([
            ("id", .leading), ("condition of", .leading), ("met in", .trailing), ("narrowly", .trailing),
            ("", .leading),
        ])
        for count in counts {
            table.add([
                count.invariant.id, count.invariant.title, grouped(count.met), grouped(count.narrowlyMet),
                count.met == 0 ? "never met" : isRare(count) ? "rarely met" : "",
            ])
        }
        return
            (["conditions met in \(grouped(cases)) cases"] + table.lines + [
                "", line("pairs", coverage.pairShare), line("triples", coverage.tripleShare),
            ]).joined(separator: "\n")
    }

    private func line(_ sequences: String, _ share: EventCoverage.Share) -> String {
        let missing = share.missing.prefix(3).map { $0.joined(separator: ", ") }.joined(separator: "; ")
        return "\(grouped(share.met)) of \(grouped(share.possible)) \(sequences) of events in a row"
            + (missing.isEmpty ? "" : "; missing: \(missing)") + (share.missing.count > 3 ? "; …" : "")
    }
}
