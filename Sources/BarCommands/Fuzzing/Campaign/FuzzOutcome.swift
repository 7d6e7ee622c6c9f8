import Fuzzing

/// How a slice ended.
struct FuzzOutcome {
    /// The number of inputs that were run.
    private(set) var executions = 0
    /// The number of inputs that reached something new and were kept.
    private(set) var discoveries = 0
    /// The number of places reached.
    private(set) var coverage = 0
    /// Whether the places that are reached are counted, or need not be.
    private(set) var isCounted = true
    /// Whether the process ended as it should: at its time, at an input that it left as an artifact, or interrupted.
    let isInOrder: Bool
    /// The last lines of the log.
    let lastLines: String

    /// The statuses with which libFuzzer ends at a crash, a time-out and a lack of memory.
    private static let statusesOfArtifacts: Set<Int32> = [77, 70, 71]

    /// Reads the log of a fuzzer.
    ///
    /// - Parameter status: the exit status; nil if a signal ended the process.
    init(log: String, status: Int32?) {
        let lines = log.split(separator: "\n")
        let pulses = lines.compactMap { FuzzPulse(parsing: $0) }
        executions = max(FuzzerCall.executions(in: log) ?? 0, pulses.last?.executions ?? 0)
        discoveries = FuzzerCall.statistic("new_units_added", in: log) ?? 0
        coverage = pulses.last?.coverage ?? 0
        isCounted = log.contains("inline 8-bit counters")
        isInOrder = status.map { $0 == 0 || Self.statusesOfArtifacts.contains($0) } ?? false
        lastLines = lines.suffix(3).joined(separator: "\n")
    }

    /// Reads the progress of a random search.
    init(search progress: String, log: String, status: Int32?) {
        executions = RandomSearchProgress(file: progress)?.cases ?? 0
        // A signal that the bar caused is what the search looks for.
        isInOrder = status.map { $0 == 0 } ?? true
        lastLines = log.split(separator: "\n").suffix(3).joined(separator: "\n")
    }
}
