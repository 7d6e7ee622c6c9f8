import Foundation
import Fuzzing
import Processes

/// The command `fuzz isolated`, which people do not use: a worker that runs the inputs that another process sends.
enum IsolatedCommand {
    /// The word that makes the program a worker.
    static let name = "isolated"
    /// The option for the memory that the worker may have, in MiB.
    static let memoryOption = "--memory"
    /// The option for a worker that leaves signals to Swift's backtracer.
    static let traceOption = "--trace"

    static let command = Command(
        name: name, summary: "run the inputs that another process sends", operands: "TARGET",
        options: [
            Option("\(memoryOption) N", "the memory that the inputs may take, in MiB"),
            Option(traceOption, "leave signals to Swift's backtracer"),
        ], isHidden: true, run: run)

    /// Runs inputs until the other process closes the connection.
    static func run(_ arguments: Arguments) throws(UsageError) -> Verdict {
        let mebibytes = try arguments.number(memoryOption, in: 1...1 << 20)
        let isTraced = arguments.flag(traceOption)
        let name = try arguments.operands(1...1, "a target")[0]
        guard let parent = ParentConnection.current else {
            throw UsageError("fuzz \(Self.name) is for processes that start it")
        }
        let answer = try answer(name, parent, arguments, mebibytes)
        // Interrupts are for the process that waits.
        for number in [SIGINT, SIGHUP] { signal(number, SIG_IGN) }
        if let mebibytes { MemoryWatch.tell(parent, above: mebibytes) }
        let work = { Self.work(parent, answer) }
        if isTraced { work() } else { CrashSignals.telling(parent, work) }
        return .done
    }

    /// Answers one request after another, until the connection ends.
    private static func work(
        _ parent: ParentConnection, _ answer: (WorkerRequest) throws(UsageError) -> WorkerAnswer
    ) {
        parent.tell(WorkerAnswer.ready)
        do throws(UsageError) {
            while true {
                let request = try asUsageError { () throws(ProcessError) in
                    try parent.receive(WorkerRequest.self)
                }
                guard let request else { return }
                parent.tell(try answer(request))
            }
        } catch {
            complain("\(Invocation.name): \(error.message)")
        }
    }

    /// What answers requests: about cases of bars, or about inputs of a target.
    private static func answer(
        _ name: String, _ parent: ParentConnection, _ arguments: Arguments, _ mebibytes: Int?
    ) throws(UsageError) -> (WorkerRequest) throws(UsageError) -> WorkerAnswer {
        if name == CaseWorker.name {
            let worker = CaseWorker(arguments.bars)
            return { request throws(UsageError) in try worker.answer(request) { parent.tell($0) } }
        }
        let subject = try arguments.subject(name)
        return InputWorker(subject, parent, mebibytes: mebibytes).answer
    }
}
