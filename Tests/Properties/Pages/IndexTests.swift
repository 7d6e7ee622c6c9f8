import AirBarModel
import Testing
import TestSupport
import Verification

@testable import Pages

/// The filter and the order of a page of all results, in a browser.
@Suite(.serialized, .enabled("Chromium is not installed") { Browser.path != nil })
struct IndexTests {
    private static func loaded(_ sample: PageSample = .searched) throws -> Browser {
        let browser = try Browser()
        try browser.load(try sample.html())
        return browser
    }

    /// The first cells of the rows that are shown.
    private static func shown(_ browser: Browser) throws -> [String] {
        try browser.evaluate(
            """
            [...document.querySelectorAll('table.results tbody tr')].filter((row) => !row.hidden)
              .map((row) => row.cells[0].textContent)
            """)
    }

    private static func enter(_ value: String, in id: String, _ event: String, _ browser: Browser) throws {
        try browser.evaluate(
            """
            (() => { const control = document.getElementById('\(id)'); control.value = '\(value)';
              return control.dispatchEvent(new Event('\(event)')); })()
            """, as: Bool.self)
    }

    @Test func `rows are filtered by their status and by words in them`() throws {
        let browser = try Self.loaded()
        let all = try Self.shown(browser)
        #expect(all == ["S7", "S1", "M6"])
        try Self.enter("broken", in: "filter-status", "change", browser)
        #expect(try Self.shown(browser) == ["S7", "S1"])
        let count = try browser.evaluate(
            "document.getElementById('filter-count').textContent", as: String.self)
        #expect(count == "2 of 3 rows")
        try browser.press("Escape")
        #expect(try Self.shown(browser) == all)
        try browser.press("/")
        try browser.press("M")
        try browser.press("6")
        #expect(try Self.shown(browser) == ["M6"])
    }

    @Test func `the head of a column sorts by it, up, down, and not at all`() throws {
        let browser = try Self.loaded()
        let orders = try (0..<3).map { _ in
            try browser.click("table.results th button")
            return try Self.shown(browser)
        }
        #expect(orders == [["M6", "S1", "S7"], ["S7", "S1", "M6"], ["S7", "S1", "M6"]])
        let sorts = try browser.evaluate(
            "[...document.querySelectorAll('th')].filter((head) => head.ariaSort).length", as: Int.self)
        #expect(sorts == 0)
    }

    @Test func `identifiers are sorted by their numbers, and rows without a number come last`() throws {
        let rows = [("S10", "3"), ("S9", "1,200"), ("S2", "")].map {
            IndexSection.Row(cells: [$0, "", "holds", $1], status: "holds")
        }
        let table = IndexSection.Table(
            caption: "", columns: ["id", "invariant", "status", "events"], textColumns: 3, rows: rows)
        let section = IndexSection(heading: "", summary: [], table: table)
        let browser = try Browser()
        try browser.load(IndexPage(title: "", sections: [section]).html)
        try browser.click("th:nth-child(1) button")
        #expect(try Self.shown(browser) == ["S2", "S9", "S10"])
        try browser.click("th:nth-child(4) button")
        #expect(try Self.shown(browser) == ["S10", "S9", "S2"])
        try browser.click("th:nth-child(4) button")
        #expect(try Self.shown(browser) == ["S9", "S10", "S2"])
    }

    @Test func `without a script the rows stand in the order of urgency, with no control that does nothing`()
    {
        let rows = ["S1", "S2"].map { IndexSection.Row(cells: [$0], status: "holds") }
        let table = IndexSection.Table(caption: "", columns: ["id"], textColumns: 1, rows: rows)
        let html = IndexPage(title: "", sections: [IndexSection(heading: "", summary: [], table: table)]).html
        #expect(html.contains("<noscript>") && html.contains(".filter { display: none; }"))
        #expect(!html.contains("<th scope=\"col\"><button"))
    }
}
