import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// A run that is written as a recording, and judged from that.
@Suite struct RecordingRoundTripTests {
    /// What a recording with every column can be checked by.
    private static let checkable = Catalogue.all.about(.airBar).filter {
        guard let bar = try? BarConfiguration(BarHeights(compact: 1, normal: 2, expanded: 3)) else {
            return false
        }
        return (try? $0.recordingNeeds(bar).get()) != nil
    }

    private static func broken(_ report: RecordingReport) -> [String] {
        report.entries.filter { $0.status == .broken }.map(\.invariant.id)
    }

    private static func cases(_ count: UInt64) -> [Scenario] {
        samples(of: Scenario.generator, count: count).filter { $0.heights.flaw == nil }
    }

    @Test func `all invariants of one run can be checked but those of what no column has`() {
        let others = Catalogue.all.about(.airBar).filter { one in !Self.checkable.contains { $0.id == one.id }
        }
        #expect(others.filter(\.isSingleRun).map(\.id) == ["S2", "S3", "S20", "M9"])
    }

    @Test(arguments: [BarDefinition.published, .hardened])
    func `a recording of a run breaks what the run breaks, and nothing else`(definition: BarDefinition) throws
    {
        var found: Set<String> = []
        for scenario in Self.cases(600) {
            let scenario = scenario.recordable(on: definition)
            let trace = Trace(of: scenario, on: definition)
            guard trace.allSatisfy({ $0.soundnessViolation == nil }) else { continue }
            let expected = Oracle(Self.checkable).findings(of: scenario, on: definition).map(\.invariant.id)
            let text = RecordingFile(trace).text
            let report = try report(of: text)
            #expect(Self.broken(report) == expected, "\(text)\n\(report.text)")
            #expect(!report.counterexamples.contains { !$0.isReproduced }, "\(report.text)")
            found.formUnion(expected)
        }
        #expect(definition.name == "hardened" ? found.isEmpty : found.count > 20, "\(found.sorted())")
    }

    @Test func `a condition is met in a recording as often as in its run`() throws {
        for scenario in Self.cases(100) {
            let scenario = scenario.recordable(on: .hardened)
            let report = try report(of: RecordingFile(Trace(of: scenario, on: .hardened)).text)
            guard let configuration = scenario.configuration else { continue }
            let oracle = Oracle(Self.checkable)
            var meter = ConditionMeter(
                HardenedBar(configuration), on: scenario.scrollView, by: oracle, isActed: false,
                isDetailed: false)
            scenario.play(on: &meter)
            let met = oracle.invariants.indices.filter { meter.met.contains($0) }
            let checked = report.entries.filter { $0.status != .notChecked }.map(\.invariant.id)
            #expect(checked == met.map { oracle.invariants[$0].id })
        }
    }
}
