import BarCommands
import Foundation
import Fuzzing
import Generators

/// The inputs that a fuzzer is timed on, in a folder that stays as it is, and those that it makes of them, on which a plain
/// loop is timed.
struct FuzzedCorpus {
    /// The number of executions in which a fuzzer gathers them, from the committed inputs: a night is spent on a corpus
    /// to which hardly anything is added.
    private static let executions = 50_000
    /// More executions than libFuzzer makes before it mutates the inputs.
    private static let few = 100

    let fuzzer: FuzzerProcess
    /// The inputs, in the order of their names.
    let inputs: [[UInt8]]
    /// The work of a process that starts, runs the inputs once, and ends.
    let start: FuzzerProcess.Work
    /// The executions that a process makes in about two seconds.
    let executions: Int

    private let subject: FuzzSubject
    /// Some of the inputs that the fuzzer makes.
    private let mutations: [[UInt8]]

    /// Gathers inputs.
    ///
    /// - Parameter folder: where they are written.
    init(_ subject: FuzzSubject, binary: String, in folder: String) throws(UsageError) {
        self.subject = subject
        let corpus = "\(folder)/\(subject.name)"
        try makeFolder(corpus)
        try write(try CommittedInputs.of(subject.name), into: corpus)
        fuzzer = FuzzerProcess(binary: binary, subject: subject.name, corpus: corpus)
        let gathered = try fuzzer.run(executions: Self.executions, seed: 1)
        var inputs: [[UInt8]] = []
        for name in try names(in: corpus) { inputs.append(Array(try readBytes("\(corpus)/\(name)"))) }
        self.inputs = inputs
        let own = { () throws(UsageError) in try Self.newFolder(in: folder) }
        start = try fuzzer.run(executions: 1, seed: 1, addingTo: own)
        let sample = "\(corpus).\(InputFile.fileExtension)"
        _ = try fuzzer.run(
            executions: inputs.count + InputSample.mutations + Self.few, seed: 1, addingTo: own,
            sample: sample)
        mutations = try InputFile(at: sample).items.map(\.input)
        let rate = Double(gathered.executions) / gathered.processor
        executions = inputs.count + max(1_000, Int(2 * rate))
    }

    /// Makes an empty folder.
    static func newFolder(in folder: String) throws(UsageError) -> String {
        let path = "\(folder)/\(UUID())"
        try makeFolder(path)
        return path
    }

    /// The executions a second of processor time of a loop over what the fuzzer makes, without counters and without
    /// libFuzzer.
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
