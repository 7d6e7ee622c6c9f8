import Foundation
import Testing
import TestSupport

/// The command line as a process of its own, as somebody at a terminal has it.
@Suite struct ProcessTests {
    /// Runs the program whose bars wait for the test, and sends it a signal when one does.
    private func interrupted(_ words: String..., by signal: Int32 = SIGINT, after prefix: String = "")
        throws -> Launched
    {
        var run: Launched?
        try TemporaryFolder.with { folder in
            run = try Launched(
                ["-c", #"\#(prefix) exec "$0" "$@""#, MisbehavingInput.program] + words, of: "/bin/bash",
                signal: (signal, .checkpoint(folder)))
        }
        return try #require(run)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `an interrupt before the end prints what was found so far and ends in a status of its own`(
        signal: Int32
    ) throws {
        let run = try interrupted(
            "verify", "--bar", "waiting", "--cases", "1000000000", "--invariant", "S1", by: signal)
        #expect(run.status == 130)
        #expect(run.output.hasPrefix("waiting: 0 of 1 invariants broken, "))
        #expect(run.output.contains("(interrupted)") && !run.output.contains("holds"))
    }

    @Test func `an interrupt after something was found ends in status 1, and JSON is whole`() throws {
        let run = try interrupted(
            "verify", "--bar", "waiting-broken", "--invariant", "S7", "--invariant", "M6", "--cases",
            "1000000000", "--json")
        #expect(run.status == 1)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect((object?["bars"] as? [Any])?.count == 1)
        #expect(object?["interrupted"] as? Bool == true)
        #expect(run.output.contains(/"id":"M6","statement":"[^"]*","status":"not decided"/))
    }

    @Test func `the end of the terminal is no interrupt after nohup`() throws {
        let run = try interrupted(
            "verify", "--bar", "waiting", "--cases", "20000", "--invariant", "S1", by: SIGHUP,
            after: #"trap "" HUP;"#)
        #expect(run.status == 0 && run.output.contains("20,000 cases"))
    }

    @Test(arguments: [
        ["motion", "--rules", "hardened", "--cases", "100000000", "--law", "P7"],
        ["mutants", "--name", "any-heights"],
    ])
    func `interrupted results are marked in JSON, and nothing is said to hold`(arguments: [String]) throws {
        let run = try Launched(arguments + ["--json"], signal: (SIGINT, .catching))
        #expect(run.status == 130)
        #expect(run.output.contains(#""interrupted":true"#) && !run.output.contains("holds"))
    }

    @Test func `an interrupted exploration is marked in JSON, and nothing is said to hold`() throws {
        let run = try interrupted("explore", "--bar", "waiting", "--json")
        #expect(run.status == 130)
        #expect(run.output.contains(#""interrupted":true"#) && !run.output.contains("holds"))
    }

    /// Runs `fuzz run bar` where a build runs a script, and the fuzzer is one too; sends a signal when one of them has
    /// made the file `reached`.
    private func fuzz(build: String, fuzzer: String = "exit 0", signal: Int32? = nil) throws -> Launched {
        var run: Launched?
        try TemporaryFolder.with { folder in
            for (name, script) in [("swift", build), (".build/fuzz/release/Fuzz", fuzzer)] {
                try folder.write(script: script, to: name)
            }
            run = try Launched(
                ["-c", #"cd "$1" && PATH="$1:$PATH" exec "$0" fuzz run bar"#, Launched.airbar, folder.path],
                of: "/bin/bash", signal: signal.map { ($0, .checkpoint(folder)) })
        }
        return try #require(run)
    }

    /// A line of a script that tells the test that its turn has come.
    private static let reached = #"touch "$MISBEHAVING_FOLDER/reached""#

    @Test func `an interrupt ends fuzzing in a status of its own, and the build of the fuzzer too`() throws {
        let fuzzer = """
            echo inline 8-bit counters; trap 'exit 0' INT
            \(Self.reached); while :; do sleep 0.1; done
            """
        let run = try fuzz(build: "exit 0", fuzzer: fuzzer, signal: SIGHUP)
        #expect(run.status == 130)
        #expect(run.output.hasSuffix("(interrupted; the same command goes on from here)\n"))
        #expect(try fuzz(build: "\(Self.reached); exec sleep 1000", signal: SIGTERM).status == 130)
    }

    @Test func `a fuzzer that cannot be built ends in status 2`() throws {
        let run = try fuzz(build: "exit 1")
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.complaints.hasSuffix("the fuzzer of Fuzz cannot be built\n"))
    }

    @Test func `a time limit ends a search, and what it found is shown`() throws {
        let run = try Launched([
            "verify", "--bar", "published", "--invariant", "S20", "--cases", "1000000000", "--seconds", "1",
        ])
        #expect(run.status == 1)
        // From how many failing cases it can shrink, and so to what, depends on the machine.
        #expect(
            run.output.contains("(out of time)") && run.output.contains(/S20 +honest equality +[1-9]/)
        )
    }
}
