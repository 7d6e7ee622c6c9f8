import Foundation
import Processes

/// Runs a command in another process, so that a bar that traps, overflows its stack or calls `exit` does not end this
/// one.
///
/// The other process is this program with the same words, and it prints what it finds. A search in it takes no longer
/// than one here. If it ends before it says so, then another one is started that runs the cases of that bar in
/// processes of their own.
struct Supervisor {
    /// The command line, with a seed in place of `random`, so that all processes run the same cases.
    private let words = Arguments.withDrawnSeed(CommandLine.arguments)
    private var fatal = FatalItems()
    /// The item that the process works on, and the number of its cases that are done.
    private var item = 0
    private var cases = 0

    /// Runs the command line of this process, and returns its exit status.
    ///
    /// - Throws: `UsageError` if the program cannot be started again.
    static func run() throws(UsageError) -> Int32 {
        var supervisor = Supervisor()
        let input = CommandLine.arguments.contains("-") ? try StandardInput() : nil
        defer { input?.remove() }
        Interruption.watch()
        while true {
            if let status = try supervisor.attempt(input) { return status }
        }
    }

    /// Runs the command once; nil if it is to be run again, since a bar ended the process.
    private mutating func attempt(_ input: StandardInput?) throws(UsageError) -> Int32? {
        (item, cases) = (0, 0)
        var launch = Launch(words)
        launch.environment = [Supervision.variable: fatal.text, "SWIFT_BACKTRACE": "enable=no"]
        if let input { launch.input = .file(input.path) }
        let (status, end) = try asUsageError { () throws(ProcessError) in try wait(for: ChildProcess(launch))
        }
        if let status { return status }
        let signal: Int32? = if case .signal(let number) = end { number } else { nil }
        // SIGPIPE: the reader closed the pipe. This process ends in the same way.
        if signal == SIGPIPE { raise(SIGPIPE) }
        if Interruption.hasHappened { return Verdict.interrupted.status }
        guard fatal.insert(item, cases: cases) else {
            let end = signal.map { String(cString: strsignal($0)) } ?? "a call of exit"
            complain(
                "\(Invocation.name): the bar ended the process again (\(end)), where its cases are run in others"
            )
            return Verdict.broken.status
        }
        return nil
    }

    /// Waits for the end of the process, and returns the status that it told before, nil if it told none.
    private mutating func wait(
        for process: ChildProcess
    ) throws(ProcessError) -> (status: Int32?, end: ProcessEnd) {
        var status: Int32?
        var isTold = false
        while true {
            let event = try process.next(
                within: .infinity,
                isCancelled: {
                    if Interruption.hasHappened, !isTold {
                        isTold = process.socket.send(Supervision.Interrupt())
                    }
                    return false
                })
            switch event {
            case .frame(let frame):
                switch try frame.message(SupervisionMessage.self) {
                case .item(let item): (self.item, cases) = (item, 0)
                case .cases(let count): cases = max(cases, count)
                case .end(let number): status = number
                }
            case .end(let end): return (status, end)
            case .silence, .cancellation: continue
            }
        }
    }
}
