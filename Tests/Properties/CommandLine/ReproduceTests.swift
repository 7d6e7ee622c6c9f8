import Foundation
import Testing
import TestSupport
import Verification

@testable import BarCommands
@testable import airbar

/// What `airbar reproduce` takes: tokens, scenario files and crash files.
@Suite struct ReproduceTests {
    private static let scenario = Repository.scenarios.appendingPathComponent("published-S7.scenario").path

    private func run(_ words: String...) -> Int32 {
        Output.$isDiscarded.withValue(true) { CommandLineProgram.airbar.run(["reproduce"] + words) }
    }

    @Test func `the token of a session is reproduced, though it has a slash`() throws {
        let report = SessionVerifier(.published, invariants: [try Catalogue.invariant("S7")]).run(cases: 200)
        let token = "\(try #require(report.counterexamples.first).token)"
        #expect(token.contains("/session:") && run(token) == 1)
    }

    @Test func `several are reproduced in order, and one that fails decides`() throws {
        let holding = "scenario 1\nheights 100 200 300\nbind frame 600 content 2000 offset -200\n"
        try TemporaryFolder.with { folder in
            let path = try folder.write(holding.utf8, to: "holding.scenario")
            #expect(run(path, path) == 0 && run(Self.scenario, path) == 1 && run(path, Self.scenario) == 1)
            let output = try Launched(["reproduce", path, Self.scenario]).output
            #expect(output.hasPrefix("hardened keeps ") && output.contains("\n\npublished breaks S7"))
            #expect(try Launched(["reproduce", path, "nobody:S7:1AA"]).status == 2)
        }
    }

    @Test func `JSON has the scenario and every violation, one object a line`() throws {
        let run = try Launched(["reproduce", "--json", Self.scenario, Self.scenario])
        let lines = run.output.split(separator: "\n")
        #expect(run.status == 1 && lines.count == 2)
        let object = try #require(
            try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        let violations = try #require(object["violations"] as? [[String: Any]])
        #expect(violations.map { $0["id"] as? String } == ["S7"])
        #expect(object["bar"] as? String == "published" && object["fails"] as? Bool == true)
        #expect((object["scenario"] as? String)?.contains("\noffset 1401\n") == true)
    }

    @Test func `a case that breaks several invariants is one table that names them`() throws {
        let text = try String(contentsOfFile: Self.scenario, encoding: .utf8).replacing("breaks S7", with: "")
        try TemporaryFolder.with { folder in
            let output = try Launched(["reproduce", try folder.write(text.utf8, to: "all.scenario")]).output
            #expect(output.components(separatedBy: "\n     event").count == 2)
            // What happens first is that the first scroll on the view does not count.
            #expect(output.hasPrefix("published breaks S17") && !output.contains("\npublished breaks"))
            #expect(output.contains("\nalso breaks S7 bounce ignored, S9 never faster than the content"))
            #expect(output.contains("\n\nstep 1: ") && output.contains("\nS7, step 2: "))
        }
    }

    @Test func `a minus is a scenario on standard input`() throws {
        let run = try Launched(bash: #""$0" reproduce - < "$1""#, Self.scenario)
        #expect(run.status == 1 && run.output.hasPrefix("published breaks S7"))
    }

    @Test func `what is neither a file nor a token is called so`() throws {
        let run = try Launched(["reproduce", "./a:b/c"])
        #expect(run.status == 2)
        #expect(
            run.complaints == "airbar: ./a:b/c: no such file, and no token: expected BAR:INVARIANT:CHOICES\n")
    }

    @Test func `a crash file is told by its name and may be anything`() throws {
        try TemporaryFolder.with { folder in
            for (name, bytes) in [
                ("crash-empty", []), ("crash-1", [255, 0, 254, 1]), ("timeout-x", Array("scenery".utf8)),
            ] {
                let path = try folder.write(bytes, to: name)
                #expect(run("--bar", "hardened", path) == 0)
            }
            let scenario = try folder.write(readBytes(Self.scenario), to: "crash-of-a-bar.scenario")
            #expect(run(scenario) == 1)
            let other = try folder.write([255, 254], to: "other")
            #expect(run(other) == 2)
        }
    }

    @Test func `a crash file that does not tell its bar is refused`() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write([1], to: "crash-1")
            let run = try Launched(["reproduce", path])
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(
                run.complaints == "airbar: \(path): an input does not name its bar, expected --bar NAME\n"
            )
        }
    }

    @Test func `a crash file of the fuzzer runs on the bar of its folder`() throws {
        try TemporaryFolder.with { folder in
            let path = try folder.write([], to: ".fuzz/bar-published/crashes/crash-0")
            #expect(try Launched(["reproduce", path]).output.hasPrefix("published "))
            #expect(try Launched(["reproduce", "--bar", "hardened", path]).output.hasPrefix("hardened "))
            let inside = "\(folder.path)/.fuzz/bar-published/crashes"
            let here = try Launched(bash: #"cd "$1" && "$0" reproduce crash-0"#, inside)
            #expect(here.output.hasPrefix("published "))
        }
    }

    @Test func `a file that is too long for its trace is refused before all of it is read`() throws {
        let run = try Launched(["reproduce", "/dev/zero"])
        #expect(run.status == 2)
        #expect(run.complaints == "airbar: /dev/zero: expected at most 8 MiB, found more\n")
    }

    @Test func `a scenario may come from a pipe`() throws {
        let piped = try Launched(bash: #""$0" reproduce <(cat "$1")"#, Self.scenario)
        #expect(piped.status == 1)
        #expect(try piped.output == Launched(["reproduce", Self.scenario]).output)
    }
}
