import Foundation
import Fuzzing

/// A process that fuzzes, or searches at random, for one slice of time.
final class FuzzChild {
    let subject: String
    let mode: FuzzMode
    let folder: SliceFolder
    let start = ContinuousClock.now
    private let planned: Double
    private let process = Process()
    private let log: FileHandle

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
        self.subject = subject
        planned = Double(seconds)
        folder = try home.makeSlice()
        process.executableURL = URL(fileURLWithPath: binary)
        let known = known.sorted().joined(separator: ",")
        let own = [
            "--target=\(subject)", "--known=\(known)", "--findings=\(folder.inbox)",
            "--tally=\(folder.tally)",
        ]
        process.arguments =
            switch mode {
            case .search:
                [
                    "fuzz", "search", subject, "--seconds=\(seconds)", "--known=\(known)",
                    "--slice=\(folder.path)",
                ]
            case .random, .mutation:
                own + mode.flags + [
                    "-max_total_time=\(seconds)", "-artifact_prefix=\(folder.artifacts)/",
                    "-print_final_stats=1",
                    "-max_len=4096", "-timeout=10", home.corpus,
                ]
            }
        let parent = String(ProcessInfo.processInfo.processIdentifier)
        process.environment = ProcessInfo.processInfo.environment.merging([
            ParentProcess.variable: parent,
            // Its handlers take a second, and what trapped is run again anyway.
            "SWIFT_BACKTRACE": "enable=no",
        ]) { $1 }
        guard FileManager.default.createFile(atPath: folder.log, contents: nil),
            let output = FileHandle(forWritingAtPath: folder.log)
        else { throw UsageError("\(folder.log) cannot be written") }
        log = output
        process.standardError = output
        process.standardOutput = output
        do { try process.run() } catch {
            throw UsageError("\(binary) does not start: \(error.localizedDescription)")
        }
    }

    var isRunning: Bool { process.isRunning }

    /// The time that a process has to end after it was asked to, or after its time is over, in seconds.
    private static let grace = 15.0

    /// Ends the process: asks it, and does not ask again.
    func stop() {
        guard process.isRunning else { return }
        process.interrupt()
        let asked = ContinuousClock.now
        while process.isRunning, ContinuousClock.now - asked < .seconds(2) {
            Thread.sleep(forTimeInterval: 0.01)
        }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
    }

    /// Ends a process that should have ended by itself: a case of a random search does not end.
    func stopIfOverdue() {
        if seconds > planned + Self.grace, process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }

    /// The input of the random case that ended the search; nil if that ended by itself.
    func trappingCase(_ subject: FuzzSubject) -> [UInt8]? {
        guard mode == .search, process.terminationReason == .uncaughtSignal,
            let progress = RandomSearchProgress(file: folder.progress)
        else { return nil }
        return subject.choices(RandomSearchProgress.source(seed: progress.seed, progress.cases))?.bytes
    }

    /// The time since the start, in seconds.
    var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// What the fuzzer told last; nil if that is nothing.
    var pulse: FuzzPulse? { FuzzPulse.last(inLog: folder.log)?.pulse }

    /// The result, once the process has ended.
    func outcome() throws(UsageError) -> FuzzOutcome {
        try? log.close()
        let text = String(decoding: try readBytes(folder.log), as: UTF8.self)
        let status = process.terminationReason == .exit ? process.terminationStatus : nil
        if mode == .search { return FuzzOutcome(search: folder.progress, log: text, status: status) }
        return FuzzOutcome(log: text, status: status)
    }
}

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
        func statistic(_ name: String) -> Int {
            let line = lines.last { $0.hasPrefix("stat::\(name):") }
            return line.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
        }
        let pulses = lines.compactMap { FuzzPulse(parsing: $0) }
        executions = max(statistic("number_of_executed_units"), pulses.last?.executions ?? 0)
        discoveries = statistic("new_units_added")
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
