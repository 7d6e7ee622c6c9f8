import Foundation
import Generators

/// A child process that runs a check in copies of itself: in another one, which goes on from there, where a body ends the
/// first.
///
/// A process of several threads may be copied while one of them has a lock of the runtime, such as that of a generic type
/// which is used for the first time. In the copy nobody gives it back. The server has one thread that takes locks, so its
/// copies have none that the server itself does not begin with. If it does, they all hang at one place, and only a new
/// server helps.
struct ForkServer {
    let check: IsolatedCheck
    /// When the check began.
    let start: ContinuousClock.Instant
    /// Whether the check was cancelled: a word that is not 0.
    let cancellation: SharedMemory
    /// The seconds without an answer or any work after which a copy counts as hanging.
    let idleness: Double

    /// The number of ended copies after which no further case is checked.
    ///
    /// A new copy replays the search so far, so the time grows with the square of this number.
    private static let mostEnds = 1_500
    /// The time between two signs of life.
    private static let pulse = Duration.milliseconds(200)

    /// Runs the check from where other processes left it, until its verdict or until a copy hangs.
    ///
    /// - Parameters:
    ///   - answers: the descriptor to which the last message and the signs of life are written.
    ///   - judge: called in the copies.
    func run(
        from progress: CheckProgress, answers: Int32,
        _ judge: @escaping @Sendable (IsolatedCheck.Child) -> CheckVerdict
    ) {
        // A copy that kept it would keep its reader from noticing the end of the server.
        PrivateDescriptors.insert(answers)
        let writer = MessageWriter(answers)
        writer.send(outcome(from: progress, writer, judge))
    }

    /// Runs the check, and returns the last message.
    private func outcome(
        from progress: CheckProgress, _ writer: MessageWriter,
        _ judge: @escaping @Sendable (IsolatedCheck.Child) -> CheckVerdict
    ) -> ChildMessage {
        let impossible = ChildMessage.verdict(CheckVerdict(problem: IsolatedCheck.impossible))
        guard let record = StepRecord() else { return impossible }
        var progress = progress
        var isCancelled = false
        var nextPulse = ContinuousClock.now
        while true {
            let isLast = isCancelled || progress.problem != nil || progress.ends >= Self.mostEnds
            record.clear()
            progress.beginProcess()
            let process = copy(record, progress.entries, isLast: isLast, judge)
            guard let process else { return impossible }
            var conversation = Conversation(process, silence: check.silence, idleness: idleness)
            let ending = conversation.run(
                while: {
                    if ContinuousClock.now >= nextPulse {
                        writer.send(.alive)
                        nextPulse = .now + Self.pulse
                    }
                    return isLast || cancellation.words[0] == 0
                },
                { progress.note($0) })
            switch ending {
            case .told(.verdict(let verdict), _):
                return .verdict(
                    progress.problem.map { verdict.adding(CheckVerdict(problem: $0)) } ?? verdict)
            case .told(.timeout(let verdict), let wasBusy):
                return .stuck(progress, verdict, isBusy: wasBusy)
            case .told, .hang: return .stuck(progress, nil, isBusy: false)
            case .cancelled: isCancelled = true
            case .end(let reason):
                if progress.note(reason) { continue }
                if progress.problem != nil { return .stuck(progress, nil, isBusy: false) }
                progress.problem = Self.problem(reason, at: record.step, seed: check.settings.search.seed)
            }
        }
    }

    /// The end of a process outside of the body.
    private static func problem(_ reason: ProcessEnd, at step: StepRecord.Step?, seed: UInt64) -> String {
        guard let step, step.isGenerating else {
            return "the check ended its process outside of the body: \(reason)"
        }
        let place = step.caseIndex.map { "case \($0)" } ?? "before the first case"
        return "the generator ended the process: \(reason)\n    PROPERTY_SEED=\(seed), \(place)"
    }
}
