import Foundation

/// A program that a command runs and waits for.
public struct Tool {
    /// The words of the command line; the first one is a path, or a name that is looked up.
    let words: [String]
    /// The variables that are added to those of this process.
    var environment: [String: String] = [:]
    /// The folder that the program runs in; that of this process if nil.
    var folder: String?

    /// Makes a program of the words of its command line.
    public init(
        _ words: [String], environment: [String: String] = [:], in folder: String? = nil
    ) {
        self.words = words
        self.environment = environment
        self.folder = folder
    }

    /// Runs the program, and returns its exit status; nil if a signal ended it.
    ///
    /// An interrupt ends both programs.
    ///
    /// - Parameters:
    ///   - output: the destination of what it prints.
    ///   - errors: the destination of what it prints on standard error.
    func run(output: FileHandle, errors: FileHandle = .standardError) throws(UsageError) -> Int32? {
        let status = try status(output, errors)
        if Interruption.hasHappened { CommandLineProgram.end(.interrupted) }
        return status
    }

    /// Runs the program, which has to succeed, and writes what it prints to a file.
    ///
    /// An interrupt ends both programs.
    public func run(to path: String) throws(UsageError) {
        if try !completes(path, hasErrors: false) { CommandLineProgram.end(.interrupted) }
    }

    /// Runs the program, which has to succeed, and writes all that it prints to a file.
    ///
    /// - Returns: false if an interrupt has ended it.
    func completes(log path: String) throws(UsageError) -> Bool { try completes(path, hasErrors: true) }

    private func completes(_ path: String, hasErrors: Bool) throws(UsageError) -> Bool {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw UsageError("\(path) cannot be written") }
        defer { try? file.close() }
        let status = try status(file, hasErrors ? file : .standardError)
        if Interruption.hasHappened { return false }
        guard status == 0 else { throw UsageError("\(words[0]) fails") }
        return true
    }

    private func status(_ output: FileHandle, _ errors: FileHandle) throws(UsageError) -> Int32? {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        do { try process.run() } catch {
            throw UsageError("\(words[0]) does not start: \(error.localizedDescription)")
        }
        while process.isRunning {
            if Interruption.hasHappened { process.terminate() }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }
}
