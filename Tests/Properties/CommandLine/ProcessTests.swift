import Foundation
import Testing

/// The command line as a process of its own, as somebody at a terminal has it.
@Suite struct ProcessTests {
    /// Runs the built binary; interrupts it after some seconds, and kills it should that not help.
    ///
    /// The clock is a thread of its own, since tests that compute keep all threads of the pool busy.
    private func run(_ arguments: String..., interruptAfter delay: TimeInterval = 60) throws -> (
        status: Int32, output: String
    ) {
        let process = Process()
        // The build puts it beside the bundle of the tests.
        process.executableURL = Bundle.main.bundleURL.appendingPathComponent("airbar")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let identifier = process.processIdentifier
        let clock = Thread {
            Thread.sleep(forTimeInterval: delay)
            if !Thread.current.isCancelled { kill(identifier, SIGINT) }
            Thread.sleep(forTimeInterval: 20)
            if !Thread.current.isCancelled { kill(identifier, SIGKILL) }
        }
        clock.start()
        defer { clock.cancel() }
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    @Test func `an interrupt before the end prints what was found so far and ends in status 130`()
        async throws
    {
        let (status, output) = try run(
            "verify", "--bar", "hardened", "--cases", "1000000000", interruptAfter: 1)
        #expect(status == 130)
        #expect(output.hasPrefix("hardened: 0 of 42 invariants broken, ") && output.contains("(interrupted)"))
    }

    @Test func `an interrupt after something was found ends in status 1, and JSON is whole`() throws {
        let (status, output) = try run(
            "verify", "--bar", "published", "--invariant", "S7", "--invariant", "M6", "--cases", "1000000000",
            "--json", interruptAfter: 2)
        #expect(status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        #expect((object?["bars"] as? [Any])?.count == 1)
    }

    @Test func `a time limit ends a search, and not the shrinking of what it found`() throws {
        let (status, output) = try run(
            "verify", "--bar", "published", "--invariant", "S20", "--cases", "1000000000", "--seconds", "1")
        #expect(status == 1)
        // From how many failing cases it can shrink, and so to what, depends on how far the search got.
        #expect(output.contains("(out of time)") && output.contains(/S20 +honest equality +broken +[1-9]/))
        #expect(!output.contains("not fully shrunk"))
    }
}
