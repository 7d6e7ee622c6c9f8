import Foundation
import Processes

/// The program of tests that this process runs.
enum TestProgram {
    /// How one test is run again in a child process; nil where that is not possible.
    ///
    /// - Parameter test: the identifier of the test.
    static func launch(_ test: String) -> Launch? {
        #if os(Linux)
            let bundle: [String] = []
        #elseif os(macOS)
            // A bundle of tests is no program: the one that loads it is told its path.
            let option = "--test-bundle-path"
            guard let index = CommandLine.arguments.firstIndex(of: option),
                let path = CommandLine.arguments.dropFirst(index + 1).first
            else { return nil }
            let bundle = [option, path, path]
        #else
            return nil
        #endif
        // A character that means something in a regular expression is replaced by the one that means any.
        let filter = String(test.map { $0.isLetter || $0.isNumber ? $0 : "." })
        var launch = Launch(
            [CommandLine.arguments.first ?? "tests"] + bundle
                + [
                    "--testing-library", "swift-testing", "--filter", "^\(filter)$", "--no-parallel",
                    // The least verbosity: the child says nothing of its tests.
                    "--verbosity", "\(Int.min)",
                ] + repetitions)
        // Every process makes the same search. A backtrace would take long, and be shown to nobody.
        launch.environment = ["SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no"]
            .merging(IsolatedChild.environment) { $1 }
        launch.output = .suspended
        launch.errors = .captured
        return launch
    }

    /// The options by which a test is run several times, so that the child comes to the same run.
    private static var repetitions: [String] {
        ["--repetitions", "--repeat-until"].flatMap { option -> [String] in
            guard let index = CommandLine.arguments.firstIndex(of: option) else { return [] }
            return Array(CommandLine.arguments[index...].prefix(2))
        }
    }
}
