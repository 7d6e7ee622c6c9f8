import Foundation
import Testing
import TestSupport

@testable import BarCommands

/// What the operands of `reproduce` stand for.
@Suite struct ReproducedOperandsTests {
    @Test(arguments: [
        ["published:S7:1AAQ"], ["scripts/reproduce published:S7:1AAQ"],
        ["scripts/reproduce", "published:S7:1AAQ"], ["replaying:", "published:S7:1AAQ"],
        ["replaying: \"published:S7:1AAQ\""], ["  swift run -c release mybars reproduce published:S7:1AAQ "],
    ])
    func `a line that a report prints is the token at its end`(words: [String]) throws {
        #expect(try ReproducedOperands.expanded(words) == ["published:S7:1AAQ"])
    }

    @Test func `a token may have spaces, and a file that is not there keeps its name`() throws {
        for word in ["my bar:S7:1AAQ", "no such.scenario"] {
            #expect(try ReproducedOperands.expanded([word]) == [word])
        }
        #expect(try ReproducedOperands.expanded(["replaying: \"my bar:S7:1AAQ\""]) == ["my bar:S7:1AAQ"])
    }

    @Test func `a folder is its scenario files in order, and one without any is an error`() throws {
        try TemporaryFolder.with { folder in
            #expect(throws: UsageError.self) { try ReproducedOperands.expanded([folder.path]) }
            for name in ["b.scenario", "a.scenario", "c.text"] { _ = try folder.write("".utf8, to: name) }
            #expect(
                try ReproducedOperands.expanded([folder.path, "-"]) == [
                    "\(folder.path)/a.scenario", "\(folder.path)/b.scenario", "-",
                ])
        }
    }

    @Test func `a folder of counterexamples is reproduced`() throws {
        let folder = Repository.root.appendingPathComponent("Tests/Properties/Recordings").path
        try TemporaryFolder.with { saved in
            let words = ["verify", "--bar", "published", "--invariant", "S7,S9", "--cases", "500"]
            _ = try Launched(words + ["--save", saved.path])
            let run = try Launched(["reproduce", saved.path])
            #expect(run.status == 1)
            #expect(run.output.matches(of: /(^|\n)published breaks S/).count == 2)
        }
        let refused = try Launched(["reproduce", folder])
        #expect(
            refused.status == 2 && refused.complaints.contains("a folder with scenario files, found none"))
    }
}
