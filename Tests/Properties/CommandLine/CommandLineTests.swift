import AirBarModel
import Foundation
import Generators
import Testing
import TestSupport
import Verification

@testable import BarCommands
@testable import airbar

/// The command line, called as a function.
@Suite struct CommandLineTests {
    private static let golden = Repository.golden.path
    private static let scenario = Repository.scenarios.appendingPathComponent("published-S7.scenario").path
    private static let session = Repository.scenarios.appendingPathComponent("published-F3.scenario").path

    private static let bounce = Repository.recordings.appendingPathComponent("published-bounce.csv").path
    private static let fling = Repository.recordings.appendingPathComponent("hardened-fling.csv").path

    /// The exit status of a command, of which the output is discarded.
    private func run(_ words: [String]) -> Int32 {
        Output.$isDiscarded.withValue(true) { CommandLineProgram.airbar.run(words) }
    }

    @Test(arguments: [
        [], ["dance"], ["help", "dance"], ["verify", "--invariant", "S7,"], ["verify", "--cases", "1.5"],
        ["verify", "--cases", "1e30"], ["verify", "--bar", "nobody"], ["verify", "--invariant", "S99"],
        ["verify", "--cases", "0"],
        ["verify", "--cases", "many"], ["verify", "--seconds", "nan"], ["verify", "--seed", "-1"],
        ["verify", "--seed", "1", "--seed", "2"], ["verify", "--bar"], ["verify", "--loud"],
        ["verify", "more"],
        ["reproduce"], ["reproduce", "a", "b"], ["reproduce", "/nowhere/at.all"],
        ["reproduce", "published:S7:2"],
        ["reproduce", "/"], ["reproduce", golden], ["reproduce", "--bar", "nobody", scenario],
        ["verify", "--save", "/dev/null"], ["fuzz"], ["fuzz", "walk"],
        ["fuzz", "run"],
        ["fuzz", "run", "bar", "--binary", "/nowhere"], ["fuzz", "list", "more"],
        ["explore", "--model", "nowhere"], ["explore", "--bar", "nobody"], ["explore", "--states", "0"],
        ["explore", "--save", "/dev/null"], ["explore", "more"],
        ["verify", "--all", "--quiet"], ["verify", "--only", "S99"], ["verify", "--limit", "0"],
        ["verify", "--invariant", "S7", "--only", "S8"],
        ["mutants", "--name", "nobody"], ["mutants", "--bar", "nobody"], ["mutants", "--seeds", "0"],
        ["mutants", "--cases", "nan"],
        ["invariants", "S99"], ["verify", "--invariant", "F1"], ["verify", "--commands-animate"],
        ["motion", "--law", "S7"],
        ["motion", "--rules", "nobody"], ["motion", "--cases", "0"],
        ["check"], ["check", "/nowhere"], ["check", "/"], ["check", "/dev/null"], ["check", "/dev/zero"],
        ["check", golden], ["check", bounce, fling], ["check", "--heights", "300,200,100", fling],
        ["check", "--heights", "1", fling], ["check", "--heights", "1,x,3", fling],
        ["check", "--tolerances", "5,0,300", fling], ["check", "--tolerances", "5", fling],
        ["check", "--scale", "0", fling], ["check", "--pixel", "2", fling],
        ["check", "--scale", "3", "--pixel", "0.3", fling],
    ])
    func `bad input ends in status 2`(words: [String]) {
        #expect(run(words) == 2)
    }

