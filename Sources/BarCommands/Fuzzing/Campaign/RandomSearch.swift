import Foundation
import Fuzzing
import Generators

/// The hidden command `fuzz search`: random cases without counters, in a process of its own, since a bar may trap.
///
/// Before each case its number is written, from which the process that started this one makes the case again. The first
/// cases become inputs of the corpus.
public struct RandomSearch {
    /// The word that makes the program a search.
    static let name = "search"
    /// The number of inputs that begin a corpus.
    public static let inputs = 500

    private let subject: FuzzSubject
    private let seconds: Double
    private let slice: SlicePaths
    private let corpus: String
    private var known: Set<String>

    static let command = Command(
        name: name, summary: "random cases of a slice of a campaign", operands: "TARGET",
        options: [
            Option("--seconds S", "the duration in seconds (1)"),
            Option("--known IDS", "the failures that are not searched for, with commas between them"),
            Option("--slice FOLDER", "the folder of the slice"),
        ], isHidden: true, run: run)

    private static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let seconds = try arguments.number("--seconds", in: 0.1...1e6) ?? 1
        let known = try arguments.value("--known") ?? ""
        guard let slice = try arguments.value("--slice") else { throw UsageError("expected --slice FOLDER") }
        let name = try arguments.operands(1...1, "a target")[0]
        let subject = try arguments.subject(name)
        FuzzerCall.endWithParent()
        var search = RandomSearch(
            subject: subject, seconds: seconds, slice: SlicePaths(path: slice),
            corpus: FuzzFolder(of: subject.name).corpus,
            known: Set(known.split(separator: ",").map(String.init)))
        try search.run()
        return .done
    }

    private mutating func run() throws(UsageError) {
        Interruption.watch()
        let seed = UInt64.random(in: 0 ... .max)
        guard var progress = RandomSearchProgress(writing: slice.progress, seed: seed) else {
            throw UsageError("\(slice.progress) cannot be written")
        }
        let end = ContinuousClock.now + .seconds(seconds)
        var index = 0
        var tally = RandomTally()
        while !Interruption.isPending, index & 15 != 0 || ContinuousClock.now < end {
            progress.begin(index)
            var source = RandomSearchProgress.source(seed: seed, index)
            let all = subject.failures(&source)
            tally.note(all)
            let failures = all.filter { !known.contains($0.id) }
            if index < Self.inputs || !failures.isEmpty {
                let input = subject.choices(RandomSearchProgress.source(seed: seed, index))?.bytes ?? []
                if index < Self.inputs { try writeBytes(input, to: "\(corpus)/random-\(FNV1a.text(input))") }
                for failure in failures {
                    try writeBytes(input, to: "\(slice.inbox)/\(failure.id)-\(FNV1a.text(input)).input")
                    known.insert(failure.id)
                }
            }
            index += 1
        }
        progress.begin(index)
        try writeBytes(tally.file, to: slice.tally)
    }
}
