import Foundation
import Fuzzing

/// How inputs of one subject are run in processes of their own.
struct Isolation: Sendable {
    /// The name of the subject.
    let subject: String
    /// The time after which an input is said not to end, in seconds.
    var seconds = 10.0
    /// The memory of a process, in MiB.
    var mebibytes = 2_048
    /// The path of the file to which Swift's backtracer writes where a process traps; nil if it only tells the place.
    var trace: String?
    /// The path of the program; unless given, this program.
    var executable = Self.ownExecutable

    /// Makes the isolation of a subject, with the limits that are declared above.
    init(_ subject: String) { self.subject = subject }

    /// The words after the path of the program that make it a worker.
    var words: [String] {
        ["fuzz", IsolatedCommand.name, subject, IsolatedCommand.memoryOption, "\(mebibytes)"]
            + (trace == nil ? [] : [IsolatedCommand.traceOption])
    }

    /// The environment of a worker: that of this process, and what makes workers alike and lets them end with it.
    ///
    /// Hash seeds are fixed as in the fuzzer, since an input may fail with some only. Swift's backtracer takes a part of a
    /// second for each trap.
    var environment: [String: String] {
        let tracing = "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none"
        return ProcessInfo.processInfo.environment.merging([
            "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": trace == nil ? "enable=no" : tracing,
        ]) { $1 }.merging(ParentProcess.own) { $1 }
    }

    /// Opens what takes the standard error of a worker.
    ///
    /// - Throws: `UsageError` if the file cannot be written.
    func standardError() throws(UsageError) -> FileHandle {
        guard let trace else { return .nullDevice }
        guard FileManager.default.createFile(atPath: trace, contents: nil),
            let file = FileHandle(forWritingAtPath: trace)
        else { throw UsageError("\(trace) cannot be written") }
        return file
    }

    #if os(Linux)
        // Not the path of the file, which a build may have replaced since.
        static let ownExecutable = "/proc/self/exe"
    #else
        static let ownExecutable = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
}
