import BarCommands
import Yardsticks
import Generators
import Verification

/// `scripts/bench discoveries`: counts the seeds from which random cases break false properties.
struct DiscoveryBench {
    static let command = Command(
        name: "discoveries", summary: "measure what random cases find",
        options: [
            Option("--seeds N", "the number of seeds, from 0 (100)"),
            .json,
        ],
        notes: """
            From how many seeds random cases break false properties that need numbers which are neither ends nor simple, or equal
            texts, lists, sets and steps. Exits 1 when a property is broken from fewer than 95 of 100 seeds.
            """
    ) { arguments throws(UsageError) in try DiscoveryBench(arguments).run() }

    private let seeds: UInt64
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...100_000) ?? 100
        isJSON = arguments.flag("--json")
    }

    func run() throws(UsageError) -> Verdict {
        let rows = Discovery.all.map { discovery in
            Row(
                name: discovery.name, cases: discovery.cases, found: discovery.found(seeds: 0..<seeds),
                seeds: Int(seeds))
        }
        if isJSON {
            print(try json(rows))
        } else {
            var table = TextTable([
                ("discovery", .leading), ("cases", .trailing), ("found", .trailing), ("seeds", .trailing),
            ])
            for row in rows { table.add([row.name, grouped(row.cases), "\(row.found)", "\(row.seeds)"]) }
            print(table.lines.joined(separator: "\n"))
        }
        return rows.allSatisfy(\.isMet) ? .holds : .broken
    }
}

private struct Row: Encodable {
    let name: String
    let cases: Int
    let found: Int
    let seeds: Int

    var isMet: Bool { Double(found) >= Discovery.leastShare * Double(seeds) }
}
