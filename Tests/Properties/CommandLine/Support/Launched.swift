import Foundation
import TestSupport

/// The end of a process that a test started.
struct Launched {
    let status: Int32
    let output: String
    let complaints: String

    /// The command line, which the build puts beside the bundle of the tests.
    static let airbar = Bundle.main.bundleURL.appendingPathComponent("airbar").path

    /// The time after which a process is killed that a test would wait for in vain, in seconds: far more than any needs
    /// on the busiest machine.
    static let patience: TimeInterval = 600

    /// Runs an executable, and sends it a signal at a moment.
    ///
    /// The clock is a thread of its own, since tests that compute keep all threads of the pool busy.
    init(
        _ arguments: [String], of path: String = airbar, environment: [String: String] = [:],
        signal: (number: Int32, moment: SignalMoment)? = nil
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["GITHUB_ACTIONS": ""]) { $1 }
            .merging(environment) { $1 }
            .merging(signal?.moment.environment ?? [:]) { $1 }
        let (output, complaints) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = complaints
        Self.hearsHangups
        try process.run()
        let identifier = process.processIdentifier
        let clock = Thread {
            let end = Date(timeIntervalSinceNow: Self.patience)
            var signal = signal
            while !Thread.current.isCancelled {
                if let (number, moment) = signal, moment.hasCome(in: identifier) {
                    kill(identifier, number)
                    moment.pass()
                    signal = nil
                }
                if Date() > end { kill(identifier, SIGKILL) }
                Thread.sleep(forTimeInterval: 0.01)
            }
        }
        clock.start()
        defer { clock.cancel() }
        self.output = try Self.text(output)
        self.complaints = try Self.text(complaints)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// Runs a line of bash, in which `$0` is the command line.
    init(bash line: String, _ arguments: String..., words: [String] = []) throws {
        try self.init(["-c", line, Self.airbar] + arguments + words, of: "/bin/bash")
    }

    /// What `nohup` has this process ignore, its children would ignore too, and they are sent it.
    private static let hearsHangups: Void = { _ = Foundation.signal(SIGHUP, SIG_DFL) }()

    private static func text(_ pipe: Pipe) throws -> String {
        String(decoding: try pipe.fileHandleForReading.rest(), as: UTF8.self)
    }
}

/// The moment at which a test sends a signal to a process: something that the process does, and never a time.
enum SignalMoment {
    /// The process has written the file `reached` into a folder, and waits for the file `passed`.
    case checkpoint(TemporaryFolder)
    /// The process catches interrupts.
    case catching

    /// The variables that the process needs to know.
    var environment: [String: String] {
        switch self {
        case .checkpoint(let folder): ["MISBEHAVING_FOLDER": folder.path]
        case .catching: [:]
        }
    }

    /// Whether the moment has come in a process.
    func hasCome(in process: pid_t) -> Bool {
        switch self {
        case .checkpoint(let folder): return FileManager.default.fileExists(atPath: "\(folder.path)/reached")
        case .catching:
            let status = try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
            guard let mask = status?.firstMatch(of: /SigCgt:\s*([0-9a-f]+)/)?.output.1 else { return false }
            return (UInt64(mask, radix: 16) ?? 0) & 1 << (SIGINT - 1) != 0
        }
    }

    /// Lets a process go on that waits at a checkpoint.
    func pass() {
        guard case .checkpoint(let folder) = self else { return }
        _ = FileManager.default.createFile(atPath: "\(folder.path)/passed", contents: nil)
    }
}
