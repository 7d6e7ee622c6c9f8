import Foundation
import Generators

/// Runs a whole check in child processes.
struct IsolatedCheck: Sendable {
    /// What a child process works with.
    struct Child {
        let monitor: SearchMonitor
        let journal: Journal
        /// The settings, with the time that is left.
        let settings: PropertySettings
        /// Whether to end the check.
        let isCancelled: @Sendable () -> Bool
    }

    let settings: PropertySettings
    /// Makes the verdict of a check that was abandoned inside a value.
    let onTimeout: @Sendable (SearchMonitor, SearchMonitor.Step, Watchdog.Overtime) -> CheckVerdict

    /// The number of servers that hang in a row without an outcome, after which it is the body that hangs.
    ///
    /// Before the ``Rehearsal``, where many checks began at once, three in a row were seen that had been copied while
    /// another thread had a lock.
    private static let mostHangs = 5
    /// The same for servers of which a copy was at work until the time for one value was over.
    ///
    /// The first one may have been copied while another thread made a constant of the body's, for which a copy waits without
    /// sleeping.
    private static let mostBusyHangs = 2
    /// The seconds without an answer or any work after which the first processes are ended, to try again with another.
    ///
    /// A process that waits for a lock does no work. One that waits for something else is ended needlessly, so later ones
    /// get the whole time.
    private static let idleness = [1.0, 1.0, 2.0, 4.0]
    /// The time by which a process may exceed the limit of one value before it counts as hanging, in seconds.
    private static let patience = 30.0
    /// The answer where the system refuses child processes.
    static let impossible = "isolation: .process needs child processes, which are not available here"

    /// The seconds without an answer after which a process counts as hanging, whatever it does.
    var silence: Double { settings.timeForOneCase / .seconds(1) * 2 + Self.patience }

    /// Runs a check; `judge` is called in the child processes.
    func verdict(_ judge: @escaping @Sendable (Child) -> CheckVerdict) -> CheckVerdict {
        guard Rehearsal.isHeld, let cancellation = SharedMemory(size: 1) else {
            return CheckVerdict(problem: Self.impossible)
        }
        let start = ContinuousClock.now
        var progress = CheckProgress()
        var (hangs, idlers) = (0, 0)
        var trouble = "the child process does not answer"
        // A process that was ended early, because it did no work, tells nothing of the body.
        while hangs < Self.mostHangs + min(idlers, Self.idleness.count) {
            let idleness = Self.idleness.dropFirst(idlers).first ?? silence
            let server = ForkServer(check: self, start: start, cancellation: cancellation, idleness: idleness)
            let process = ChildProcess { server.run(from: progress, answers: $0, judge) }
            guard let process else { return CheckVerdict(problem: Self.impossible) }
            var conversation = Conversation(process, silence: Self.patience, idleness: idleness)
            let ending = conversation.run(
                while: {
                    if Task.isCancelled { cancellation.words[0] = 1 }
                    return true
                },
                { _ in })
            switch ending {
            case .told(.verdict(let verdict), _): return verdict
            case .told(.stuck(let reached, let verdict, let isBusy), _):
                // A body that hangs in every process does so by itself.
                hangs = reached.entries.count > progress.entries.count ? 1 : hangs + 1
                progress = reached
                if let verdict, hangs >= (isBusy ? Self.mostBusyHangs : Self.mostHangs) { return verdict }
                if verdict == nil { idlers += 1 }
            case .end(let reason):
                hangs += 1
                trouble = "the child process ended: \(reason)"
            case .told, .hang, .cancelled:
                hangs += 1
                idlers += 1
            }
        }
        return CheckVerdict(problem: progress.problem ?? trouble)
    }
}
