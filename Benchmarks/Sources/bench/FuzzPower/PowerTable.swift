import Foundation
import Generators
import Verification

/// How soon failures are found, each in several ways.
struct PowerTable: Encodable {
    /// One failure.
    struct Row: Codable {
        /// What one way took, over all seeds.
        struct Figures: Codable {
            /// The geometric mean of the executions; of a seed that did not find it, those that it had.
            let executions: Double
            /// The same of the processor seconds.
            let seconds: Double
            /// The number of seeds that found it, and of all.
            let found: Int
            let seeds: Int
        }

        let name: String
        let ways: [String: Figures]

        init(name: String, _ ways: [FuzzRace.Way: [FuzzRace.Outcome]]) {
            self.name = name
            self.ways = ways.reduce(into: [:]) { figures, way in
                figures[way.key.rawValue] = Figures(
                    executions: geometricMean(way.value.map { Double($0.executions) }),
                    // Times are whole milliseconds, and a mean of logarithms needs more than 0.
                    seconds: geometricMean(way.value.map { max($0.seconds, 1e-4) }),
                    found: way.value.count(where: \.isFound), seeds: way.value.count)
            }
        }
    }

    let name: String
    let rows: [Row]

    private static let ways = FuzzRace.Way.allCases.map(\.rawValue)

    var text: String {
        var table = TextTable(
            [(name, .leading)]
                + Self.ways.flatMap {
                    [("\($0): found", .trailing), ("executions", .trailing), ("seconds", .trailing)]
                })
        for row in rows {
            table.add(
                [row.name]
                    + Self.ways.flatMap { way -> [String] in
                        guard let figures = row.ways[way] else { return ["-", "-", "-"] }
                        let isLess = figures.found < figures.seeds ? ">" : ""
                        return [
                            "\(figures.found)/\(figures.seeds)",
                            isLess + grouped(Int(figures.executions.rounded())),
                            isLess + String(format: "%.4f", figures.seconds),
                        ]
                    })
        }
        return (table.lines + ["", means, ""]).joined(separator: "\n")
    }

    /// The geometric means over all rows, in a sentence.
    var means: String {
        let parts = Self.ways.map { way in
            let figures = rows.compactMap { $0.ways[way] }
            let found = figures.reduce(0) { $0 + $1.found }
            let seeds = figures.reduce(0) { $0 + $1.seeds }
            return
                "\(way) \(grouped(Int(geometricMean(figures.map(\.executions)).rounded()))) executions and "
                + String(format: "%.4f s", geometricMean(figures.map(\.seconds)))
                + " (\(found) of \(seeds) found)"
        }
        return "geometric means, \(name): " + parts.joined(separator: ", ")
    }
}

private func geometricMean(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    return exp(values.reduce(0) { $0 + log(max($1, 1e-9)) } / Double(values.count))
}
