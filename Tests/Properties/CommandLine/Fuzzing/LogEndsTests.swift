import Testing
import TestSupport

@testable import BarCommands

/// What is read of the log of a fuzzer.
@Suite struct LogEndsTests {
    private static func text(of log: String) throws -> String? {
        var text: String?
        try TemporaryFolder.with { folder in
            text = LogEnds(at: try folder.write(log.utf8, to: "log"))?.text
        }
        return text
    }

    @Test(arguments: [0, 1, LogEnds.length - 1, LogEnds.length, LogEnds.length + 1, 2 * LogEnds.length])
    func `a short log is read as a whole`(count: Int) throws {
        let log = String(repeating: "0123456789", count: count / 10 + 1).prefix(count)
        #expect(try Self.text(of: String(log)) == String(log))
    }

    @Test func `of a long log the first and the last lines are read`() throws {
        let middle = String(repeating: "a bar that talks\n", count: 100_000)
        let text = try #require(try Self.text(of: "INFO: counters\n\(middle)stat::executions: 7\n"))
        #expect(text.hasPrefix("INFO: counters\n") && text.hasSuffix("\nstat::executions: 7\n"))
        #expect(text.utf8.count == 2 * LogEnds.length + 1)
    }

    @Test func `a log that is not there is no log`() {
        #expect(LogEnds(at: "/no/such/log") == nil)
    }
}
