import Foundation
import Fuzzing
import Processes

/// Why and where a process trapped, as a person reads it: what the standard library and Swift's backtracer write.
struct TrapExplanation: Equatable {
    /// The line of a failed check, such as `main/main.swift:7: Fatal error: Index out of range`; nil if there is none.
    let message: String?
    /// The first function outside the system's libraries, with its place in the source if that is known; nil if there is
    /// none.
    let function: String?

    /// The beginnings of the names of the system's libraries.
    private static let libraries = [
        "libswift", "libc.", "libm.", "libpthread", "libdispatch", "libBlocksRuntime", "libFoundation",
        "lib_Foundation", "libstdc++", "libsystem",
    ]

    /// Reads the output of a process that trapped.
    init(parsing output: String) {
        let lines = output.split(separator: "\n")
        message = RuntimeMessage(in: output)?.line
        function = lines.lazy.compactMap(Self.function).first
    }

    /// The explanation in one line; empty if nothing is known.
    var text: String { [message, function.map { "in \($0)" }].compactMap { $0 }.joined(separator: ", ") }

    /// The function of a frame of a backtrace; nil if the line is no frame, or one of a library of the system.
    ///
    ///       2 [ra] 0x00005610fa32fbcc Bar.react(_:) + 267 in program at /folder/Bar.swift:2:45
    private static func function(_ line: Substring) -> String? {
        let frame = /^ *[0-9]+ ((?:\[[a-z]+\] )*) *0x[0-9a-f]+ (.+) \+ [0-9]+ in ([^ ]+)(?: at (.+))?$/
        guard let parts = line.wholeMatch(of: frame)?.output, !parts.1.contains("[system]"),
            !parts.1.contains("[thunk]"), !libraries.contains(where: { parts.3.hasPrefix($0) })
        else { return nil }
        let file = parts.4.flatMap { $0.split(separator: "/").last }
        guard let file, file.contains(".swift:") else { return String(parts.2) }
        return "\(parts.2) at \(file)"
    }

    /// Runs an input that traps once more, with Swift's backtracer; nil if nothing is learnt in half a minute.
    ///
    /// - Throws: `UsageError` if no worker starts.
    static func explaining(_ input: [UInt8], _ isolation: Isolation) throws(UsageError) -> String? {
        try explaining(WorkerRequest(task: .check, input: Data(input)), isolation)
    }

    /// Asks a worker for what traps once more, with Swift's backtracer; nil if nothing is learnt in half a minute.
    ///
    /// - Throws: `UsageError` if no worker starts.
    static func explaining(_ request: WorkerRequest, _ isolation: Isolation) throws(UsageError) -> String? {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("airbar-\(UUID()).log")
        defer { try? FileManager.default.removeItem(at: log) }
        var traced = isolation
        traced.trace = log.path
        let worker = try IsolatedWorker(traced)
        _ = try worker.ask(request, within: 30)
        let output = (try? Data(contentsOf: log)).map { String(decoding: $0, as: UTF8.self) }
        let text = output.map { TrapExplanation(parsing: $0).text } ?? ""
        return text.isEmpty ? nil : text
    }
}
