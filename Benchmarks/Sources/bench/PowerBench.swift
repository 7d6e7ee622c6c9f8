import BarCommands
import Foundation
import Generators
import Verification

/// `scripts/bench power`: measures the processor time until each mutant of the hardened bar is killed.
struct PowerBench {
    static let command = Command(
        name: "power", summary: "time the kills of the mutants of bars",
        options: [
            Option("--seeds N", "the number of seeds, from 1 (20)"),
            Option("--cases N", "the largest number of cases of each seed (5000)"),
            .json,
        ],
        notes: """
            The processor time until each mutant of the hardened bar is dead, from each seed: the median, the worst, and all of
            them together. Exits 1 when a mutant survives.
            """
    ) { arguments throws(UsageError) in try PowerBench(arguments).run() }

    private let seeds: UInt64
    private let cases: Int
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...10_000) ?? 20
        cases = try arguments.number("--cases", in: 1...1_000_000) ?? 5_000
        isJSON = arguments.flag("--json")
    }

    func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        var rows: [Row] = []
        var survivors: [String] = []
        for mutant in Mutant.all where !Interruption.isPending {
            let times = try (1...seeds).map { seed throws(UsageError) in
                let start = try ProcessorTime.ofThisProcess()
                if mutant.casesToKill(seed: seed, cases: cases) == nil { survivors.append(mutant.name) }
                return try ProcessorTime.ofThisProcess() - start
            }
            rows.append(Row(mutant.name, times.sorted()))
        }
        if Interruption.isPending { return .interrupted }
        let results = Results(rows)
        print(isJSON ? try json(results) : results.text)
        for name in survivors { complain("\(name) survives \(cases) cases of a seed") }
        return survivors.isEmpty ? .holds : .broken
    }
}

/// The time that it takes to kill one mutant, in processor seconds.
private struct Row: Encodable {
    let name: String
    /// The median over all seeds.
    let median: Double
    /// The longest over all seeds.
    let worst: Double
    /// All seeds together.
    let total: Double

    init(_ name: String, _ times: [Double]) {
        self.name = name
        median = times[times.count / 2]
        worst = times[times.count - 1]
        total = times.reduce(0, +)
    }

    enum CodingKeys: String, CodingKey {
        case name, median, worst
    }
}

private struct Results: Encodable {
    let mutants: [Row]
    /// All mutants from all seeds, in processor seconds.
    let sum: Double
    /// The longest of all, in processor seconds.
    let worst: Double

    init(_ rows: [Row]) {
        mutants = rows
        sum = rows.reduce(0) { $0 + $1.total }
        worst = rows.map(\.worst).max() ?? 0
    }

    var text: String {
        var table = TextTable([
            ("mutant", .leading), ("median ms", .trailing), ("worst ms", .trailing), ("all ms", .trailing),
        ])
        for row in mutants {
            table.add(
                [row.name] + [row.median, row.worst, row.total].map { String(format: "%.2f", 1_000 * $0) })
        }
        let summary = String(
            format: "%d mutants: %.2f processor seconds in all, %.3f at worst", mutants.count, sum, worst)
        return (table.lines + ["", summary]).joined(separator: "\n")
    }
}
