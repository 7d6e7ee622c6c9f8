import Foundation

/// Runs a command in another process, so that a bar that traps, overflows its stack or calls `exit` does not end this
/// one.
///
/// The other process is this program with the same words, and it prints what it finds. A search in it takes no longer
/// than one here. If it ends before it says so, then another one is started that runs the cases of that bar in
/// processes of their own.
struct Supervisor {
    /// The interval of the questions whether there was an interrupt, in milliseconds.
    private static let interval: Int32 = 20

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
        let process = try SupervisedProcess(fatal, words, reading: input)
        let status = wait(for: process.socket)
        let signal = process.end()
        if let status { return status }
        // Whoever read the output has enough.
        if signal == SIGPIPE { raise(SIGPIPE) }
        if Interruption.hasHappened { return Verdict.interrupted.status }
        guard fatal.insert(item, cases: cases) else {
            let end = signal.map { String(cString: strsignal($0)) } ?? "a call of exit"
            complain(
                "\(Program.name): the bar ended the process again (\(end)), where its cases are run in others"
            )
            return Verdict.broken.status
        }
        return nil
    }

    /// Waits until the process closes the connection, and returns the status that it told before; nil if it told none.
    private mutating func wait(for socket: WorkerSocket) -> Int32? {
        var received = Data()
        var status: Int32?
        var isTold = false
        while true {
            if Interruption.hasHappened, !isTold { isTold = socket.send(Supervision.interrupt) }
            guard socket.waits(milliseconds: Self.interval) else { continue }
            let bytes = socket.receive()
            if bytes.isEmpty { return status }
            received += bytes
            while let message = SupervisionMessage(removedFrom: &received) {
                switch message {
                case .item(let item): (self.item, cases) = (item, 0)
                case .cases(let count): cases = max(cases, count)
                case .end(let number): status = number
                }
            }
        }
    }
}
