import Foundation
import Fuzzing
import Verification

/// The command `fuzz isolated`, which people do not use: a worker that runs the inputs that another process sends.
enum IsolatedCommand {
    /// The word that makes the program a worker.
    static let name = "isolated"
    /// The option for the memory that the worker may have, in MiB.
    static let memoryOption = "--memory"
    /// The option for a worker that leaves signals to Swift's backtracer.
    static let traceOption = "--trace"

    static func command(_ targets: @escaping @Sendable (Arguments) -> FuzzTargets) -> Command {
        Command(
            name: name, summary: "run the inputs that another process sends", operands: "TARGET",
            options: [
                Option("\(memoryOption) N", "the memory that the inputs may take, in MiB"),
                Option(traceOption, "leave signals to Swift's backtracer"),
            ], isHidden: true
        ) { arguments throws(UsageError) in try run(arguments, among: targets(arguments)) }
    }

    /// Runs inputs until the other process closes the connection, which is standard input and output.
    static func run(_ arguments: Arguments, among targets: FuzzTargets) throws(UsageError) -> Verdict {
        let mebibytes = try arguments.number(memoryOption, in: 1...1 << 20)
        let isTraced = arguments.flag(traceOption)
        let name = try arguments.operands(1...1, "a target")[0]
        let socket = WorkerSocket(descriptor: dup(STDIN_FILENO))
        let answer = try answer(name, socket, arguments.bars, targets, mebibytes)
        // Interrupts are for the process that waits, and what the program prints is for nobody.
        for number in [SIGINT, SIGHUP] { signal(number, SIG_IGN) }
        let worker = WorkerLoop(socket, answer: answer)
        let nothing = open("/dev/null", O_RDWR)
        for descriptor in [STDIN_FILENO, STDOUT_FILENO] { dup2(nothing, descriptor) }
        ParentProcess.endWithIt()
        if let mebibytes { MemoryWatch.tell(worker.socket.descriptor, above: mebibytes) }
        if isTraced { worker.run() } else { CrashSignals.telling(worker.socket.descriptor, worker.run) }
        return .done
    }

    /// What answers requests: about cases of bars, or about inputs of a target.
    private static func answer(
        _ name: String, _ socket: WorkerSocket, _ bars: Bars, _ targets: FuzzTargets, _ mebibytes: Int?
    ) throws(UsageError) -> (WorkerRequest) throws(UsageError) -> WorkerAnswer {
        if name == CaseWorker.name {
            let worker = CaseWorker(bars)
            return { request throws(UsageError) in try worker.answer(request) { socket.tell($0) } }
        }
        let subject = try asTyped { () throws(UnknownName) in try targets.subject(name) }
        return InputWorker(subject, socket, mebibytes: mebibytes).answer
    }
}
