import Foundation
import Fuzzing
import Processes

/// A process that fuzzes, or searches at random, for one slice of time.
final class FuzzChild {
    let mode: FuzzMode
    let folder: SliceFolder
    let start = ContinuousClock.now
    private let planned: Double
    private let process: ChildProcess

    /// Starts the process.
    ///
    /// - Parameters:
    ///   - binary: the fuzzer, or the program itself for a search.
    ///   - known: the identifiers that are not reported again.
    init(
        _ mode: FuzzMode, of subject: String, binary: String, seconds: Int, known: Set<String>,
        in home: FuzzFolder
    ) throws(UsageError) {
        self.mode = mode
        planned = Double(seconds)
        folder = try home.makeSlice()
        try writeText("", to: folder.log)
        let known = known.sorted().joined(separator: ",")
        let words =
            switch mode {
            case .search:
                [
                    "fuzz", RandomSearch.name, subject, "--seconds=\(seconds)", "--known=\(known)",
                    "--slice=\(folder.path)",
                ]
            case .random, .mutation:
                FuzzerCall.words(subject) + mode.flags + [
                    "--known=\(known)", "--findings=\(folder.inbox)", "--tally=\(folder.tally)",
                    "-max_total_time=\(seconds)", "-artifact_prefix=\(folder.artifacts)/", "-timeout=10",
                    home.corpus,
                ]
            }
        var launch = Launch([binary] + words)
        launch.executable = binary
        launch.environment = FuzzerCall.environment
        // A search that heard of an interrupt from the keyboard and from this process would end at once.
        launch.hasOwnGroup = true
        // What a bar prints is dropped, because a night of it fills the disk.
        launch.output = .null
        launch.errors = .file(folder.log)
        process = try asUsageError { () throws(ProcessError) in try ChildProcess(launch) }
    }

    var isRunning: Bool { !process.hasEnded }

    /// The time that a process may take to end after its own time is over, in seconds.
    private static let grace = 15.0
    /// The time that a process may take to end after it was asked to, in seconds.
    private static let graceWhenAsked = 2.0

    /// Asks the process to end, and kills it if it does not.
    func stop() {
        process.send(SIGINT)
        var patience = Patience(Self.graceWhenAsked)
        while isRunning, !patience.isOver { Thread.sleep(forTimeInterval: 0.01) }
        process.stop()
    }

    /// Ends a process that should have ended by itself: a case of a random search does not end.
    func stopIfOverdue() {
        if seconds > planned + Self.grace { process.send(SIGKILL) }
    }

    /// The input of the random case that ended the search; nil if that ended by itself.
    func trappingCase(_ subject: FuzzSubject) -> [UInt8]? {
        // An interrupt reaches the search too. One that is overdue was killed at a case that does not end.
        guard mode == .search, case .signal(let number)? = process.end,
            ![SIGINT, SIGTERM, SIGHUP].contains(number),
            let progress = RandomSearchProgress(file: folder.progress)
        else { return nil }
        return subject.choices(RandomSearchProgress.source(seed: progress.seed, progress.cases))?.bytes
    }

    /// The time since the start, in seconds.
    var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// What the fuzzer told last; nil if that is nothing.
    var pulse: FuzzPulse? { FuzzPulse.last(inLog: folder.log) }

    /// The result, once the process has ended.
    func outcome() throws(UsageError) -> FuzzOutcome {
        guard let text = LogEnds(at: folder.log)?.text else {
            throw UsageError("\(folder.log) cannot be read")
        }
        let status: Int32? = if case .exited(let status)? = process.end { status } else { nil }
        if mode == .search { return FuzzOutcome(search: folder.progress, log: text, status: status) }
        return FuzzOutcome(log: text, status: status)
    }
}
