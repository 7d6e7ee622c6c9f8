import BarCommands
import Foundation
import Schemata

/// A process in which a mutant is planted, or none.
final class MutantProcess {
    /// How a process ended, or why it was ended.
    enum Ending: Equatable {
        case status(Int32)
        case trap(signal: Int32)
        case failedTest(String)
        case timeout
    }

    /// What the process has printed so far.
    private(set) var output = ""
    /// The time that it has taken so far.
    var duration: Duration { ContinuousClock.now - start }

    private let process = Process()
    private let log: FileHandle
    private let limit: Duration
    private let start = ContinuousClock.now

    /// Starts a process.
    ///
    /// - Parameters:
    ///   - path: the path of the executable.
    ///   - number: the number of the mutant; 0 for none.
    ///   - limit: the time after which the process is ended.
    ///   - log: the path of a file for what it prints.
    init(
        _ path: String, _ arguments: [String], planting number: Int, limit: Duration, log: String
    ) throws(UsageError) {
        self.limit = limit
        // A process that outlives an interrupted run goes on writing into the file that was there.
        try? FileManager.default.removeItem(atPath: log)
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let output = FileHandle(forWritingAtPath: log), let input = FileHandle(forReadingAtPath: log)
        else { throw UsageError("\(log) cannot be written") }
        self.log = input
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        // The trace of a trap takes longer than most trials. A failure that a trial saved would fail in the next one.
        process.environment = ProcessInfo.processInfo.environment.merging([
            PlantedSwitch.variable: "\(number)", "SWIFT_BACKTRACE": "enable=no", "PROPERTY_SAVE": "no",
        ]) { $1 }
        process.standardOutput = output
        process.standardError = output
        do { try process.run() } catch {
            throw UsageError("\(path) does not start: \(error.localizedDescription)")
        }
        try? output.close()
    }

    deinit { end() }

    /// Reads what was printed since, and returns how the process ended; nil if it goes on.
    ///
    /// A test that fails ends the process, since one is enough.
    func poll() -> Ending? {
        // Asked before reading, so that nothing is missed of a process that has ended.
        let isRunning = process.isRunning
        output += String(decoding: (try? log.readToEnd()) ?? Data(), as: UTF8.self)
        let ending = Self.failedTest(in: output).map(Ending.failedTest) ?? (isRunning ? nil : status)
        if let ending {
            end()
            return ending
        }
        guard duration > limit else { return nil }
        end()
        return .timeout
    }

    private var status: Ending {
        process.terminationReason == .exit
            ? .status(process.terminationStatus) : .trap(signal: process.terminationStatus)
    }

    /// Kills the process and all that it started, which are a process group.
    private func end() {
        // 0 is the identifier of a process that has not started, and the group 0 is this one.
        guard process.processIdentifier > 0 else { return }
        kill(-process.processIdentifier, SIGKILL)
    }

    /// The first test of which an issue is printed.
    private static func failedTest(in output: String) -> String? {
        output.firstMatch(of: /Test (.+?) recorded an issue/).map { String($0.output.1) }
    }
}
