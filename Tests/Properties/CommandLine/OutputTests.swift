import Foundation
import Testing

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

    @Test func `a reader that has seen enough is no error`() throws {
        let run = try Launched(
            bash: #"set -o pipefail; "$0" invariants | head -1 >/dev/null; exit "${PIPESTATUS[0]}""#)
        #expect(run.complaints.isEmpty && [0, 128 + SIGPIPE].contains(run.status))
    }
}
