import AirBarModel
import Testing
import TestSupport

@testable import Verification

@Suite struct FindingLineTests {
    private static func line() throws -> FindingLine {
        let test = try scenario([.contentOffset(1400), .contentOffset(1401)])
        let found = try #require(BarCounterexample(test, on: .published, breaks: .bounceIgnored))
        return FindingLine(found)
    }

    @Test func `a line names the bar and the invariant, and reads back as it was`() throws {
        let line = try Self.line()
        #expect(line.bar == "published" && line.invariant == "S7")
        #expect(line.description == "airbar-finding published S7")
        #expect(FindingLine(parsing: line.description) == line)
        #expect(FindingLine(parsing: "log\n\(line)\n".split(separator: "\n")[1]) == line)
    }

    @Test(arguments: [
        "", "airbar-finding", "airbar-finding published", "airbar-finding published S7 ",
        "airbar-finding published S7 twice", "airbar-finding  S7", " airbar-finding published S7",
        "airbar-findings published S7", "published breaks S7", "airbar-finding published ",
    ])
    func `any other line is none`(line: String) {
        #expect(FindingLine(parsing: line) == nil)
    }
}