    @Test(arguments: [
        ["--help"], ["-h"], ["help"], ["help", "verify"], ["help", "fuzz", "all"], ["-V"],
        ["verify", "--help"], ["reproduce", "--help"], ["fuzz", "--help"],
        ["fuzz", "list"], ["reproduce", "--bar", "hardened", scenario],
        ["verify", "--bar", "hardened", "--cases", "1000", "--equal-writes-notify"],
        ["verify", "--bar", "hardened", "--cases", "1000", "--refresh-restores"],
        ["verify", "--bar", "hardened", "--cases", "500", "--sessions", "--commands-animate"],
        [
            "verify", "--bar", "hardened", "--sessions", "--cases", "20", "--equal-writes-notify",
            "--invariant",
            "F1",
        ],
        ["verify", "--invariant", "s7,S8", "--cases", "2e2"], ["invariants", "S7", "d1"],
        ["verify", "--bar=hardened", "--cases", "200", "--seed=3", "--json"],
        ["verify", "--bar", "hardened", "--cases", "2000", "--events", "realistic"],
        ["invariants"], ["invariants", "--help"], ["explore", "--help"],
        ["check", fling], ["check", "--json", fling], ["check", "--scale", "3", fling], ["check", "--help"],
        ["mutants", "--help"], ["motion", "--help"],
        ["motion", "--law", "H8", "--cases", "20", "--seed", "1"],
        ["motion", "--rules", "hardened", "--law", "P7", "--cases", "20", "--json"],
        ["verify", "--sessions", "--invariant", "F3", "--cases", "20"],
        ["reproduce", "--bar", "hardened", session],
        ["mutants", "--name", "double-speed", "--seeds", "2", "--cases", "100"],
        ["mutants", "--bar", "published", "--seeds", "2", "--cases", "100"],
        ["mutants", "--name", "any-heights", "--seeds", "1", "--cases", "400", "--json"],
    ])
    func `what holds ends in status 0`(words: [String]) {
        #expect(run(words) == 0)
    }

    @Test(arguments: [
        ["reproduce", scenario], ["reproduce", session], ["check", bounce], ["check", "--json", bounce],
        ["motion", "--rules", "published", "--law", "H8", "--cases", "200", "--seed", "1"],
        ["verify", "--bar", "published", "--invariant", "S7", "--cases", "200", "--seed", "1"],
        ["mutants", "--name", "any-heights", "--seeds", "1", "--cases", "2"],
        ["mutants", "--bar", "hardened", "--seeds", "1", "--cases", "20"],
    ])
    func `what is broken ends in status 1`(words: [String]) {
        #expect(run(words) == 1)
    }

    @Test(arguments: [
        ["verify", "--bar", "hardened", "--cases", "1"],
        ["verify", "--bar", "hardened", "--cases", "1", "--json"],
        ["verify", "--bar", "hardened", "--sessions", "--cases", "3"],
        ["verify", "--bar", "hardened", "--seconds", "0.001"],
        ["verify", "--bar", "hardened", "--cases", "1", "--invariant", "S7"],
        ["explore", "--states", "100"], ["explore", "--lattice", "no-height", "--states", "5", "--json"],
    ])
    func `what was not checked ends in status 2, and the reason is said`(words: [String]) throws {
        let run = try Launched(words)
        #expect(run.status == 2)
        #expect(run.complaints.hasPrefix("airbar: not decided: ") && run.complaints.hasSuffix("\n"))
    }

    @Test(arguments: [
        (["verify", "--invariant", "S7", "--cases", "200"], "status 0: hardened holds"),
        (
            ["verify", "--bar", "published", "--invariant", "S7", "--cases", "200"],
            "status 1: published is broken"
        ),
        (["verify", "--bar", "hardened", "--cases", "1"], "status 2: hardened is not decided"),
        (["motion", "--law", "H8", "--cases", "200"], "status 0: hardened holds"),
        (
            ["motion", "--rules", "published", "--law", "H8", "--cases", "200", "--seed", "1"],
            "status 1: published is broken"
        ),
    ])
    func `the last line says the status and which bars or rules decide it`(
        words: [String], line: String
    ) throws {
        let run = try Launched(words)
        #expect(run.output.hasSuffix("\n\n\(line)\n"), "\(run.output)")
        #expect(line.hasPrefix("status \(run.status):"))
    }

    @Test func `a report is as long as it is asked to be`() throws {
        func output(_ options: String...) throws -> String {
            try Launched(
                ["verify", "--bar", "published", "--cases", "500", "--invariant", "S2,S7,S8,S9"] + options
            ).output
        }
        let decision = "status 1: published is broken\n"
        #expect(try output("--quiet") == decision)
        let only = try output("--only", "s7")
        #expect(only.contains(#/\nS7 +bounce ignored +broken /#) && !only.contains("\nS8 "))
        #expect(only.contains("published breaks S7") && only.hasSuffix("\n\n" + decision))
        #expect(try output("--limit", "2").contains(/(\n[A-Z][0-9]+ [^\n]*){2}\nand [0-9]+ more\n/))
        #expect(try Launched(["motion", "--cases", "50", "--quiet"]).output.hasPrefix("status "))
    }

