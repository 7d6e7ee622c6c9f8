import Foundation
import Testing
import TestSupport

/// The table that a command shows on a terminal while it works.
@Suite struct LiveProcessTests {
    /// The status of a row, which stands in a column of its own: another one is "not broken so far".
    private static var brokenRow: Regex<Substring> { /\ {2}broken\b/ }
    private static let published = ["verify", "--bar", "published", "--seed", "1", "--invariant", "S7"]

    /// What the terminal shows in the end, if its width changed just before a table of other rows was drawn.
    private static func screen(_ run: PseudoTerminal, width: Int = 100, thenWidth: Int? = nil) -> [String] {
        // Higher than the table after it is wrapped; what scrolls off a terminal cannot be erased.
        var screen = TerminalScreen(width: width, height: 200)
        let erase = "\r\u{1B}["
        var rows: Int?
        for (index, part) in run.text.components(separatedBy: erase).enumerated() {
            let count = part.split(separator: "\n", omittingEmptySubsequences: false).count
            if index > 1, let thenWidth, count != rows { screen.resize(width: thenWidth) }
            if index == 1 { rows = count }
            screen.write((index == 0 ? "" : erase) + part)
        }
        return screen.text
    }

    /// A report without its times.
    private static func withoutTimes(_ text: String) -> String { text.replacing(/[0-9.]+ s\b/, with: "") }

    @Test func `a table appears and is gone at the end, and the report is the one without a terminal`() throws
    {
        let words = Self.published + ["--invariant", "S1", "--cases", "6000"]
        let run = try PseudoTerminal(words)
        let plain = try Launched(words, environment: ["TERM": "xterm"])
        #expect(run.status == 1 && plain.status == 1)
        #expect(Self.withoutTimes(run.output) == Self.withoutTimes(plain.output))
        #expect(plain.complaints.isEmpty && !plain.output.contains("\u{1B}"))
        #expect(run.frames.contains { $0[0].hasPrefix("published: ") && $0[0].contains(" of 6,000 cases") })
        #expect(
            run.frames.contains { $0.count == 4 && $0[2].contains(/^S1 +bounds +broken +[0-9]+ events?$/) })
        #expect(run.frames.contains { $0[1].hasPrefix("shrinking S") && $0[1].contains(" so far: ") })
        #expect(Self.screen(run) == [""])
    }

    @Test(arguments: [["TERM": "dumb"], ["TERM": ""]])
    func `a terminal that cannot move its cursor shows nothing`(environment: [String: String]) throws {
        let run = try PseudoTerminal(Self.published + ["--cases", "2000"], environment: environment)
        #expect(run.status == 1 && run.text.isEmpty)
    }

    @Test func `colours are shown unless NO_COLOR is set and not empty`() throws {
        for (value, isColored) in [("", true), ("1", false)] {
            let run = try PseudoTerminal(
                Self.published + ["--cases", "1000000000"], environment: ["NO_COLOR": value]
            ) { frames, terminal in
                if frames.last?.contains(where: { $0.contains(Self.brokenRow) }) == true {
                    terminal.interrupt()
                }
            }
            #expect(run.status == 1, "\(run.output)\n\(run.text.suffix(1_000))")
            #expect(run.text.contains(/\u{1B}\[[0-9;]*m/) == isColored)
        }
    }

    @Test func `after a change of the width no line is wider, and nothing remains after an interrupt`() throws
    {
        var isNarrow = false
        let run = try PseudoTerminal(
            ["verify", "--bar", "hardened", "--cases", "1000000000"], width: 120
        ) { frames, terminal in
            if frames.count >= 3, !isNarrow {
                isNarrow = true
                terminal.resize(width: 40, height: 12)
            }
            let narrow = frames.count { $0.count == 11 }
            if narrow >= 4 || frames.count >= 400 { terminal.interrupt() }
        }
        #expect(run.status == 130 && run.output.contains("(interrupted)"))
        // Tables that were on their way when the width changed are wide.
        let wide = run.frames.prefix { $0.count == 29 && $0.contains { $0.count > 40 } }
        let narrow = run.frames.dropFirst(wide.count)
        #expect(wide.count >= 3 && narrow.count >= 4)
        #expect(narrow.allSatisfy { $0.count == 11 && $0.allSatisfy { $0.count <= 40 } })
        #expect(!run.text.contains("\u{1B}[?"), "a cursor that is never hidden need not be shown again")
        // The terminal wraps the table that is shown when its width changes.
        #expect(Self.screen(run, width: 120, thenWidth: 40) == [""])
    }

    @Test(arguments: [["verify", "--sessions", "--bar", "published"], ["motion", "--rules", "published"]])
    func `sessions and laws are shown too`(words: [String]) throws {
        let run = try PseudoTerminal(words + ["--cases", "100000000"], height: 90) { frames, terminal in
            let last = frames.last ?? []
            if last.contains(where: { $0.contains(Self.brokenRow) }), last[0].contains(" a second, ") {
                terminal.interrupt()
            }
        }
        let last = try #require(run.frames.last)
        #expect(last[0].hasPrefix("published: "))
        #expect(last.contains { $0.contains(" not ") })
        #expect(run.status == 1 && Self.screen(run) == [""])
    }

    @Test func `fuzzing shows what the fuzzer tells`() throws {
        let fuzzer = """
            echo inline 8-bit counters >&2
            printf '#16384\\tpulse  cov: 2012 ft: 9311 corp: 512/61Kb lim: 512 exec/s: 8192 rss: 71Mb\\n' >&2
            trap 'exit 0' INT
            while :; do sleep 0.1; done
            """
        let told = /^[0-9,]+ executions, [0-9,]*8,192 a second, 0 findings, [0-9]+ s left$/
        try TemporaryFolder.with { folder in
            for (name, script) in [("swift", "exit 0"), (".build/fuzz/release/Fuzz", fuzzer)] {
                try folder.write(script: script, to: name)
            }
            let run = try PseudoTerminal(
                ["-c", #"cd "$1" && PATH="$1:$PATH" exec "$0" fuzz run bar"#, Launched.airbar, folder.path],
                of: "/bin/bash"
            ) { frames, terminal in
                if frames.last?[0].contains(told) == true { terminal.interrupt() }
            }
            #expect(run.status == 130)
            #expect(run.frames.contains { $0.contains { $0.contains("coverage 2,012") } })
            #expect(Self.screen(run) == ["building the fuzzer", ""])
        }
    }
}
