import Fuzzing
import Generators
import Processes

/// Shrinks inputs in processes of their own, so that neither a trap nor an endless case harms this one.
///
/// A violation is shrunk by one worker. What ends a process is shrunk by a worker that has a worker for its candidates.
struct InputShrinker {
    /// How far an input was shrunk.
    struct ShrunkInput {
        /// The simplest input found.
        var input: [UInt8]
        /// Whether shrinking came to its end, so that nothing simpler is to be found in this way.
        var isComplete: Bool
    }

    /// The time for a candidate while an input that does not end is shrunk, in seconds.
    ///
    /// It is shorter than the one after which an input is said not to end, because most candidates cost it.
    static let shortTime = 1.0

    /// The number of candidates, where each may end a process.
    private static let isolatedBudget = 1_000
    /// The time for starting a worker, and for what else is not the candidate's, in seconds.
    private static let slack = 30.0

    private let runs: IsolatedRuns
    private let isCancelled: () -> Bool
    private let onProgress: ([UInt8]) -> Void
    /// The time for shrinking what ends a process, in seconds.
    private let time: Double

    /// Makes a shrinker.
    ///
    /// - Parameters:
    ///   - runs: the workers that it asks.
    ///   - time: the time for shrinking what ends a process, in seconds.
    ///   - isCancelled: whether to return what was found until now; asked some fifty times a second.
    ///   - onProgress: called with the simplest input so far.
    init(
        _ runs: IsolatedRuns, time: Double, isCancelled: @escaping () -> Bool,
        onProgress: @escaping ([UInt8]) -> Void
    ) {
        self.runs = runs
        self.time = time
        self.isCancelled = isCancelled
        self.onProgress = onProgress
    }

    /// Shrinks a failure of an input.
    ///
    /// - Parameters:
    ///   - input: the bytes.
    ///   - id: an identifier of the outcome.
    ///   - outcome: what happens with the input.
    /// - Throws: `UsageError` if no worker starts.
    func shrink(_ input: [UInt8], _ id: String, _ outcome: InputOutcome) throws(UsageError) -> ShrunkInput {
        guard !outcome.isDeath else { return try shrinkIsolated(input, id, outcome) }
        var simplest = input
        let reply = try runs.ask(
            .shrink(id: id, budget: SearchSettings().shrinkBudget), input, within: runs.isolation.seconds,
            isCancelled: isCancelled
        ) {
            note($0, &simplest)
        }
        switch reply {
        case .answer(.finding(let finding?)):
            return ShrunkInput(input: finding.choices.bytes, isComplete: true)
        case .death: return try shrinkIsolated(simplest, id, outcome)
        case .answer, .killed, .cancelled: return ShrunkInput(input: simplest, isComplete: false)
        }
    }

    /// Shrinks a failure by running each candidate in a process that it may end.
    private func shrinkIsolated(
        _ input: [UInt8], _ id: String, _ outcome: InputOutcome
    ) throws(UsageError) -> ShrunkInput {
        let limit = runs.isolation.seconds
        let seconds = if case .timedOut = outcome { min(Self.shortTime, limit) } else { limit }
        var simplest = input
        var patience = Patience(time)
        let reply = try runs.ask(
            .shrinkIsolated(id: id, budget: Self.isolatedBudget, seconds: seconds), input,
            within: time + Self.slack, isCancelled: { isCancelled() || patience.isOver }
        ) {
            note($0, &simplest)
        }
        guard case .answer(.simplified(let end?, let isComplete)) = reply else {
            return ShrunkInput(input: simplest, isComplete: false)
        }
        return ShrunkInput(input: Array(end), isComplete: isComplete)
    }

    /// Notes the simplest input so far.
    private func note(_ progress: WorkerAnswer, _ simplest: inout [UInt8]) {
        guard case .shrinking(let input) = progress else { return }
        simplest = Array(input)
        onProgress(simplest)
    }
}
