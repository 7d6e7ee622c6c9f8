import AirBarModel
import Foundation
import Testing
import Verification

@testable import BarCommands

/// The command line of the fuzz target.
@Suite struct FuzzOptionTests {
    @Test(arguments: [
        ("--bra=hardened", "--bra=hardened"), ("--bar", "--bar"), ("-bar=hardened", "-bar=hardened"),
        ("-runs=1", "-runs=1"), ("--known", "--known"), ("-", "-"), ("--", "--"), ("-help", "-help"),
        ("--bar=nobody", "bar nobody"), ("--known=S7,S99", "invariant S99"),
    ])
    func `without libFuzzer an unknown option ends in status 2 and is named`(option: String, name: String)
        throws
    {
        let fuzz = URL(fileURLWithPath: Launched.airbar).deletingLastPathComponent().path + "/Fuzz"
        let run = try Launched([option], of: fuzz)
        #expect(run.status == 2)
        #expect(run.complaints.hasPrefix("Fuzz: unknown ") && run.complaints.contains("\(name), expected "))
    }

    @Test(arguments: ["-run=1", "-runs", "--runs=1", "runs=1=-", "-=1", "-max_len"])
    func `with libFuzzer only its own flags pass, with a value`(word: String) {
        let options = try? FuzzOptions([word], flags: FuzzOptions.flags)
        #expect(options == nil || options?.paths == [word])
        #expect((options == nil) == word.hasPrefix("-"))
    }

    @Test func `the options and the flags of libFuzzer may come in any order`() throws {
        let words = ["-runs=1", "--known=S7,S1", "corpus", "-timeout=", "--bar=published", "-help=1", "more"]
        let options = try FuzzOptions(words, flags: FuzzOptions.flags)
        #expect(options.paths == ["corpus", "more"] && options.definition.name == "published")
        #expect(options.invariants.map(\.id) == Catalogue.all.map(\.id).filter { $0 != "S7" && $0 != "S1" })
    }

    @Test func `words that libFuzzer is told to ignore are ignored`() throws {
        let words = ["corpus", "-ignore_remaining_args=1", "--bra=1", "-bogus=2"]
        #expect(try FuzzOptions(words, flags: FuzzOptions.flags).paths == ["corpus"])
    }
}
