import BarCommands
import Foundation
import Fuzzing

/// A process of the instrumented fuzzer that makes a number of executions.
struct FuzzerProcess {
    /// What some processes at once did.
    struct Work {
        /// The executions of all of them.
        var executions = 0
        /// The time that processors worked, in seconds.
        var processor = 0.0
        /// The time until the last of them ended, in seconds.
        var wall = 0.0

        /// The work without what it takes to start.
        func without(_ start: Work) -> Work {
            Work(
                executions: executions - start.executions, processor: processor - start.processor,
                wall: wall - start.wall)
        }
    }

    /// The fuzzer.
    let binary: String
    /// The name of what is fuzzed.
    let subject: String
    /// The folder of the inputs to start from.
    let corpus: String

    /// Runs some processes at once, and waits for them.
    ///
    /// - Parameters:
    ///   - count: the number of processes.
    ///   - executions: the executions of each, those of the corpus included.
    ///   - seed: the seed of the first; each other one has the next.
    ///   - folders: makes an empty folder for what a process adds to the corpus; nil to add it to the corpus.
    ///   - sample: the file into which some of the mutated inputs are written; nil if none are.
    func run(
        _ count: Int = 1, executions: Int, seed: Int,
        addingTo folders: (() throws(UsageError) -> String)? = nil, sample: String? = nil
    ) throws(UsageError) -> Work {
        let start = ContinuousClock.now
        let processor = try ProcessorTime.ofEndedChildren()
        var running: [(process: Process, log: String)] = []
        for index in 0..<count {
            let folder = try folders?()
            let log = "\(corpus)-\(index).log"
            running.append((try launch(executions, seed: seed + index, folder, sample, log), log))
        }
        while running.contains(where: \.process.isRunning) {
            if Interruption.isPending {
                for (process, _) in running { process.terminate() }
                throw UsageError("interrupted")
            }
            Thread.sleep(forTimeInterval: 0.002)
        }
        var work = Work()
        work.wall = (ContinuousClock.now - start) / .seconds(1)
        for (process, log) in running {
            process.waitUntilExit()
            work.executions += try executed(by: process, log)
        }
        work.processor = try ProcessorTime.ofEndedChildren() - processor
        return work
    }

    private func launch(
        _ executions: Int, seed: Int, _ folder: String?, _ sample: String?, _ log: String
    ) throws(UsageError) -> Process {
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let output = FileHandle(forWritingAtPath: log)
        else { throw UsageError("\(log) cannot be written") }
        defer { try? output.close() }
        let words =
            FuzzerCall.words(subject) + ["-runs=\(executions)", "-seed=\(seed)", "-reload=0"]
            + FuzzMode.mutation.flags + (sample.map { ["--sample=\($0)"] } ?? [])
            + [folder, corpus].compactMap { $0 }
        let process = Process(fuzzing: binary, words, log: output)
        do { try process.run() } catch {
            throw UsageError("\(binary) does not start: \(error.localizedDescription)")
        }
        return process
    }

    /// The executions that a process that has ended tells of.
    private func executed(by process: Process, _ log: String) throws(UsageError) -> Int {
        let text = try readText(log)
        guard process.terminationStatus == 0, text.contains("inline 8-bit counters"),
            let count = FuzzerCall.executions(in: text)
        else {
            let lines = text.split(separator: "\n")
            let failures = lines.filter { $0.hasPrefix("\(subject) breaks ") }
            let reason = failures.isEmpty ? lines.suffix(3) : failures[...]
            throw UsageError(
                "the fuzzer of \(subject) fails, or counts nothing:\n\(reason.joined(separator: "\n"))")
        }
        return count
    }
}
