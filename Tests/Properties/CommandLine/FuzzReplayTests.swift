import Foundation
import Testing

/// The fuzzer without libFuzzer.
@Suite struct FuzzReplayTests {
    @Test(arguments: [
        ("--bra=hardened", "--bra=hardened"), ("--target", "--target"), ("-target=bar", "-target=bar"),
        ("-runs=1", "-runs=1"), ("--known", "--known"), ("-", "-"), ("--", "--"), ("-help", "-help"),
        ("--target=nobody", "target nobody"), ("--mutator=best", "--mutator=best"),
    ])
    func `an unknown option ends in status 2 and is named`(option: String, name: String) throws {
        let fuzz = URL(fileURLWithPath: Launched.airbar).deletingLastPathComponent().path + "/Fuzz"
        let run = try Launched([option], of: fuzz)
        #expect(run.status == 2)
        #expect(run.complaints.hasPrefix("Fuzz: unknown ") && run.complaints.contains("\(name), expected "))
    }
}
