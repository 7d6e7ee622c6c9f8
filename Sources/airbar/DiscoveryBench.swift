import BarCommands
import Benchmarks
import Generators
import Verification

/// `airbar bench discoveries`: counts the seeds from which random cases break false properties.
struct DiscoveryBench {
    private let seeds: UInt64
    private let isJSON: Bool

    init(_ arguments: inout Arguments) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...100_000) ?? 100
        isJSON = arguments.flag("--json")
        _ = try arguments.rest(0...0, "")
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
