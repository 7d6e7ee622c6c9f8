import BarCommands
import Foundation
import Testing
import TestSupport

@testable import airbar

/// The pages that the commands write.
@Suite struct PagesTests {
    private static let scenario = "Tests/Properties/Scenarios/published-S7.scenario"

    /// Every page that the index in a folder leads to.
    private static func links(in folder: TemporaryFolder) throws -> [String] {
        let index = try String(contentsOfFile: folder.path + "/index.html", encoding: .utf8)
        return index.matches(of: /href="([^"#]+)"/).map { String($0.1) }
    }

    @Test(arguments: [
        (["verify", "--bar", "published", "--cases", "300", "--invariant", "S7", "--invariant", "S9"], 1),
        (["verify", "--bar", "published", "--sessions", "--cases", "40", "--invariant", "S7"], 1),
        (["motion", "--rules", "published", "--cases", "200", "--law", "D3", "--law", "P3"], 1),
        (["explore", "--bar", "published", "--model", "no-height", "--states", "100"], 2),
        (["mutants", "--name", "gap-left", "--seeds", "1", "--cases", "200"], 0),
    ])
    func `an index leads to a page for each counterexample`(words: [String], atLeast least: Int) throws {
        try TemporaryFolder.with { folder in
            let run = try Launched(words + ["--html", folder.path])
            #expect(run.status == (least == 0 ? 0 : 1))
            let links = try Self.links(in: folder)
            #expect(links.count >= least)
            #expect(try Set(links + ["index.html"]) == Set(folder.names))
            guard Browser.path != nil else { return }
            let browser = try Browser()
            try browser.load(try String(contentsOfFile: folder.path + "/index.html", encoding: .utf8))
            #expect(browser.complaints == [])
        }
    }

    @Test
    func `an index begins with what is broken and says what was wrong, and its pages lead to each other`()
        throws
    {
        try TemporaryFolder.with { folder in
            let words = ["verify", "--bar", "published", "--cases", "500", "--invariant", "M6,S9,S7"]
            _ = try Launched(words + ["--html", folder.path])
            let index = try String(contentsOfFile: folder.path + "/index.html", encoding: .utf8)
            let rows = index.matches(
                of: /<tr( class="broken")? data-status="[a-z]+">\s*<td>([A-Z]+[0-9]+)<\/td>/
            ).map {
                $0.output.2
            }
            #expect(rows == ["S7", "S9", "M6"] || rows == ["S9", "S7", "M6"])
            #expect(index.contains("but a bounce should not move it.</td>") && index.contains("holds: M6"))
            let first = try String(contentsOfFile: folder.path + "/published-S7.html", encoding: .utf8)
            let second = try String(contentsOfFile: folder.path + "/published-S9.html", encoding: .utf8)
            #expect(first.contains("<a href=\"index.html\">All results</a>"))
            #expect(
                first.contains("<a href=\"published-S9.html\">Next</a>") && !first.contains(">Previous</a>"))
            #expect(
                second.contains("<a href=\"published-S7.html\">Previous</a>") && !second.contains(">Next</a>")
            )
        }
    }

    @Test func `a saved counterexample has a page with the case as it was met`() throws {
        try TemporaryFolder.with { folder in
            let found = try Launched([
                "verify", "--bar", "published", "--invariant", "S7", "--cases", "300", "--save", folder.path,
            ])
            #expect(found.status == 1)
            let page = folder.path + "/page.html"
            let run = try Launched(["reproduce", folder.path + "/published-S7.scenario", "--html", page])
            #expect(run.status == 1 && run.output.isEmpty && run.complaints == "page: \(page)\n")
            let html = try String(contentsOfFile: page, encoding: .utf8)
            #expect(html.contains("<h3>As met: ") && html.contains("<h3>Shrunk: 2 events</h3>"))
            // A file of its own is no more than what it says.
            let other = try Launched([
                "reproduce", Repository.root.appendingPathComponent(Self.scenario).path, "--html", page,
            ])
            #expect(other.status == 1)
            #expect(try !String(contentsOfFile: page, encoding: .utf8).contains("As met"))
        }
    }

    @Test func `a law has a page and a chart, and one without a motion no chart`() throws {
        try TemporaryFolder.with { folder in
            let found = try Launched(["motion", "--rules", "published", "--law", "D3", "--cases", "200"])
            let token = String(
                try #require(found.output.firstMatch(of: /scripts\/reproduce (\S+)/)).output.1)
            let run = try Launched(["reproduce", token, "--html", folder.path + "/page.html"])
            #expect(run.status == 1)
            let chart = try Launched(["reproduce", token, "--svg"])
            #expect(chart.status == 1 && chart.output.hasPrefix("<svg "))
        }
    }

    @Test(arguments: [
        (["reproduce", scenario, "--html", "/nowhere/page.html"], "/nowhere/page.html cannot be written: "),
        (["reproduce", scenario, "--html", "/"], "/ is a directory, expected a file"),
        (["verify", "--html", "/dev/null/pages"], "/dev/null/pages cannot be made: "),
        (
            ["mutants", "--survivors", "--html", "pages"],
            "--html shows who kills whom, which --survivors does not find out"
        ),
    ])
    func `a page that cannot be written is an error before or after the search`(
        words: [String], message: String
    ) throws {
        let words = words.map { word in
            word == Self.scenario ? Repository.root.appendingPathComponent(word).path : word
        }
        let run = try Launched(words)
        #expect(run.status == 2 && run.complaints.hasPrefix("airbar: \(message)"))
    }
}
