import Foundation
import Testing
import TestSupport

/// What `airbar check` writes of a recording: pages, and scenario files for a bar.
@Suite struct RecordedFilesTests {
    private static let bounce = Repository.recordings.path + "/published-bounce.csv"

    @Test func `a violation on a device becomes a page, and a scenario in which the bar is tried`() throws {
        try TemporaryFolder.with { folder in
            let (pages, cases) = (folder.path + "/pages", folder.path + "/cases")
            let run = try Launched(["check", "--html", pages, "--save", cases, Self.bounce])
            #expect(run.status == 1 && run.complaints == "pages: \(pages)/index.html\n")
            #expect(run.output.contains("\n\nsaved:\n\(cases)/recording-S7.scenario\n"))
            let page = try String(contentsOfFile: pages + "/recording-S7.html", encoding: .utf8)
            #expect(
                page.contains("recording breaks S7, bounce ignored")
                    && page.contains("airbar check \(Self.bounce)"))
            #expect(!page.contains("@Test"))
            let index = try String(contentsOfFile: pages + "/index.html", encoding: .utf8)
            #expect(index.contains("href=\"recording-S7.html\""))
            let file = cases + "/recording-S7.scenario"
            #expect(try Launched(["reproduce", "--bar", "published", file]).output.contains("breaks S7"))
            #expect(try Launched(["reproduce", "--bar", "hardened", file]).status == 0)
            // The folders are those of an earlier run.
            #expect(try Launched(["check", "--html", pages, "--save", cases, Self.bounce]).status == 1)
        }
    }

    @Test func `what was not recorded is called so on a page and in a scenario`() throws {
        try TemporaryFolder.with { folder in
            let (pages, cases) = (folder.path + "/pages", folder.path + "/cases")
            #expect(try Launched(["check", "--html", pages, "--save", cases, Self.bounce]).status == 1)
            let page = try String(contentsOfFile: pages + "/recording-S7.html", encoding: .utf8)
            #expect(page.contains("<td>recorded before<td>") && !page.contains("<td>horizontal<td>"))
            let file = try String(contentsOfFile: cases + "/recording-S7.scenario", encoding: .utf8)
            #expect(file.contains("\nhorizontal\n"))
            #expect(file.contains("# horizontal stands for an event that was not recorded.\n"))
        }
    }

    @Test func `the first violation is printed as a chart, and as a test of the bar in the code`() throws {
        let chart = try Launched(["check", "--svg", Self.bounce])
        #expect(chart.status == 1 && chart.output.hasPrefix("<svg") && chart.output.hasSuffix("</svg>\n"))
        #expect(chart.output.contains("recording breaks S7, bounce ignored"))
        try TemporaryFolder.with { folder in
            let cases = folder.path + "/cases"
            let test = try Launched(["check", "--test", "--bar", "published", "--save", cases, Self.bounce])
            #expect(
                test.status == 1 && test.complaints.hasPrefix("saved:\n\(cases)/recording-S7.scenario\n"))
            // The comments are others: what was recorded, and not what the bar in the code does.
            func code(_ text: String) -> [Substring] {
                text.split(separator: "\n").filter { !$0.hasPrefix("//") }
            }
            let file = "\(cases)/recording-S7.scenario"
            let again = try Launched(["reproduce", "--bar", "published", "--test", file])
            #expect(code(test.output) == code(again.output) && test.output.contains("// recorded: S7"))
            #expect(try Launched(["check", "--test", Self.bounce]).output.contains("check(.hardened"))
        }
    }

    @Test func `where nothing can be drawn or tried, the output says why and is not decided`() throws {
        try TemporaryFolder.with { folder in
            let rows = "time,contentOffset,barHeight\n0,100,48\n0.1,90,20\n"
            let path = try folder.write(rows.utf8, to: "few-columns.csv")
            for (form, what) in [("--svg", "chart"), ("--test", "test of hardened")] {
                let run = try Launched(["check", "--heights", "0,48", form, path])
                #expect(run.status == 2 && run.output.isEmpty)
                #expect(run.complaints.contains("no \(what) of S10: not recorded: contentHeight"))
            }
            let other = try Launched(["check", "--test", "--bar", "switching", Self.bounce])
            #expect(other.status == 2 && other.complaints.contains("no test of switching of S9: the bar "))
            let kept = try Launched(["check", "--svg", Repository.recordings.path + "/hardened-fling.csv"])
            #expect(kept.status == 0 && kept.output.isEmpty)
        }
        #expect(try Launched(["check", "--bar", "published", Self.bounce]).complaints.contains("--test"))
        #expect(try Launched(["check", "--svg", "--test", Self.bounce]).complaints.contains("exclude"))
    }

    @Test func `a hyphen is a recording on standard input`() throws {
        let run = try Launched(bash: "\"$0\" check --svg - < \"$1\"", Self.bounce)
        #expect(try run.status == 1 && run.output == Launched(["check", "--svg", Self.bounce]).output)
        #expect(try Launched(["check", "--help"]).output.contains("- is a recording on"))
    }

    @Test func `what was not recorded is not made up`() throws {
        try TemporaryFolder.with { folder in
            let rows = "time,contentOffset,barHeight\n0,100,48\n0.1,90,20\n"
            let path = try folder.write(rows.utf8, to: "few-columns.csv")
            let (pages, cases) = (folder.path + "/pages", folder.path + "/cases")
            let run = try Launched(["check", "--heights", "0,48", "--html", pages, "--save", cases, path])
            let missing =
                "S10: not recorded: contentHeight, frameHeight, insetTop, insetBottom, safeAreaTop, safeAreaBottom"
            #expect(run.status == 1 && run.output.hasSuffix("\n\nnot saved, \(missing)\n"), "\(run.output)")
            #expect(run.complaints == "pages: \(pages)/index.html\nno page of \(missing)\n")
            #expect(try FileManager.default.contentsOfDirectory(atPath: pages) == ["index.html"])
        }
    }

    @Test func `a folder with other files is refused, and what was saved stays if nothing can be read`()
        throws
    {
        try TemporaryFolder.with { folder in
            _ = try folder.write("mine".utf8, to: "notes.txt")
            for option in ["--html", "--save"] {
                let run = try Launched(["check", option, folder.path, Self.bounce])
                #expect(run.status == 2 && run.complaints.contains("has other files than"))
            }
            let cases = folder.path + "/cases"
            #expect(try Launched(["check", "--save", cases, Self.bounce]).status == 1)
            #expect(try Launched(["check", "--save", cases, folder.path + "/none.csv"]).status == 2)
            #expect(FileManager.default.fileExists(atPath: cases + "/recording-S7.scenario"))
        }
    }
}
