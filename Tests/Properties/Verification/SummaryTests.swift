import AirBarModel
import Testing

@testable import Verification

/// What a command line prints of a report, unless all of it is asked for.
@Suite struct SummaryTests {
    private static let report = BarVerifier(
        .published,
        invariants: [.bounds, .bounceIgnored, .visiblePart, .neverFaster, .rotation, .determinism]
    ).run(cases: 500)

    @Test func `a summary has a line for each broken entry, the shortest case, and where the others are`() {
        let text = Self.report.summary(.rounded)
        let lines = text.split(separator: "\n").map(String.init)
        #expect(lines[0] == Self.report.description)
        let listed = lines.dropFirst(2).prefix(5).compactMap {
            $0.split(separator: " ").first.map(String.init)
        }
        let counts = listed.compactMap { id in
            Self.report.counterexamples.first { $0.counterexample.invariant.id == id }?.counterexample
                .eventCount
        }
        #expect(counts.count == 5 && counts == counts.sorted())
        #expect(text.contains("\nholds: M6\n\n"))
        let shortest = text.components(separatedBy: "published breaks ")
        #expect(shortest.count == 2 && shortest[1].hasPrefix(listed[0]))
        #expect(text.contains("\nscripts/reproduce published:\(listed[0]):"))
        #expect(text.contains(/\n\n[2-4] more cases: --all prints all, --html DIR draws them$/))
    }

    @Test func `a report of one case is shown in full, and so is what was not checked`() {
        let verifier = BarVerifier(.published, invariants: [.bounceIgnored, .determinism])
        let report = verifier.run(cases: 500)
        #expect(report.summary(.rounded).hasSuffix("\n\n" + report.counterexamples[0].text))
        #expect(!report.summary(.rounded).contains("--all"))
        let short = BarVerifier(.hardened, invariants: [.bounds, .lostNotification]).run(cases: 1)
        #expect(
            short.summary(.rounded) == """
                \(short.description)
                holds: S1

                M10 not checked: none of the first 1 cases met its condition
                """)
    }

    @Test func `a table that is too wide for a terminal has its longest texts broken, and no number`() {
        var table = TextTable([("event", .leading), ("y", .trailing), ("the bar", .leading)])
        table.add(["bind frame 600 content 2000 offset -200", "-200", "scrolls to -200"])
        #expect(table.lines(within: 80) == table.lines)
        #expect(
            table.lines(within: 46) == [
                "event                       y  the bar", "bind frame 600 content   -200  scrolls to -200",
                "2000 offset -200",
            ])
        // Below that every column of texts shrinks to its longest word.
        #expect(
            table.lines(within: 30) == [
                "event       y  the bar", "bind     -200  scrolls to -200", "frame", "600", "content", "2000",
                "offset", "-200",
            ])
    }

    @Test(arguments: [24, 30, 60])
    func `a summary fits the terminal, with room for the status below it`(rows: Int) {
        func height(_ text: String) -> Int {
            text.split(separator: "\n", omittingEmptySubsequences: false).reduce(0) {
                $0 + max(1, ($1.count + 79) / 80)
            }
        }
        let whole = Self.report.summary(.rounded, columns: 80)
        let text = Self.report.summary(.rounded, columns: 80, rows: rows)
        #expect(height(text) <= rows - 2 && (text == whole) == (height(whole) <= rows - 2))
        #expect(Self.report.summary(.rounded, columns: 80, rows: rows, lines: 5) == whole)
    }

    @Test func `in a terminal sentences are broken between words, and the end of one is in its line`() {
        let text = Self.report.summary(.rounded, columns: 80)
        let lines = text.split(separator: "\n").map(String.init)
        let rows = lines.dropFirst(2).prefix(5)
        #expect(rows.allSatisfy { $0.count <= 80 } && rows.contains { $0.contains("  …") })
        let wide = lines.filter { $0.count > 80 }
        #expect(wide.count == 1 && wide[0].hasPrefix("scripts/reproduce "), "\(wide)")
        #expect("one two three".wrapped(to: 7) == "one two\nthree")
        #expect("longer words\nstay".wrapped(to: 3) == "longer\nwords\nstay")
        #expect("as it is, too long".wrapped(to: nil) == "as it is, too long")
    }
}
