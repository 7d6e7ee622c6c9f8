import Foundation
import Processes

/// A program that a command runs and waits for.
public struct Tool {
    /// The words of the command line; the first one is a path, or a name that is looked up.
    let words: [String]
    /// The variables that are added to those of this process.
    var environment: [String: String] = [:]

    /// Makes a program of the words of its command line.
    public init(_ words: [String], environment: [String: String] = [:]) {
        self.words = words
        self.environment = environment
    }

    /// Runs the program, and returns its exit status; nil if a signal ended it.
    ///
    /// An interrupt ends both programs.
    ///
    /// - Parameter output: the destination of what it prints.
    func run(output: Launch.Stream) throws(UsageError) -> Int32? {
        let status = try status(output, .inherited)
        if Interruption.hasHappened { ProgramExit.end(.interrupted) }
        return status
    }

    /// Runs the program, which has to succeed, and writes what it prints to a file.
    ///
    /// An interrupt ends both programs.
    public func run(to path: String) throws(UsageError) {
        if try !completes(path, errors: .inherited) { ProgramExit.end(.interrupted) }
    }

    /// Runs the program, which has to succeed, and writes all that it prints to a file.
    ///
    /// - Returns: false if an interrupt has ended it.
    func completes(log path: String) throws(UsageError) -> Bool { try completes(path, errors: .sameAsOutput) }

    private func completes(_ path: String, errors: Launch.Stream) throws(UsageError) -> Bool {
        try writeText("", to: path)
        let status = try status(.file(path), errors)
        if Interruption.hasHappened { return false }
        guard status == 0 else { throw UsageError("\(words[0]) fails") }
        return true
    }

    private func status(_ output: Launch.Stream, _ errors: Launch.Stream) throws(UsageError) -> Int32? {
        var launch = Launch(["env"] + words)
        launch.executable = "/usr/bin/env"
        launch.environment = environment
        (launch.isConnected, launch.hasOwnGroup) = (false, true)
        (launch.output, launch.errors) = (output, errors)
        let end = try asUsageError { () throws(ProcessError) in
            try ChildProcess(launch).wait { if Interruption.hasHappened { $0.send(SIGTERM) } }
        }
        return if case .exited(let status) = end { status } else { nil }
    }
}
