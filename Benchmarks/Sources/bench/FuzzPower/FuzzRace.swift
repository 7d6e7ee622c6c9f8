import AirBarModel
import BarCommands
import Foundation
import Fuzzing
import Generators
import Verification

/// Runs of random search and of fuzzers from an empty folder, until a failure is found.
struct FuzzRace {
    /// A way to search.
    enum Way: String, CaseIterable {
        /// Random cases in a loop, ten times as many as the others may have.
        case random
        /// libFuzzer, which changes bytes.
        case bytes
        /// The fuzzer of a campaign: random cases first, and then mutations.
        case fuzzer
    }

    /// What it took to find a failure, or to give up.
    struct Outcome {
        let executions: Int
        /// The processor time, in seconds.
        let seconds: Double
        let isFound: Bool
    }

    /// The number of random cases with which a campaign begins: about as many as its search of a second has.
    private static let firstCases = 20_000
    /// The longest time of a process, in seconds.
    private static let limit = 600

    private let subject: FuzzSubject
    private let binary: String
    private let seeds: Int
    /// The greatest number of executions of a fuzzer.
    private let executions: Int
    /// The identifiers of the failures to look for; if there are none, any failure, which has an empty identifier.
    private let ids: [String]

    /// The name of the command.
    static let name = "race"

    static let command = Command(
        name: name, summary: "print the rows of a bar as JSON", operands: "BAR",
        options: [
            Option("--binary FILE", "the fuzzer"), Option("--seeds N", "the number of seeds (1)"),
            Option("--executions N", "the greatest number of executions of a fuzzer (1000)"),
        ], isHidden: true, run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        guard let binary = try arguments.value("--binary") else { throw UsageError("expected --binary FILE") }
        let seeds = try arguments.number("--seeds", in: 1...1_000) ?? 1
        let executions = try arguments.number("--executions", in: 1_000...100_000_000) ?? 1_000
        let bar = try arguments.operands(1...1, "a bar")[0]
        FuzzerCall.endWithParent()
        let race = FuzzRace(
            subject: try asUsageError { () throws(UnknownName) in
                try FuzzTargets(of: arguments.bars).subject("bar-\(bar)")
            },
            binary: binary, seeds: seeds, executions: executions,
            // The published bar has a row for each invariant that it breaks, and another bar one for the first.
            ids: bar == BarDefinition.published.name ? Catalogue.all.map(\.id) : [])
        do { print(String(decoding: try JSONEncoder().encode(try race.rows(of: bar)), as: UTF8.self)) } catch
        {
            throw (error as? UsageError) ?? UsageError("the race cannot be encoded: \(error)")
        }
        return .done
    }

    private func rows(of bar: String) throws(UsageError) -> [PowerTable.Row] {
        var results: [String: [Way: [Outcome]]] = [:]
        // The first case also pays for tables that are made once, and no way should.
        _ = search(.max, cases: 1)
        for seed in 0..<seeds {
            for way in Way.allCases {
                for (id, result) in try run(way, seed: UInt64(seed)) {
                    results[id, default: [:]][way, default: []].append(result)
                }
            }
        }
        return results.sorted { $0.key < $1.key }
            // An invariant that no way found broken has no row.
            .filter { ids.isEmpty || $0.value.values.contains { $0.contains(where: \.isFound) } }
            .map { PowerTable.Row(name: ids.isEmpty ? bar : $0.key, $0.value) }
    }

    /// Searches in one way until each failure is found.
    private func run(_ way: Way, seed: UInt64) throws(UsageError) -> [String: Outcome] {
        switch way {
        case .random: return search(seed, cases: 10 * executions)
        case .bytes:
            return try inFolder { folder throws(UsageError) in
                try fuzz(seed, ["--mutator=bytes", "-len_control=0"], folder, for: ids, after: nil)
            }
        case .fuzzer:
            let first = search(seed, cases: Self.firstCases)
            let left = first.filter { !$0.value.isFound }
            guard !left.isEmpty else { return first }
            let later = try inFolder { folder throws(UsageError) in
                for index in 0..<RandomSearch.inputs {
                    let source = RandomSearchProgress.source(seed: seed << 32, index)
                    try writeBytes(subject.choices(source)?.bytes ?? [], to: "\(folder)/\(index)")
                }
                return try fuzz(
                    seed, FuzzMode.mutation.flags, folder, for: Array(left.keys),
                    after: left.values.first)
            }
            return first.merging(later) { $1 }
        }
    }

    /// Searches random cases.
    private func search(_ seed: UInt64, cases: Int) -> [String: Outcome] {
        var found: [String: Outcome] = [:]
        let start = clock()
        func result(_ index: Int, _ isFound: Bool) -> Outcome {
            Outcome(
                executions: index, seconds: Double(clock() - start) / Double(CLOCKS_PER_SEC), isFound: isFound
            )
        }
        let wanted = Set(ids.isEmpty ? [""] : ids)
        for index in 0..<cases {
            var source = RandomSearchProgress.source(seed: seed << 32, index)
            for failure in subject.failures(&source) {
                let id = ids.isEmpty ? "" : failure.id
                if wanted.contains(id), found[id] == nil { found[id] = result(index + 1, true) }
            }
            if found.count == wanted.count { break }
        }
        for id in wanted where found[id] == nil { found[id] = result(cases, false) }
        return found
    }

    /// Runs the fuzzer on a folder of inputs.
    private func fuzz(
        _ seed: UInt64, _ flags: [String], _ folder: String, for ids: [String], after first: Outcome?
    ) throws(UsageError) -> [String: Outcome] {
        let isAny = ids.isEmpty || ids == [""]
        let output = Pipe()
        let words =
            FuzzerCall.words(subject.name) + flags + (isAny ? [] : ["--findings=\(folder).found"]) + [
                "-seed=\(seed + 1)", "-runs=\(executions)", "-max_total_time=\(Self.limit)",
                "-artifact_prefix=\(folder).found/", folder,
            ]
        let fuzzer = Process(fuzzing: binary, words, log: output)
        let before = try ProcessorTime.ofEndedChildren()
        do { try fuzzer.run() } catch {
            throw UsageError("\(binary) does not start: \(error.localizedDescription)")
        }
        let text = String(decoding: (try? output.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
        fuzzer.waitUntilExit()
        let seconds = try ProcessorTime.ofEndedChildren() - before
        let lines = text.split(separator: "\n").compactMap { FindingLine(parsing: $0) }
        let spent = first.map { ($0.executions, $0.seconds) } ?? (0, 0)
        var found: [String: Outcome] = [:]
        for id in isAny ? [""] : ids {
            let line = lines.first { isAny || $0.id == id }
            found[id] = Outcome(
                executions: spent.0 + (line?.executions ?? executions),
                seconds: spent.1 + (line.map { Double($0.milliseconds) / 1_000 } ?? seconds),
                isFound: line != nil)
        }
        return found
    }

    private func inFolder<Value>(
        _ work: (String) throws(UsageError) -> Value
    ) throws(UsageError) -> Value {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        defer {
            for path in [folder, "\(folder).found"] { try? FileManager.default.removeItem(atPath: path) }
        }
        for path in [folder, "\(folder).found"] { try makeFolder(path) }
        return try work(folder)
    }
}
