import Foundation
import Generators
import Processes

/// Runs a whole check in child processes: in another one, which goes on from there, where a body ends the first.
struct IsolatedCheck {
    let call: CheckCall
    let settings: PropertySettings
    /// The choices of a value at which the process of the last run ended, which is checked before others; nil without.
    let suspect: [Choice]?

    /// The number of ended processes after which no further case is checked.
    ///
    /// Each costs the start of another one, which makes the search so far again, without its bodies.
    private static let mostEnds = 500
    /// The time by which a process may exceed the limit of one value before it counts as hanging, in seconds.
    private static let patience = 30.0

    /// The time without a message after which a process counts as hanging, in seconds; the limits of the check are kept by
    /// the processes themselves.
    private var silence: Double { settings.timeForOneCase / .seconds(1) * 2 + Self.patience }

    /// Runs the check; blocks until it is done, or ends soon after the task is cancelled.
    func verdict() -> CheckVerdict {
        if CheckVerdict.isNested {
            return CheckVerdict(
                problem:
                    "isolation: .process is not possible inside the body of another check; isolate that one")
        }
        guard let launch = TestProgram.launch(call.place.line.test) else {
            return CheckVerdict(
                problem: "isolation: .process needs child processes, which are not available here")
        }
        let verdict = verdict(launch)
        guard call.isAmbiguous else { return verdict }
        return CheckVerdict(
            problem: """
                isolation: .process needs to find this call of check again, but several at this line run at once
                    run them one after another, or at lines of their own
                """)
    }

    private func verdict(_ launch: Launch) -> CheckVerdict {
        let start = ContinuousClock.now
        var progress = CheckProgress()
        var next: ChildProcess?
        while true {
            let isCancelled = Task.isCancelled
            let isLast = isCancelled || progress.problem != nil || progress.ends >= Self.mostEnds
            let left = settings.timeLimit.map { ($0.asLimit - (ContinuousClock.now - start)) / .seconds(1) }
            let task = IsolatedChild.Task(
                place: call.place, earlier: call.earlier, lines: progress.lines, known: progress.known,
                isLast: isLast, timeLimit: left, seed: settings.search.seed, suspect: suspect)
            do {
                let process = if let next { next } else { try ChildProcess(launch) }
                // Where one process has ended, another one will: it starts while this one is at work.
                next = progress.ends > 0 && !isLast ? try ChildProcess(launch) : nil
                let told = try run(process, task, &progress) { !isCancelled && Task.isCancelled }
                if let told {
                    return progress.problem.map { told.adding(CheckVerdict(problem: $0)) } ?? told
                }
            } catch {
                return CheckVerdict(problem: "\(error)")
            }
            // A last process that does not end by itself tells nothing that is not known.
            if isLast, let problem = progress.problem { return CheckVerdict(problem: problem) }
        }
    }

    /// Runs a process; returns the verdict, or nil if it ended without.
    private func run(
        _ process: ChildProcess, _ task: IsolatedChild.Task, _ progress: inout CheckProgress,
        isCancelled: () -> Bool
    ) throws(ProcessError) -> CheckVerdict? {
        progress.beginProcess()
        _ = process.socket.send(task)
        while true {
            switch try process.next(within: silence, isCancelled: isCancelled) {
            case .frame(let frame):
                let message = try frame.message(ChildMessage.self)
                if case .verdict(let verdict) = message { return verdict }
                progress.note(message)
            case .end(let reason):
                progress.note(
                    BodyEnd(reason: reason, errors: process.errors), seed: settings.search.seed)
                return nil
            case .silence:
                progress.noteSilence(seed: settings.search.seed)
                return nil
            case .cancellation: return nil
            }
        }
    }
}
