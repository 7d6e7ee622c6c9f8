import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// How often conditions are met, in cases of which it is known.
@Suite struct ConditionStatisticsTests {
    private static func meter(_ scenario: Scenario, _ invariants: [Invariant]) throws -> [String: Bool] {
        let configuration = try #require(scenario.configuration)
        var meter = ConditionMeter(
            HardenedBar(configuration), on: scenario.scrollView, by: Oracle(invariants), isActed: false,
            isDetailed: true)
        scenario.play(on: &meter)
        var narrow: [String: Bool] = [:]
        for (index, invariant) in invariants.enumerated() where meter.met.contains(index) {
            narrow[invariant.id] = meter.details?.narrowlyMet.contains(index) == true
        }
        return narrow
    }

    private static func met(_ invariant: Invariant, _ events: BarEvent...) throws -> Bool {
        try meter(scenario(events), [invariant])[invariant.id] != nil
    }

    private static func narrowly(_ invariant: Invariant, _ events: BarEvent...) throws -> Bool? {
        try meter(scenario(events), [invariant])[invariant.id]
    }

    @Test func `a condition is met whether or not the invariant could be broken there`() throws {
        #expect(try Self.met(.bounceIgnored, .contentOffset(-250), .contentOffset(-240)))
        #expect(try !Self.met(.bounceIgnored, .contentOffset(-150), .contentOffset(-190)))
        #expect(try Self.met(.finite, .contentOffset(.nan)) && !Self.met(.finite, .contentOffset(0)))
        #expect(try Self.met(.canBeOpened, .pan(.began)))
        #expect(try !Self.met(.canBeOpened, .contentOffset(0), .pan(.began)))
    }

    @Test func `a condition is met narrowly if it would not be a point away`() throws {
        #expect(try Self.narrowly(.canBeOpened, .contentOffset(-195), .pan(.began)) == true)
        #expect(try Self.narrowly(.canBeOpened, .contentOffset(-197), .pan(.began)) == false)
        #expect(try Self.narrowly(.bounceIgnored, .contentOffset(-250), .contentOffset(-200)) == true)
        #expect(try Self.narrowly(.bounceIgnored, .contentOffset(-250), .contentOffset(-210)) == false)
        #expect(try Self.narrowly(.bounceIgnored, .contentOffset(1450), .contentOffset(1400)) == true)
        #expect(try Self.narrowly(.bounceIgnored, .contentOffset(1450), .contentOffset(1402)) == false)
    }

    @Test func `an obligation counts when it is decided, not when it is opened or excused`() throws {
        let scroll = BarEvent.scroll(.set, to: 0)
        #expect(try Self.met(.programmaticScrollsSettle, scroll, .idle))
        #expect(try !Self.met(.programmaticScrollsSettle, .pan(.began), scroll, .pan(.ended)))
        #expect(try !Self.met(.programmaticScrollsSettle, scroll, .expand(true), .idle))
    }

    @Test func `relations count where they compare something`() throws {
        #expect(try Self.met(.lostNotification, .lostContentOffset(0), .idle))
        #expect(try !Self.met(.lostNotification, .contentOffset(0), .idle))
        #expect(try Self.met(.determinism, .idle) && !Self.met(.determinism))
        // Invalid numbers do not shift, so the second run ends there.
        #expect(try Self.met(.translation, .idle, .contentOffset(.nan)))
        #expect(try !Self.met(.translation, .contentOffset(.nan), .idle))
        #expect(try Self.met(.cancelledIsEnded, .pan(.began), .pan(.cancelled)))
        #expect(try !Self.met(.cancelledIsEnded, .pan(.began), .pan(.ended)))
    }

    @Test func `nothing counts after a step that breaks S2`() throws {
        let cues: [ScriptedBar.Cue] = [.at(200), .at(.nan), .at(200)]
        let bar = ScriptedBar(try BarConfiguration(compact: 100, normal: 200, expanded: 300), cues)
        var meter = ConditionMeter(
            bar, on: try view(), by: Oracle([.reloadKeepsTheBar, .canBeOpened]), isActed: false,
            isDetailed: true)
        for event in [.scrollView(try view()), .contentHeight(1_000), BarEvent.pan(.began)] {
            meter.advance(by: event)
        }
        #expect(meter.isOver && meter.met.isMet == [false, false])
    }

    @Test func `a relation judges its share of the cases, S3 all, and another invariant those with a bar`() {
        let invariants: [Invariant] = [.stutter, .frameRate, .orderedHeights, .canBeOpened]
        let statistics = ConditionStatistics(
            of: BarVerifier(.hardened, invariants: invariants), seed: 1, cases: 1_000)
        let (cases, judged) = (statistics.cases, statistics.counts.map(\.judged))
        #expect((80...170).contains(judged[0]) && (30...95).contains(judged[1]), "\(judged)")
        #expect(judged[2] == cases && judged[3] == cases - statistics.counts[2].met, "\(judged)")
        let opened = statistics.counts[3]
        #expect(opened.narrowlyMet > 0 && opened.narrowlyMet < opened.met && opened.met < judged[3])
    }

    @Test func `an invariant of sessions counts where it is about the session`() {
        let statistics = ConditionStatistics(
            of: SessionVerifier(.hardened, invariants: [.anyFrameRate, .pullsOpen]), seed: 1, cases: 60)
        let met = statistics.counts.map(\.met)
        #expect(met[0] > 0 && met[0] < met[1] && met[1] <= 60, "\(met)")
    }

    @Test func `flawed heights, and sessions of fingers, are counted`() {
        let heights = ConditionStatistics(
            of: BarVerifier(.hardened, invariants: [.orderedHeights]), seed: 1, cases: 1_000)
        #expect(heights.cases > 950 && (5...50).contains(heights.counts[0].met))
        let sessions = ConditionStatistics(
            of: SessionVerifier(.hardened, invariants: [.restsOnDetent, .lostNotification]), seed: 1,
            cases: 20)
        #expect(sessions.counts.map(\.met) == [20, 0])
        #expect(sessions.text.contains("M10  lost notification       0         0  never met"))
    }

    @Test func `a search that is cancelled has no statistics`() {
        let statistics = ConditionStatistics(
            of: BarVerifier(.hardened), seed: 1, cases: 1_000, isCancelled: { true })
        #expect(statistics.cases == 0 && statistics.counts.allSatisfy { $0.met == 0 })
    }
}
