import Foundation
import Fuzzing

/// What all calls of the instrumented fuzzer have in common.
public enum FuzzerCall {
    /// The greatest number of bytes of an input.
    package static let longestInput = 4_096

    /// Makes a process of the fuzzer, or of a search, that is not started yet and ends with this one.
    ///
    /// What a bar prints on standard output is dropped, since a night of it fills the disk.
    ///
    /// - Parameters:
    ///   - binary: the program.
    ///   - words: the words of the command line.
    ///   - log: where it tells what it does: a file handle or a pipe.
    public static func process(_ binary: String, _ words: [String], log: Any) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: binary)
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = log
        return process
    }

    /// The words with which the command line of the fuzzer begins.
    ///
    /// - Parameter subject: the name of what is fuzzed.
    public static func words(_ subject: String) -> [String] {
        ["--target=\(subject)", "-max_len=\(longestInput)", "-print_final_stats=1"]
    }

    /// The variables that are added to those of this process.
    ///
    /// Swift's handlers of crashes take a second, and what trapped is run again anyway.
    static var environment: [String: String] {
        ParentProcess.own.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }

    /// The number of executions that the fuzzer tells of at its end; nil if it does not.
    public static func executions(in log: String) -> Int? {
        statistic("number_of_executed_units", in: log)
    }

    /// A statistic that the fuzzer prints at its end; nil if it printed none.
    static func statistic(_ name: String, in log: String) -> Int? {
        log.split(separator: "\n").last { $0.hasPrefix("stat::\(name):") }
            .flatMap { Int($0.split(separator: " ").last ?? "") }
    }
}
