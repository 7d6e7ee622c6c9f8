import Foundation

/// The end of a process that a test started.
struct Launched {
    let status: Int32
    let output: String
    let complaints: String

    /// The command line, which the build puts beside the bundle of the tests.
    static let airbar = Bundle.main.bundleURL.appendingPathComponent("airbar").path

    /// Runs an executable; sends it a signal after some seconds, and kills it should that not help.
    ///
    /// The clock is a thread of its own, since tests that compute keep all threads of the pool busy.
    init(
        _ arguments: [String], of path: String = airbar, environment: [String: String] = [:],
        signal: Int32 = SIGINT, after delay: TimeInterval = 60
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let (output, complaints) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaints
        try process.run()
        let identifier = process.processIdentifier
        let clock = Thread {
            Thread.sleep(forTimeInterval: delay)
            if !Thread.current.isCancelled { kill(identifier, signal) }
            Thread.sleep(forTimeInterval: 20)
            if !Thread.current.isCancelled { kill(identifier, SIGKILL) }
        }
        clock.start()
        defer { clock.cancel() }
        self.output = try Self.text(output)
        self.complaints = try Self.text(complaints)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Runs a line of bash, in which `$0` is the command line.
    init(bash line: String, _ arguments: String...) throws {
        try self.init(["-c", line, Self.airbar] + arguments, of: "/bin/bash")
    }

    private static func text(_ pipe: Pipe) throws -> String {
        String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }
}
