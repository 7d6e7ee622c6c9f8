import AirBarModel
import BarCommands
import Foundation
import Fuzzing
import NarrowMistakes
import Synchronization
import Verification

/// `scripts/bench fuzz-power`: how soon planted mistakes and the published bar's defects are found, in three ways.
struct FuzzPower {
    static let command = Command(
        name: "fuzz-power", summary: "measure how soon a fuzzer finds planted mistakes",
        operands: "[BAR …]",
        options: [
            Option("--seeds N", "the number of seeds (10)"),
            Option(
                "--executions N",
                "the greatest number of executions of a fuzzer (200000; a tenth for all but the mistakes behind a "
                    + "narrow condition); random search has ten times as many"),
            .json,
        ],
        notes: """
            BAR: this bar only: published, a mutant, or a narrow mistake.

            How many executions and how much processor time it takes to find each mistake that was planted, and each
            defect of the published bar, from an empty folder: by random search, by libFuzzer as it is, and by the
            fuzzer of a campaign.
            """
    ) { arguments throws(UsageError) in try FuzzPower(arguments).run() }

    /// A part of the table.
    private struct Section {
        let name: String
        let bars: [BarDefinition]
        /// The greatest number of executions of a fuzzer, as a part of those of the last section: random search finds what
        /// is in the others within some thousands.
        let part: Double
    }

    private static let sections = [
        Section(name: "defects of the published bar", bars: [.published], part: 0.1),
        Section(name: "planted mistakes", bars: Mutant.all.compactMap(\.definition), part: 0.1),
        Section(name: "narrow mistakes", bars: NarrowMistake.all, part: 1),
    ]

    private let seeds: Int
    private let executions: Int
    private let names: [String]
    private let isJSON: Bool
    private let binary: String

    private init(_ arguments: Arguments) throws(UsageError) {
        seeds = try arguments.number("--seeds", in: 1...1_000) ?? 10
        executions = try arguments.number("--executions", in: 10_000...100_000_000) ?? 200_000
        isJSON = arguments.flag("--json")
        names = try arguments.operands(0...1_000, "")
        let all = Self.sections.flatMap(\.bars).map(\.name)
        if let unknown = names.first(where: { !all.contains($0) }) {
            throw UsageError("unknown bar \(unknown); expected published, a mutant, or a narrow mistake")
        }
        Interruption.watch()
        binary = try FuzzBuild.build("bench", in: "Benchmarks")
    }

    private func run() throws(UsageError) -> Verdict {
        var tables: [PowerTable] = []
        for section in Self.sections {
            let bars = section.bars.map(\.name).filter { names.isEmpty || names.contains($0) }
            guard !bars.isEmpty else { continue }
            let rows = try rows(bars, executions: Int(section.part * Double(executions)))
            if Interruption.isPending { return .interrupted }
            tables.append(PowerTable(name: section.name, rows: rows))
            if !isJSON { print(tables[tables.count - 1].text) }
        }
        let all = PowerTable(name: "all", rows: tables.flatMap(\.rows))
        print(isJSON ? try json(tables + [all]) : all.means)
        return .done
    }

    /// The rows of some bars, each made in a process of its own, on every core: processor time is that of a process.
    private func rows(_ bars: [String], executions: Int) throws(UsageError) -> [PowerTable.Row] {
        let results = Mutex(
            [Result<[PowerTable.Row], UsageError>](repeating: .success([]), count: bars.count))
        DispatchQueue.concurrentPerform(iterations: bars.count) { index in
            if Interruption.isPending { return }
            let result = Result { () throws(UsageError) in try self.rows(bars[index], executions) }
            results.withLock { $0[index] = result }
        }
        var rows: [PowerTable.Row] = []
        for result in results.withLock({ $0 }) { rows += try result.get() }
        return rows
    }

    private func rows(_ bar: String, _ executions: Int) throws(UsageError) -> [PowerTable.Row] {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Tool(
            [
                Bundle.main.executablePath ?? CommandLine.arguments[0], FuzzRace.name, bar, "--binary",
                binary,
                "--seeds", "\(seeds)", "--executions", "\(executions)",
            ],
            environment: FuzzerCall.environment
        ).run(to: path)
        guard let rows = try? JSONDecoder().decode([PowerTable.Row].self, from: Data(readBytes(path))) else {
            throw UsageError("\(path) cannot be read")
        }
        return rows
    }
}
