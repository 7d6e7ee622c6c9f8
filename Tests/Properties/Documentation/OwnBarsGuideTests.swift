import AirBarModel
import Testing
import TestSupport
import Verification

/// The outputs in the document on bars of one's own are real.
@Suite struct OwnBarsGuideTests {
    @Test func `every output in the document is printed by its code`() async throws {
        let trap = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = BarVerifier(OwnBarsGuide.rounded, invariants: [.bounds]).run(cases: 1_000, seed: 1)
        }
        let shown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Reproduction(try scenario([.contentOffset(.nan)]), on: OwnBarsGuide.rounded)
        }
        let trace = String(decoding: try #require(shown).standardErrorContent, as: UTF8.self)
        let table = try #require(
            trace.firstMatch(of: /rounded: a trap\n((?s).+?\n\nstep 1: .+?)\n/)?.output.1)
        let printed = String(decoding: try #require(trap).standardErrorContent, as: UTF8.self)
        let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
        // Before them debug builds print the message of the trap, and after them the runtime may print a backtrace.
        let explanation = lines.drop { $0 != "rounded: a trap, seed 1" }.prefix { !$0.hasPrefix("***") }
        try expectOutputs(
            of: "OwnBars",
            try KindSketch.all.map { try $0.text() } + [
                try Self.broken(OwnBarsGuide.navigation), try Self.broken(OwnBarsGuide.title),
                String(table), explanation.joined(separator: "\n").trimmed,
            ])
    }

    @Test func `a bar of a kind is accused of nothing`() {
        let report = BarVerifier(OwnBarsGuide.photo).run(cases: 3_000)
        #expect(report.holds && report.name == "photo", "\(report.text)")
    }

    @Test func `the right class is accused of nothing in realistic scenarios`() {
        let report = BarVerifier(OwnBarsGuide.picture, events: .realistic).run(cases: 4_000)
        #expect(report.holds, "\(report.text)")
    }

    /// The first violation that a search of one invariant finds.
    private static func broken(_ definition: BarDefinition) throws -> String {
        let report = BarVerifier(definition, invariants: [.bounceIgnored]).run(cases: 200)
        return try #require(report.counterexamples.first).counterexample.text
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isNewline).reversed().drop(while: \.isNewline).reversed())
    }
}
