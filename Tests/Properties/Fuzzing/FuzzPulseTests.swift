import Foundation
import Testing
import TestSupport

@testable import Fuzzing

/// The lines by which libFuzzer tells its progress.
@Suite struct FuzzPulseTests {
    @Test(arguments: [
        "#16384\tpulse  cov: 2012 ft: 9311 corp: 512/61Kb lim: 512 exec/s: 8192 rss: 71Mb",
        "#16384\tREDUCE cov: 2012 ft: 9311 corp: 512/61Kb lim: 512 exec/s: 8192 rss: 71Mb L: 8/512 MS: 2 CopyPart-",
    ])
    func `a line of progress is read`(line: String) throws {
        let pulse = try #require(FuzzPulse(parsing: line))
        #expect(pulse.executions == 16_384 && pulse.coverage == 2_012 && pulse.rate == 8_192)
    }

    @Test(arguments: [
        "", "#", "INFO: Seed: 7", "#2\tINITED", "16384 cov: 1 corp: 1 exec/s: 1",
        "#1 cov: x corp: 1/1b exec/s: 1",
        "#1 cov: 1 corp: 1/1b exec/s:", "#99999999999999999999 cov: 1 corp: 1/1b exec/s: 1",
    ])
    func `any other line is none`(line: String) {
        #expect(FuzzPulse(parsing: line) == nil)
    }

    @Test func `the last whole line of a log counts`() throws {
        func line(_ number: Int) -> String { "#\(number)\tNEW cov: 1 corp: 1/1b exec/s: \(number)\n" }
        try TemporaryFolder.with { folder in
            let log = try folder.write((1...300).map(line).joined().utf8, to: "log")
            #expect(FuzzPulse.last(inLog: log)?.executions == 300)
            _ = try folder.write((line(8) + "INFO\n" + line(99).dropLast(2)).utf8, to: "log")
            #expect(FuzzPulse.last(inLog: log)?.rate == 8)
            _ = try folder.write("INFO\n".utf8, to: "log")
            #expect(FuzzPulse.last(inLog: log) == nil && FuzzPulse.last(inLog: "/nowhere") == nil)
        }
    }
}
