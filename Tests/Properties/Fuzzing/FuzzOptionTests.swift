import Foundation
import Testing
import Verification

@testable import Fuzzing

/// The command line of a fuzzer.
@Suite struct FuzzOptionTests {
    @Test(arguments: [
        "-run=1", "-runs", "--runs=1", "runs=1=-", "-=1", "-max_len", "--bar=hardened", "--target",
    ])
    func `only libFuzzer's own flags pass, with a value`(word: String) {
        let options = try? FuzzOptions(["Fuzz", word], flags: FuzzOptions.flags)
        #expect(options == nil || options?.paths == [word])
        #expect((options == nil) == word.hasPrefix("-"))
    }

    @Test func `the options and the flags of libFuzzer may come in any order`() throws {
        let words = [
            "Fuzz", "-runs=1", "--known=S7,S1", "corpus", "-timeout=", "--target=bar-published", "-help=1",
            "more",
            "--findings=folder", "--tally=file", "--sample=some", "--mutator=random",
            "--collect=new",
        ]
        let options = try FuzzOptions(words, flags: FuzzOptions.flags)
        #expect(options.paths == ["corpus", "more"] && options.subject.name == "bar-published")
        #expect(options.known == ["S7", "S1"] && options.findings == "folder" && options.tally == "file")
        #expect(options.sample == "some" && options.mutator == .random && options.collectsNew)
    }

    @Test func `libFuzzer looks at all that is reached unless the command line names what is new`() throws {
        #expect(try !FuzzOptions(["Fuzz"], flags: []).collectsNew)
        #expect(throws: FuzzOptions.Failure.self) { try FuzzOptions(["Fuzz", "--collect=all"], flags: []) }
    }

    @Test func `words that libFuzzer is told to ignore are ignored`() throws {
        let words = ["Fuzz", "corpus", "-ignore_remaining_args=1", "--bra=1", "-bogus=2"]
        #expect(try FuzzOptions(words, flags: FuzzOptions.flags).paths == ["corpus"])
    }

    @Test func `the option names the target before the environment does, and that before the executable`()
        throws
    {
        func name(_ words: [String], _ environment: String? = nil) throws -> String {
            try FuzzOptions(words, environment: environment, flags: []).subject.name
        }
        #expect(try name(["/out/Fuzz"]) == "bar-hardened")
        #expect(try name(["/out/sessions-published"]) == "sessions-published")
        #expect(try name(["/out/bar"]) == "bar-hardened")
        #expect(try name(["/out/sessions-published"], "bar-published") == "bar-published")
        #expect(try name(["/out/bar", "--target=sessions"], "bar-published") == "sessions-hardened")
    }

    @Test(arguments: ["nobody", "bar-nobody", "bar-", "-", ""])
    func `an unknown target is refused by its name`(name: String) {
        #expect {
            try FuzzOptions(["Fuzz", "--target=\(name)"], flags: [])
        } throws: {
            "\($0)".hasPrefix("unknown ")
        }
    }
}
