import BarCommands
import Foundation
import Fuzzing
import Generators
import Verification

/// `scripts/bench fuzz`: times the instrumented fuzzer beside a plain loop over the same inputs, and two processes beside one.
struct FuzzBench {
    static let command = Command(
        name: "fuzz", summary: "time the fuzzer beside a plain loop",
        options: [
            Option("--rounds N", "the number of rounds, 5 or more (5)"),
            Option("--target NAME", "this fuzz target only; may be repeated"),
            .json,
        ],
        notes: """
            Executions a second of processor time in the instrumented fuzzer, which mutates the inputs of a corpus, beside a plain
            loop over some of the mutations; of each target, and of one that checks nothing; and of two processes at once, beside
            one by itself. Exits 1 when a fuzzer makes fewer than 0.6 of the executions of the plain loop, or two fuzzers fewer
            than 1.8 times those of one.
            """
    ) { arguments throws(UsageError) in try FuzzBench(arguments).run() }

    /// The least executions of a fuzzer, as a part of those of the plain loop.
    private static let leastPart = 0.6
    /// The least executions of two fuzzers at once, as a multiple of those of one.
    private static let leastGain = 1.8

    private let subjects: [FuzzSubject]
    private let rounds: Int
    private let isJSON: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        rounds = try arguments.number("--rounds", in: 5...1_000) ?? 5
        isJSON = arguments.flag("--json")
        var names = arguments.values("--target")
        let targets = FuzzTargets.shipped
        if names.isEmpty { names = targets.names }
        var subjects: [FuzzSubject] = []
        // What libFuzzer takes for itself comes first.
        for name in ["empty"] + names {
            subjects.append(try asUsageError { () throws(UnknownName) in try targets.subject(name) })
        }
        self.subjects = subjects
    }

    func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        do throws(UsageError) { return try measured() } catch {
            if Interruption.isPending { return .interrupted }
            throw error
        }
    }

    /// Measures, and prints the table.
    private func measured() throws(UsageError) -> Verdict {
        let binary = try FuzzBuild.build("Fuzz")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let corpora = try subjects.map { subject throws(UsageError) in
            try FuzzedCorpus(subject, binary: binary, in: folder)
        }
        var runs: [[FuzzRound]] = corpora.map { _ in [] }
        for round in 1...rounds {
            for (index, corpus) in corpora.enumerated() {
                runs[index].append(try FuzzRound(of: corpus, seed: 2 * round, in: folder))
            }
        }
        let speeds = zip(corpora, runs).map { FuzzSpeed($0.fuzzer.subject, inputs: $0.inputs.count, $1) }
        print(isJSON ? try json(["rows": speeds]) : Self.text(speeds))
        // The first one checks nothing: nearly all of its time is that of libFuzzer.
        let isFast = speeds.dropFirst().allSatisfy {
            $0.partOfPlain >= Self.leastPart && $0.gainOfTwo >= Self.leastGain
        }
        return isFast ? .holds : .broken
    }

    private static func text(_ speeds: [FuzzSpeed]) -> String {
        var table = TextTable([
            ("target", .leading), ("inputs", .trailing), ("fuzzer a second", .trailing),
            ("plain loop a second", .trailing), ("part of plain", .trailing), ("least", .trailing),
            ("most", .trailing), ("two processes, times one", .trailing),
        ])
        for speed in speeds {
            let parts = [speed.partOfPlain, speed.leastPart, speed.mostPart, speed.gainOfTwo]
            table.add(
                [speed.name, grouped(speed.inputs), grouped(Int(speed.perSecond))]
                    + [grouped(Int(speed.plainPerSecond))] + parts.map { String(format: "%.2f", $0) })
        }
        return table.lines.joined(separator: "\n")
    }
}
