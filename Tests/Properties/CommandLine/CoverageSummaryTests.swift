import Foundation
import Testing

@testable import BarCommands

@Suite struct CoverageSummaryTests {
    private static func summary(_ programs: Int) throws -> CoverageSummary {
        let program = #"{"totals":{"lines":{"count":403,"covered":397,"percent":98.5}}}"#
        let json = #"{"data":[\#(Array(repeating: program, count: programs).joined(separator: ","))]}"#
        return try JSONDecoder().decode(CoverageSummary.self, from: Data(json.utf8))
    }

    @Test func `the lines of a program are counted, and percentages are rounded down`() throws {
        let lines = try #require(Self.summary(1).lines)
        #expect("\(lines)" == "397 of 403 lines, 98.5 %" && lines.percent > 98.5)
    }

    @Test func `the summary of two programs is none`() throws {
        #expect(try Self.summary(2).lines == nil)
    }
}
