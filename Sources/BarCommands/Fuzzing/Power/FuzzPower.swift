import AirBarModel
import Foundation
import Fuzzing
import Generators
import NarrowMistakes
import Verification

/// The command `fuzz power`: how soon planted mistakes and the published bar's defects are found, in three ways.
struct FuzzPower {
    /// The bars with mistakes, by the section of the table.
    private static let sections: [(name: String, bars: [BarDefinition])] = [
        ("defects of the published bar", [.published]), ("planted mistakes", Mutant.all.map(\.definition)),
        ("narrow mistakes", NarrowMistake.all),
    ]

    private let seeds: Int
    private let race: FuzzRace
    private let names: [String]
    private let isJSON: Bool

    private init(_ arguments: inout Arguments, _ product: String, _ targets: FuzzTargets) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...1_000) ?? 10
        let budget = try arguments.number("--executions", in: 1_000...100_000_000) ?? 200_000
        isJSON = arguments.flag("--json")
        names = try arguments.rest(0...1_000, "")
        Interruption.watch()
        race = FuzzRace(binary: try FuzzBuild.build(product), budget: budget, among: targets)
    }

    static func run(
        _ arguments: inout Arguments, _ product: String, among targets: FuzzTargets
    ) throws(UsageError) -> Int32 {
        let power = try FuzzPower(&arguments, product, targets)
        var tables: [PowerTable] = []
        for (name, bars) in sections {
            let bars = bars.filter { power.names.isEmpty || power.names.contains($0.name) }
            guard !bars.isEmpty else { continue }
            tables.append(try power.table(name, bars))
            if !power.isJSON { print(tables[tables.count - 1].text) }
            if Interruption.isPending { break }
        }
        let all = PowerTable(name: "all", rows: tables.flatMap(\.rows))
        print(power.isJSON ? try json(tables + [all]) : all.means)
        return Interruption.isPending ? Interruption.status : 0
    }

    private func table(_ name: String, _ bars: [BarDefinition]) throws(UsageError) -> PowerTable {
        var rows: [PowerTable.Row] = []
        for bar in bars where !Interruption.isPending {
            // The published bar has a row for each invariant that it breaks, and another bar one for the first.
            let ids = bar.name == BarDefinition.published.name ? Catalogue.all.map(\.id) : []
            var results: [String: [FuzzRace.Way: [FuzzRace.Result]]] = [:]
            for seed in 0..<seeds where !Interruption.isPending {
                for way in FuzzRace.Way.allCases {
                    for (id, result) in try race.run(way, on: "bar-\(bar.name)", seed: UInt64(seed), ids) {
                        results[id, default: [:]][way, default: []].append(result)
                    }
                }
            }
            for (id, ways) in results.sorted(by: { $0.key < $1.key }) where !Interruption.isPending {
                // A row for an invariant that nothing broke is that of one that holds.
                guard ids.isEmpty || ways.values.contains(where: { $0.contains(where: \.isFound) }) else {
                    continue
                }
                rows.append(PowerTable.Row(name: ids.isEmpty ? bar.name : id, ways))
            }
        }
        return PowerTable(name: name, rows: rows)
    }
}
