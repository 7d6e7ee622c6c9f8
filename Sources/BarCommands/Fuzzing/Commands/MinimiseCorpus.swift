import Foundation
import Fuzzing
import Generators

/// The command `fuzz cmin`: keeps of a corpus the inputs that reach what all of them reach.
enum MinimiseCorpus {
    /// Minimises the corpora of the targets that the words name.
    static func command(_ product: String) -> Command {
        Command(
            name: "cmin",
            summary: "keep of the corpus of a target the inputs that reach what all of them reach",
            operands: "TARGET …",
            options: [Option("--commit", "also write it to Tests/Fuzz/Corpus, whose inputs tests run")]
        ) { arguments throws(UsageError) in try run(arguments, product) }
    }

    private static func run(_ arguments: Arguments, _ product: String) throws(UsageError) -> Verdict {
        let isCommitted = arguments.flag("--commit")
        let names = try arguments.operands(
            1...100, "a target; \(Invocation.program) fuzz list names them")
        Interruption.watch()
        let binary = try FuzzBuild.build(product)
        for name in names {
            let subject = try arguments.subject(name)
            let folder = FuzzFolder(of: subject.name)
            try folder.make()
            // What is committed would be lost otherwise.
            if isCommitted { try write(try CommittedInputs.of(subject.name), into: folder.corpus) }
            guard let change = try minimise(folder, subject, binary) else { return .interrupted }
            print("\(subject.name): \(change.before) inputs before, \(change.after) after")
            if isCommitted { try commit(folder, subject) }
        }
        return .done
    }

    /// Minimises a corpus.
    ///
    /// Inputs that other processes add meanwhile stay. At every moment the folder has an input for all that is reached.
    ///
    /// - Returns: the number of inputs before and after; nil if there was an interrupt, and all inputs are still there.
    static func minimise(
        _ folder: FuzzFolder, _ subject: FuzzSubject, _ binary: String
    ) throws(UsageError) -> (before: Int, after: Int)? {
        let before = try names(in: folder.corpus)
        let slice = try folder.makeSlice()
        defer { slice.remove() }
        let chosen = "\(slice.path)/chosen"
        try makeFolder(chosen)
        let words =
            ["--findings=\(slice.inbox)", "-merge=1", "-artifact_prefix=\(slice.artifacts)/"]
            + FuzzMode.mutation.flags + [chosen, folder.corpus]
        let fuzzer = Tool(
            [binary] + FuzzerCall.words(subject.name) + words, environment: FuzzerCall.environment)
        guard try fuzzer.completes(log: slice.log) else { return nil }
        let kept = try names(in: chosen)
        guard !kept.isEmpty || before.isEmpty else {
            throw UsageError("the fuzzer of \(subject.name) keeps no input of its corpus")
        }
        for name in kept {
            let target = "\(folder.corpus)/\(name)"
            guard rename("\(chosen)/\(name)", target) == 0 else {
                throw UsageError("\(target) cannot be written: \(String(cString: strerror(errno)))")
            }
        }
        for name in Set(before).subtracting(kept) {
            try? FileManager.default.removeItem(atPath: "\(folder.corpus)/\(name)")
        }
        return (before.count, kept.count)
    }

    /// Writes a corpus as a text file.
    private static func commit(_ folder: FuzzFolder, _ subject: FuzzSubject) throws(UsageError) {
        var inputs: [[UInt8]] = []
        for name in try names(in: folder.corpus) {
            // What a fuzzer changed need not be what the generator reads.
            let bytes = Array(try readBytes("\(folder.corpus)/\(name)"))
            if let choices = subject.choices(ChoiceSource(bytes: bytes)) { inputs.append(choices.bytes) }
        }
        guard !inputs.isEmpty else { throw UsageError("\(subject.name) has no input to commit") }
        let sorted = Set(inputs).sorted {
            $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count < $1.count
        }
        try CommittedInputs.write(sorted, of: subject.name)
    }
}