    @Test func `saved scenarios replay, and JSON names them`() throws {
        let report = BarVerifier(.published, invariants: try Catalogue.invariants(["S2", "S7"])).run(
            SearchSettings(cases: 500, seed: 1))
        try TemporaryFolder.with { folder in
            let json = try json(["bars": [try SavedReport(report, in: SavedFolder(folder.path)).json]])
            let object = try JSONDecoder().decode(Bars.self, from: Data(json.utf8))
            let bar = try #require(object.bars.first)
            #expect(object.version == 1)
            #expect(bar.name == "published" && bar.seed == "1" && bar.cases == 500)
            #expect(bar.invariants.map(\.id) == ["S2", "S7"])
            for invariant in bar.invariants {
                #expect(invariant.status == "broken")
                #expect((invariant.events ?? 0) > 0 && (invariant.executions ?? 0) > 0)
                #expect(invariant.example?.isEmpty == false && invariant.message?.isEmpty == false)
                #expect(run(["reproduce", try #require(invariant.token)]) == 1)
                #expect(run(["reproduce", try #require(invariant.scenario)]) == 1)
            }
        }
    }

    @Test func `the version is that of the changelog`() throws {
        let heading = try #require(try Repository.text(of: "CHANGELOG.md").firstMatch(of: /\n## ([0-9.]+)\n/))
        #expect(try Launched(["--version"]).output == "airbar, AirBar \(heading.output.1)\n")
    }

    @Test func `JSON of a bar that holds counts the cases`() throws {
        let report = BarVerifier(.hardened, invariants: [.bounds]).run(SearchSettings(cases: 100, seed: 1))
        let json = try json(["bars": [try SavedReport(report, in: nil).json]])
        let statement = Invariant.bounds.statement
        let entry =
            #"{"cases":100,"id":"S1","statement":"\#(statement)","status":"holds","title":"bounds"}"#
        #expect(json.contains(#""invariants":[\#(entry)]"#))
        #expect(!json.contains("interrupted"))
    }

    @Test func `JSON of a counterexample that is not saved says so`() throws {
        let report = BarVerifier(.published, invariants: [.bounceIgnored]).run(
            SearchSettings(cases: 3_000, seed: 1))
        #expect(try json(["bars": [try SavedReport(report, in: nil).json]]).contains(#""scenario":null"#))
    }

    @Test func `JSON of a law has the fields of that of an invariant, and a token that reproduces it`() throws
    {
        let run = try Launched(["motion", "--rules", "published", "--law", "D3", "--cases", "200", "--json"])
        let object = try JSONDecoder().decode(Motion.self, from: Data(run.output.utf8))
        let rules = try #require(object.motion.first)
        #expect(object.version == 1)
        #expect(run.status == 1 && rules.name == "published" && rules.seed == "0" && rules.cases == 200)
        let law = try #require(rules.laws.first)
        #expect(law.id == "D3" && law.status == "broken" && (law.executions ?? 0) > 0)
        #expect(law.example == "let go 100 pt from its target, 60 frames a second")
        #expect(law.message?.hasPrefix("the overshoot is ") == true && law.scenario == nil)
        let again = try Launched(["reproduce", try #require(law.token)])
        #expect(again.status == 1 && again.output.hasPrefix("published breaks D3, "))
        let lines = try Launched(["reproduce", "--json", try #require(law.token)]).output
        #expect(lines.contains(#""bar":"published""#) && lines.contains(#""violations":[{"id":"D3","#))
    }

    private struct Motion: Decodable {
        let version: Int
        let motion: [Rules]
    }

    private struct Bars: Decodable {
        let version: Int
        let bars: [Bar]
    }

    private struct Rules: Decodable {
        let name: String
        let seed: String
        let cases: Int
        let laws: [Bar.Entry]
    }

    private struct Bar: Decodable {
        let name: String
        let seed: String
        let cases: Int
        let seconds: Double
        let invariants: [Entry]

        struct Entry: Decodable {
            let id: String
            let status: String
            let events: Int?
            let executions: Int?
            let example: String?
            let message: String?
            let scenario: String?
            let token: String?
        }
    }
}
