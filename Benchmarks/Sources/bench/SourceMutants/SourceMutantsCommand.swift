import BarCommands
import Foundation
import Generators
import Schemata
import Verification

/// `scripts/bench source-mutants`: plants mistakes in the text of sources, and measures which are noticed.
struct SourceMutantsCommand {
    static let command = Command(
        name: "source-mutants", summary: "show which mistakes in the sources are noticed",
        operands: "[FILE …]",
        options: [
            Option("--name NAME", "this mutant only; may be repeated"),
            Option("--sample N", "only N mutants of each file, drawn with a seed"),
            Option("--seed N", "that seed, or random; 0 unless given"),
            Option("--build", "build the copy of the package, and try none"),
        ],
        notes: """
            FILE: try only the mutants of this file; without one, those of all files of Benchmarks/Mutants.

            Copies the package into .build/mutants, puts all mutants in place there, each behind a switch, builds once, and
            runs each mutant in a process of its own, after a run without any, in which nothing may be noticed. A file says
            who has to notice its mutants: the verifiers, from each of 20 seeds within 5,000 cases, or the tests of some
            targets. A trap counts as noticed, and so does a trial that takes 4 times as long as the run without a mutant
            and 10 seconds more. Exits 0 when all are noticed, and 1 when one survives; any other status, which
            scripts/bench --help lists, means that this was not decided.
            """
    ) { arguments throws(UsageError) in try SourceMutantsCommand(arguments).run() }

    /// A file of mutants, which are all put in place, and whether they are tried.
    private struct Source {
        let file: MutantsFile
        let isTried: Bool
    }

    /// The folder of the package: scripts/bench runs there.
    private let root = "."
    private let sources: [Source]
    private let names: [String]
    /// The number of mutants of each file that are tried, and the seed that they are drawn with; nil for all.
    private let sample: (size: Int, seed: UInt64)?
    private let isBuildOnly: Bool

    private init(_ arguments: Arguments) throws(UsageError) {
        names = arguments.values("--name")
        let seed = try arguments.seed()
        sample = try arguments.number("--sample", in: 1...Int.max).map { (size: $0, seed: seed) }
        isBuildOnly = arguments.flag("--build")
        let given = try arguments.operands(0...1_000, "").map(Self.absolute)
        // All are put in place whatever is tried, so that the next build is short.
        let committed = Self.paths(in: "\(root)/Benchmarks/Mutants")
        sources = try (committed + given.filter { !committed.contains($0) }).map { path throws(UsageError) in
            let text = try readText(path)
            let file = try asUsageError(path) { () throws(MutantsFile.ParseError) in
                try MutantsFile(parsing: text)
            }
            return Source(file: file, isTried: given.isEmpty || given.contains(path))
        }
        let known = sources.filter(\.isTried).flatMap(\.file.mutants).map(\.name)
        for name in names where !known.contains(name) { throw UsageError("unknown mutant \(name)") }
    }

    private static func absolute(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    private static func paths(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".mutants") }.sorted().map { absolute("\(folder)/\($0)") }
    }

    private func run() throws(UsageError) -> Verdict {
        Interruption.watch()
        let schemata = try asUsageError { () throws(SchemaError) in
            try Schemata(sources.flatMap(\.file.mutants)) { try? readText("\(root)/\($0)") }
        }
        let package = try PlantedPackage(of: root, schemata)
        var number = 0
        var trials: [(trials: MutantTrials, mutants: [NumberedMutant])] = []
        for source in sources {
            let numbered = source.file.mutants.enumerated().map {
                NumberedMutant(number: number + $0 + 1, mutant: $1)
            }
            number += numbered.count
            let chosen = drawn(
                numbered.filter {
                    source.isTried && $0.mutant.equivalent == nil
                        && (names.isEmpty || names.contains($0.mutant.name))
                })
            if !chosen.isEmpty { trials.append((MutantTrials(source.file.judge, in: package), chosen)) }
        }
        for product in Set(trials.map(\.trials.product)).sorted(by: { $0.count > $1.count }) {
            try package.build(product)
        }
        return isBuildOnly ? .done : try report(on: trials)
    }

    /// The mutants of a file that are tried, of those that can be: in order, all or a sample.
    private func drawn(_ mutants: [NumberedMutant]) -> [NumberedMutant] {
        guard let sample else { return mutants }
        var bits = RandomBits(seed: sample.seed)
        return mutants.shuffled(using: &bits).prefix(sample.size).sorted { $0.number < $1.number }
    }

    private func report(
        on trials: [(trials: MutantTrials, mutants: [NumberedMutant])]
    ) throws(UsageError) -> Verdict {
        let start = ContinuousClock.now
        var outcomes: [String: MutantOutcome] = [:]
        for (trials, mutants) in trials where !Interruption.isPending {
            let limit = try trials.tryNone() * 4 + .seconds(10)
            try trials.tryAll(mutants, limit: limit) { outcome in
                outcomes[outcome.mutant.name] = outcome
                complain("\(outcome.mutant.name) \(outcome.killed) \(outcome.noticedBy)")
            }
        }
        let chosen = trials.flatMap(\.mutants).map(\.mutant.name)
        let tried = chosen.compactMap { outcomes[$0] }
        let isComplete = tried.count == chosen.count
        print(text(tried, isComplete: isComplete, time: ContinuousClock.now - start))
        if !isComplete { return .interrupted }
        return tried.allSatisfy(\.isNoticed) ? .holds : .broken
    }

    private func text(_ outcomes: [MutantOutcome], isComplete: Bool, time: Duration) -> String {
        var table = TextTable([
            ("mutant", .leading), ("killed", .trailing), ("cases", .trailing), ("by", .leading),
        ])
        for outcome in outcomes {
            table.add([
                outcome.mutant.name, outcome.killed, outcome.medianCases.map { "\($0)" } ?? "",
                outcome.noticedBy,
            ])
        }
        let survivors = outcomes.filter { !$0.isNoticed }
        let seconds = time.formatted(.units(allowed: [.minutes, .seconds], width: .narrow))
        let drawn = sample.map { " of a sample of seed \($0.seed)" } ?? ""
        let verdict =
            isComplete
            ? "\(survivors.count) of \(outcomes.count) mutants survive\(drawn), \(seconds)"
            : "interrupted after \(outcomes.count) mutants"
        return
            (table.lines + ["", verdict] + survivors.map { "\($0.mutant.name): \($0.mutant.mistake)" })
            .joined(separator: "\n")
    }
}
