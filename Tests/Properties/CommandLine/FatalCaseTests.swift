import Foundation
import Testing
import TestSupport
import Verification

/// Searches and reproductions of bars that end their process, as somebody at a terminal has them.
@Suite struct FatalCaseTests {
    private static func verify(_ bar: String, _ words: String...) throws -> Launched {
        try Launched(
            ["verify", "--bar", bar, "--cases", "2000", "--invariant", "S9", "--all"] + words,
            of: MisbehavingInput.program)
    }

    /// A search of the bar that traps: each trap costs a process, so it is run once.
    private static let searchOfTrapping = Result { try verify("trapping") }

    @Test(arguments: [
        ("trapping", "trap-[0-9a-f]+", 1, "the bar traps on: offset nan"),
        ("deep", "stack-overflow", 2, "the bar overflows the stack on: pan cancelled"),
        ("quitting", "exit", 1, "the bar ends the process on: content 2000"),
        ("killed", "exit", 1, "the bar ends the process on: content 2000"),
    ])
    func `a bar that ends its process is a failure beside the others, shrunk, and reproduced by its token`(
        bar: String, id: String, events: Int, end: String
    ) throws {
        let step = "step \(events): \(end)"
        let row = try Regex("\n\(id) +the process goes on +broken +\(events) ")
        let run = bar == "trapping" ? try Self.searchOfTrapping.get() : try Self.verify(bar)
        #expect(run.status == 1)
        #expect(run.output.contains(/^[a-z]+: 1 of 1 invariants broken, the process ended/))
        #expect(
            run.output.contains(/\nS9 +never faster than the content +broken +[1-9]/)
                && run.output.contains(row))
        #expect(
            run.output.contains("\n\n\(step)\n\nswift run -c release Misbehaving reproduce \(bar):process:"))
        let tokens = run.output.matches(of: /[a-z]+:process:[0-9A-Za-z_-]+/).map { String($0.output) }
        let again = try Launched(["reproduce"] + tokens, of: MisbehavingInput.program)
        #expect(again.status == 1 && again.output.contains("\n\n\(step)\n"))
        #expect(again.output.matches(of: /\n\nstep [0-9]+: the bar\b/).count == tokens.count)
    }

    @Test(arguments: ["M3", "M4"])
    func `a bar that traps is shown in a case that traps, and not in one that is compared with such a run`(
        id: String
    ) throws {
        let words = ["verify", "--bar", "trapping", "--cases", "500", "--invariant", id, "--all"]
        let run = try Launched(words, of: MisbehavingInput.program)
        #expect(run.status == 1 && run.output.contains("\n\nstep 1: the bar traps on: safe-area 51 0\n"))
        #expect(!run.output.contains("compares this one with") && !run.output.contains("-compared"))
    }

    @Test func `a bar that traps only in a run that a case is compared with says by which invariant`() throws
    {
        let words = [
            "verify", "--bar", "doubled", "--cases", "500", "--invariant", "M4,M7", "--all",
        ]
        let run = try Launched(words, of: MisbehavingInput.program)
        let end = "the bar traps on an event of the run that M4, scale, compares this one with: all lengths"
        #expect(run.status == 1 && run.output.contains("\n\n\(end)"))
        #expect(run.output.contains(/\ntrap-[0-9a-f]+-compared +the process goes on +broken +0\b/))
        let token = try #require(run.output.firstMatch(of: /doubled:process:[0-9A-Za-z_-]+/)?.output)
        let again = try Launched(["reproduce", String(token)], of: MisbehavingInput.program)
        #expect(again.status == 1 && again.output.contains("\n\n\(end)"))
    }

    @Test func `a trap is told with its message and its function, saved, and in JSON`() throws {
        try TemporaryFolder.with { folder in
            let run = try Self.verify("trapping", "--json", "--save", folder.path)
            #expect(run.status == 1)
            let report = try #require(
                try JSONDecoder().decode(Results.self, from: Data(run.output.utf8)).bars.first)
            let end = try #require(report.processEnds.first { $0.place.contains("NaN") })
            #expect(end.place.contains("trap(_:) at Misbehaving.swift:") && end.events == 1 && end.step == 1)
            #expect(end.scenario == "\(folder.path)/trapping-\(end.id).scenario")
            let again = try Launched(["reproduce", end.scenario], of: MisbehavingInput.program)
            #expect(again.status == 1)
            #expect(again.output.hasPrefix("trapping \(end.reason)\n\(end.place)\n\n"))
            let piped = try Launched(
                bash: #""$1" reproduce --json - <"$2""#, MisbehavingInput.program, end.scenario)
            #expect(piped.status == 1 && piped.output.contains(#""step":1"#))
            let met = try String(
                contentsOfFile: "\(folder.path)/met/trapping-\(end.id).scenario", encoding: .utf8)
            #expect(try ScenarioFile(parsing: met).bar == "trapping")
        }
    }

    private struct Results: Decodable {
        struct Report: Decodable { let processEnds: [End] }
        struct End: Decodable {
            let id: String
            let reason: String
            let place: String
            let step: Int
            let events: Int
            let scenario: String
        }

        let bars: [Report]
    }

    @Test func `a summary begins with a case that ends the process`() throws {
        let words = ["verify", "--bar", "quitting", "--cases", "500", "--invariant", "S9"]
        let run = try Launched(words, of: MisbehavingInput.program)
        #expect(
            run.output.contains(
                /\nid .+\nexit +the process goes on +1 +the bar ends [^\n]+\nS9 +never faster than the content +[0-9]/
            ))
        #expect(run.output.contains("\n\nstep 1: the bar ends the process on: content 2000\n"))
        #expect(run.output.contains("\n\n1 more case: --all prints all"))
    }

    @Test func `every bar is shown once, and those after a trap too`() throws {
        let token = try #require(
            try Self.searchOfTrapping.get().output.firstMatch(of: /trapping:process:[0-9A-Za-z_-]+/)?.output)
        try TemporaryFolder.with { folder in
            let text = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset 0\n"
            let path = try folder.write(text.utf8, to: "plain.scenario")
            let words = ["reproduce", "--bar", "trapping", path, String(token), path, String(token), path]
            let run = try Launched(words, of: MisbehavingInput.program)
            let kinds = run.output.split(separator: "\n").compactMap { line in
                line.hasPrefix("trapping traps, ") ? "trap" : line.hasPrefix("trapping ") ? "other" : nil
            }
            #expect(run.status == 1 && kinds == ["other", "trap", "other", "trap", "other"])
            #expect(!run.output.contains("\n\n\n"))
        }
    }

    private static let endless = [
        "verify", "--bar", "trapping", "--cases", "1000000000", "--invariant", "S9", "--all",
    ]

    @Test func `an interrupt shows the traps found so far`() throws {
        try TemporaryFolder.with { folder in
            // The search would end by itself after a hundred traps; the bar waits at the eighth.
            let run = try Launched(
                Self.endless, of: MisbehavingInput.program, signal: (SIGINT, .checkpoint(folder)))
            #expect(run.status == 1 && run.output.contains("(interrupted)"))
            #expect(run.output.contains(/\ntrap-[0-9a-f]+ +the process goes on +broken\b/))
        }
    }

    @Test func `a time limit ends a search of a bar that traps`() throws {
        let run = try Launched(Self.endless + ["--seconds", "0.1"], of: MisbehavingInput.program)
        #expect(run.output.contains("(out of time)"))
        // Whether something was found by then depends on the machine.
        #expect((run.status == 1) == run.output.contains(/broken +[0-9]/))
    }

    @Test(arguments: ["hardened", "trapping"])
    func `no process is left of one that was killed`(bar: String) throws {
        let mark = "--seconds=\(Int.random(in: 1_000_000...9_000_000))"
        // The shell whose line it is has the words too.
        let line = """
            wait_for() { until [ $(pgrep -fc -- \(mark)) = $1 ]; do sleep 0.05; done; }
            "$1" verify --bar \(bar) --cases 100000000 \(mark) >/dev/null 2>&1 &
            wait_for 3; kill -KILL $!; wait_for 1; echo none
            """
        #expect(try Launched(bash: line, MisbehavingInput.program).output == "none\n")
    }

    @Test func `the report in the document on bars of one's own is printed`() throws {
        let document = try Repository.text(of: "Documentation/OwnBars.md")
        let end = "\n\nstep 1: the bar traps on: offset nan\n"
        let before = try #require(document.components(separatedBy: end).first)
        let table = try #require(before.components(separatedBy: "\n```\n").last)
        let run = try Self.verify("rounded")
        #expect(run.output.contains("\n\n\(table)\(end)"))
        #expect(
            run.output.contains(/\nrounded traps, Illegal instruction at offset 0x[0-9a-f]+ of the program\n/)
        )
        #expect(run.output.contains(/, in closure #1 .+ at Misbehaving.swift:[0-9]/))
    }
}
