import Foundation
import Testing
import TestSupport

/// What the command line does when nobody takes its output.
@Suite struct OutputTests {
    @Test(arguments: [">/dev/full", ">&-"])
    func `output that cannot be written is an error`(redirection: String) throws {
        for command in ["invariants", "--help", "verify --help"] {
            let run = try Launched(bash: #""$0" \#(command) \#(redirection)"#)
            #expect(run.status == 2)
            #expect(run.complaints.hasPrefix("airbar: standard output cannot be written: "))
        }
    }

    @Test func `errors that cannot be written change no status`() throws {
        #expect(try Launched(bash: #""$0" dance 2>/dev/full"#).status == 2)
        #expect(try Launched(bash: #""$0" dance 2>&-"#).status == 2)
    }

    @Test(arguments: [
        ["check", Repository.recordings.path + "/web-material-seen.csv"],
        ["check", Repository.recordings.path + "/published-bounce.csv"],
        ["reproduce", Repository.scenarios.path + "/published-S3.scenario"],
        ["reproduce", Repository.scenarios.path + "/published-F5.scenario"],
        ["explore", "--bar", "hardened", "--model", "no-height", "--states", "100"],
        ["mutants", "--name", "availability-lost-at-rest", "--seeds", "1", "--cases", "100"],
        ["verify", "--bar", "published", "--cases", "100"],
        ["verify", "--bar", "published", "--sessions", "--cases", "40"],
        ["motion", "--rules", "published", "--cases", "20"],
    ])
    func `no line but that of a command is wider than a terminal, and the end of a search fits it`(
        words: [String]
    )
        throws
    {
        let run = try PseudoTerminal(words, width: 80, height: 24, hasOutput: true)
        let text = run.text.replacing(/\x1B\[[0-9;?]*[A-Za-z]/, with: "")
            .replacing("\r", with: "")
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.filter { $0.count > 80 && !$0.hasPrefix("scripts/reproduce ") } == [])
        guard let last = lines.lastIndex(where: { $0.contains(/^published: [0-9]+ of [0-9]+ (inv|laws)/) })
        else {
            #expect(!["verify", "motion"].contains(words[0]))
            return
        }
        let rows = lines[last...].dropLast().reduce(0) { $0 + max(1, ($1.count + 79) / 80) }
        #expect(rows <= 24, "\(lines[last...].joined(separator: "\n"))")
    }

    @Test func `a reader that has seen enough is no error`() throws {
        let run = try Launched(
            bash: #"set -o pipefail; "$0" invariants | head -1 >/dev/null; exit "${PIPESTATUS[0]}""#)
        #expect(run.complaints.isEmpty && [0, 128 + SIGPIPE].contains(run.status))
    }
}
