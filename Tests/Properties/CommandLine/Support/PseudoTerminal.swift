import Foundation
import TestSupport

/// The end of a process of which standard error was a terminal.
struct PseudoTerminal {
    /// The terminal, while the process runs.
    final class Control {
        private let terminal: Int32
        private let process: Process
        private var isInterrupted = false

        fileprivate init(_ terminal: Int32, _ process: Process) {
            (self.terminal, self.process) = (terminal, process)
        }

        /// Sends an interrupt, as the keyboard does; once, because a second one ends the process at once.
        func interrupt() {
            if !isInterrupted { send(SIGINT) }
            isInterrupted = true
        }

        fileprivate func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

        func resize(width: UInt16, height: UInt16) {
            var size = winsize(ws_row: height, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
            _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
            if process.isRunning { send(SIGWINCH) }
        }
    }

    let status: Int32
    let output: String
    /// What was written on the terminal.
    let text: String

    /// Runs an executable; kills it should it not end.
    ///
    /// - Parameters:
    ///   - hasOutput: whether standard output is the terminal too.
    ///   - onFrame: called after each reading, with the tables drawn so far; to find them takes time that grows with
    ///     all that was written.
    init(
        _ arguments: [String], of path: String = Launched.airbar, environment: [String: String] = [:],
        width: UInt16 = 100, height: UInt16 = 30, hasOutput: Bool = false,
        onFrame: ((_ frames: [[String]], Control) -> Void)? = nil
    ) throws {
        let terminal = openTerminal(O_RDWR | O_NOCTTY)
        guard terminal >= 0, grant(terminal) == 0, unlock(terminal) == 0, let name = name(of: terminal)
        else { throw POSIXError(.ENOTTY) }
        defer { close(terminal) }
        let end = open(name, O_RDWR | O_NOCTTY)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm", "NO_COLOR": ""]) {
            $1
        }.merging(environment) { $1 }
        let control = Control(terminal, process)
        control.resize(width: width, height: height)
        var output = ""
        var whole: [UInt8] = []
        try TemporaryFolder.with { folder in
            // A file, because nobody reads a pipe while the terminal is read.
            let path = try folder.write([], to: "output")
            let screen = FileHandle(fileDescriptor: end, closeOnDealloc: false)
            process.standardOutput = hasOutput ? screen : FileHandle(forWritingAtPath: path)
            process.standardError = screen
            try process.run()
            close(end)
            let identifier = process.processIdentifier
            let clock = Thread {
                Thread.sleep(forTimeInterval: Launched.patience)
                if !Thread.current.isCancelled { kill(identifier, SIGKILL) }
            }
            clock.start()
            defer { clock.cancel() }
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            var count = read(terminal, &bytes, bytes.count)
            while count > 0 {
                whole += bytes.prefix(count)
                onFrame?(Self.frames(in: String(decoding: whole, as: UTF8.self)), control)
                count = read(terminal, &bytes, bytes.count)
            }
            process.waitUntilExit()
            output = try String(contentsOfFile: path, encoding: .utf8)
        }
        status = process.terminationStatus
        self.output = output
        text = String(decoding: whole, as: UTF8.self)
    }

    /// The lines of each table that was drawn.
    var frames: [[String]] { Self.frames(in: text) }

    private static func frames(in text: String) -> [[String]] {
        let texts = text.components(separatedBy: "\u{1B}[J").map { text in
            text.components(separatedBy: "\u{1B}").enumerated().map { index, part in
                // What begins with a code goes on behind it; the last one moves the cursor up.
                index == 0 ? part : String(part.drop { !$0.isLetter }.dropFirst())
            }.joined()
        }
        return texts.map { text in
            var lines = text.components(separatedBy: "\r\n")
            lines.removeLast()
            return lines
        }.filter { !$0.isEmpty }
    }
}

// The module of the platform leaves these out on Linux, where they are an extension of the C library.

@_silgen_name("posix_openpt") private func openTerminal(_ flags: Int32) -> Int32
@_silgen_name("grantpt") private func grant(_ terminal: Int32) -> Int32
@_silgen_name("unlockpt") private func unlock(_ terminal: Int32) -> Int32
@_silgen_name("ptsname") private func name(of terminal: Int32) -> UnsafeMutablePointer<CChar>?
