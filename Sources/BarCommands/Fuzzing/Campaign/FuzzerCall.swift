import Foundation
import Fuzzing
import Processes

/// What all calls of the instrumented fuzzer have in common.
public enum FuzzerCall {
    /// The greatest number of bytes of an input.
    package static let longestInput = 4_096

    /// The words with which the command line of the fuzzer begins.
    ///
    /// - Parameter subject: the name of what is fuzzed.
    public static func words(_ subject: String) -> [String] {
        ["--target=\(subject)", "-max_len=\(longestInput)", "-print_final_stats=1"]
    }

    /// The variables that are added to those of this process.
    ///
    /// Swift's handlers of crashes take a second, and what trapped is run again anyway.
    public static var environment: [String: String] {
        ParentWatch.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }

    /// From now on this process ends with the one that gave it ``environment``, even if that was killed.
    public static func endWithParent() { ParentWatch.begin() }

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
