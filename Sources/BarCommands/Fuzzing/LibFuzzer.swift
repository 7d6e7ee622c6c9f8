import Foundation
import Verification

/// A libFuzzer binary, and the folders of its corpus and its crash files, and its log.
struct LibFuzzer {
    /// The result of a run.
    struct Outcome {
        let executions: Int
        /// The file of the input that crashed the fuzzer; nil if none did.
        let crash: String?
        /// Whether the target reported a violation before it ended; otherwise the input trapped or timed out.
        let isViolation: Bool
    }

    private let binary: String
    private let bar: String
    private let corpus: String
    private let crashes: String
    let log: String

    init(binary: String, bar: String, folder: FuzzFolder) throws(UsageError) {
        guard FileManager.default.isExecutableFile(atPath: binary) else {
            throw UsageError("\(binary) is no executable")
        }
        self.binary = binary
        self.bar = bar
        corpus = folder.corpus
        crashes = folder.crashes
        log = folder.log
        for folder in [corpus, crashes] { try makeFolder(folder) }
    }

    /// Fuzzes until the time is up or an input crashes.
    ///
    /// - Parameters:
    ///   - seconds: the time.
    ///   - known: the identifiers of invariants whose violations are not reported.
    ///   - onPoll: called twenty times a second.
    func run(seconds: Int, known: [String], onPoll: () -> Void) throws(UsageError) -> Outcome {
        let artifact = "\(crashes)/crash-\(known.count)"
        try? FileManager.default.removeItem(atPath: artifact)
        let fuzzer = Process()
        fuzzer.executableURL = URL(fileURLWithPath: binary)
        fuzzer.arguments =
            [
                "-max_total_time=\(seconds)", "-exact_artifact_path=\(artifact)", "-print_final_stats=1",
                // A scenario of 30 events takes about 200 bytes.
                "-max_len=512", "-timeout=10", "--bar=\(bar)",
            ] + (known.isEmpty ? [] : ["--known=\(known.joined(separator: ","))"]) + [corpus]
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let output = FileHandle(forWritingAtPath: log)
        else { throw UsageError("\(log) cannot be written") }
        fuzzer.standardError = output
        fuzzer.standardOutput = output
        do { try fuzzer.run() } catch {
            throw UsageError("\(binary) does not start: \(error.localizedDescription)")
        }
        while fuzzer.isRunning {
            if Interruption.isPending { fuzzer.interrupt() }
            onPoll()
            Thread.sleep(forTimeInterval: 0.05)
        }
        try? output.close()
        return try outcome(status: fuzzer.terminationStatus, artifact: artifact)
    }

    private func outcome(status: Int32, artifact: String) throws(UsageError) -> Outcome {
        let text = String(decoding: try readBytes(log), as: UTF8.self)
        guard text.contains("inline 8-bit counters") else {
            throw UsageError("\(binary) is not instrumented for coverage; its log is \(log)")
        }
        let executions = text.split(separator: "\n").last { $0.hasPrefix("stat::number_of_executed_units:") }
        let count = executions.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
        if FileManager.default.fileExists(atPath: artifact) {
            let findings = text.split(separator: "\n").compactMap { FindingLine(parsing: $0) }
            return Outcome(
                executions: count, crash: artifact, isViolation: findings.contains { $0.bar == bar })
        }
        guard status == 0 || Interruption.isPending else {
            throw UsageError(
                "the fuzzer ended with status \(status) and left no crash file; its log is \(log)")
        }
        return Outcome(executions: count, crash: nil, isViolation: false)
    }
}
