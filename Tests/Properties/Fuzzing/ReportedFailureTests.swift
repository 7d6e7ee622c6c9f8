import Generators
import Testing

@testable import Fuzzing

/// What a fuzzer reports, and what it keeps to itself.
@Suite struct ReportedFailureTests {
    private static let failures = ["S1", "S7", "L1"].map { Failure(id: $0, message: "") }

    @Test func `a failure is reported once, and never if it is known`() {
        var reported = ReportedFailures(known: ["S7"])
        #expect(reported.new(Self.failures).map(\.id) == ["S1", "L1"])
        #expect(reported.new(Self.failures).isEmpty)
        #expect(reported.new([Failure(id: "L2", message: "")]).map(\.id) == ["L2"])
    }

    @Test func `a minimisation of a failure reports that one alone, where it comes first`() {
        var reported = ReportedFailures(known: ["M1"], minimized: .failure("S1"))
        #expect(reported.new([Failure(id: "L1", message: "")]).isEmpty)
        #expect(reported.new([Failure(id: "L1", message: "")] + Self.failures).isEmpty)
        #expect(reported.new([Failure(id: "M1", message: "")] + Self.failures).map(\.id) == ["S1"])
    }

    @Test func `a minimisation of an input that ends its process reports no failure`() {
        var reported = ReportedFailures(known: [], minimized: .crash)
        #expect(reported.new(Self.failures).isEmpty)
    }

    @Test func `a step of a minimisation is told by the flag that libFuzzer gives to a process of its own`()
        throws
    {
        let words = [
            "Fuzz", "-max_total_time=9", "crash", "-minimize_crash_internal_step=1", "-exact_artifact_path=a",
        ]
        #expect(try FuzzOptions(words, flags: FuzzOptions.flags).minimized == "crash")
        let others = ["Fuzz", "-minimize_crash=1", "crash"]
        #expect(try FuzzOptions(others, flags: FuzzOptions.flags).minimized == nil)
    }
}
