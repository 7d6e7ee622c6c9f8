import Foundation
import Testing
import TestSupport

@testable import Verification

/// What the page on reports says is what happens.
@Suite struct ReportTests {
    static let reports = Report.all.compactMap { try? $0.get() }

    @Test func `every file is a report`() {
        for report in Report.all { #expect(throws: Never.self) { try report.get() } }
        #expect(Self.reports.count >= 15)
    }

    @Test(arguments: reports)
    func `the mistaken bar breaks the entry of a report`(report: Report) {
        let found = Reproduction(report.scenario, on: report.mistaken)
        #expect(found.counterexamples.contains { $0.invariant.id == report.entry.id }, "\(found.text)")
    }

    @Test(arguments: reports)
    func `the right bar of the kind breaks nothing in the scenario of a report`(report: Report) {
        let found = Reproduction(report.scenario, on: report.right)
        #expect(found.counterexamples.isEmpty, "\(found.text)")
    }

    @Test(arguments: reports)
    func `no event of a report can be left out`(report: Report) {
        #expect(report.shorter.isEmpty, "\(report.shorter.map { ScenarioFile($0).text })")
    }

    /// With `REPORTS_PAGE=write` in the environment it writes the page.
    @Test func `the page in the documentation is the one that the reports make`() throws {
        let page = ReportsPage.text(of: Self.reports)
        if ProcessInfo.processInfo.environment["REPORTS_PAGE"] == "write" {
            let url = Repository.root.appendingPathComponent("Documentation/Reports.md")
            try page.write(to: url, atomically: true, encoding: .utf8)
        }
        #expect(try Repository.text(of: "Documentation/Reports.md") == page)
        let sections = page.split(separator: "\n").filter { $0.hasPrefix("### ") }
        #expect(sections.count == Self.reports.count)
    }
}
