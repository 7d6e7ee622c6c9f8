import BarCommands
import Foundation
import Fuzzing
import Generators

/// The inputs that a fuzzer and a plain loop are timed on, in a folder that stays as it is.
struct FuzzedCorpus {
    /// The number of executions in which a fuzzer gathers them, from the committed inputs: a night is spent on a corpus
    /// to which hardly anything is added.
    private static let executions = 50_000

    let fuzzer: FuzzerProcess
    /// The inputs, in the order of their names.
    let inputs: [[UInt8]]
    /// The work of a process that starts, runs the inputs once, and ends.
    let start: FuzzerProcess.Work
    /// The executions that a process makes in about two seconds.
    let executions: Int

    private let subject: FuzzSubject
    private let mutations: [[UInt8]]
    private static let mutationCount = 2_000

    /// Gathers inputs.
    ///
    /// - Parameter folder: where they are written.
    init(_ subject: FuzzSubject, binary: String, in folder: String) throws(UsageError) {
        self.subject = subject
        let corpus = "\(folder)/\(subject.name)"
        try makeFolder(corpus)
        try write(try CommittedInputs.of(subject.name), into: corpus)
        fuzzer = FuzzerProcess(binary: binary, subject: subject.name, corpus: corpus)
        let gathered = try fuzzer.run(executions: Self.executions, seed: 1, addingTo: nil)
        var inputs: [[UInt8]] = []
        for name in try names(in: corpus) { inputs.append(Array(try readBytes("\(corpus)/\(name)"))) }
        self.inputs = inputs
        mutations = Self.mutations(of: inputs, subject)
        start = try fuzzer.run(executions: 1, seed: 1) { () throws(UsageError) in
            try Self.newFolder(in: folder)
        }
        let rate = Double(gathered.executions) / gathered.processor
        executions = inputs.count + max(1_000, Int(2 * rate))
    }

    /// Makes an empty folder.
    static func newFolder(in folder: String) throws(UsageError) -> String {
        let path = "\(folder)/\(UUID())"
        try makeFolder(path)
        return path
    }

    /// Mutations of the inputs, in chains as libFuzzer makes them: what a fuzzer runs, and mostly longer than the inputs.
    private static func mutations(of inputs: [[UInt8]], _ subject: FuzzSubject) -> [[UInt8]] {
        var fuzzed = subject.fuzzed()
        var mutations: [[UInt8]] = []
        for index in 0..<Self.mutationCount where !inputs.isEmpty {
            // Five mutations in a row, which is libFuzzer's own depth.
            let base = mutations.last.flatMap { index % 5 == 0 ? nil : $0 }
            mutations.append(
                fuzzed.mutate(
                    base ?? inputs[index / 5 % inputs.count], upTo: FuzzerCall.longestInput,
                    seed: UInt64(index)))
        }
        return mutations
    }

    /// The executions a second of processor time of a loop over the mutations, without counters and without libFuzzer.
    func plainRate() throws(UsageError) -> Double {
        let start = try ProcessorTime.ofThisProcess()
        var (count, failures, time) = (0, 0, 0.0)
        repeat {
            for input in mutations {
                var source = ChoiceSource(bytes: input)
                failures += subject.failures(&source).count
            }
            count += mutations.count
            time = try ProcessorTime.ofThisProcess() - start
        } while time < 1
        guard failures == 0 else { throw UsageError("\(subject.name): an input of the corpus fails") }
        return Double(count) / time
    }
}
