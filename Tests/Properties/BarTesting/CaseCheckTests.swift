import AirBarModel
import Testing
import TestSupport
import Verification

@testable import BarTesting
@testable import PropertyTesting

/// `check` of one case.
@Suite struct CaseCheckTests {
    /// A bounce at the end of the content.
    private static func bounce() throws -> Scenario {
        try scenario([.contentOffset(1400), .contentOffset(1401)])
    }

    private func text(_ work: @Sendable () async throws -> Void) async throws -> [String] {
        try await issues(recordedBy: work).map(\.text)
    }

    @Test func `a broken invariant is one issue with the trace, at the place of the call`() async throws {
        let bounce = try Self.bounce()
        let recorded = try await issues {
            await check(.published, keeps: [.bounds, .bounceIgnored], in: bounce, sourceLocation: .somewhere)
        }
        let expected = Reproduction(bounce, on: .published, invariants: [.bounceIgnored]).text
        #expect(recorded.map(\.text) == [expected])
        #expect(recorded.map(\.sourceLocation) == [.somewhere])
    }

    @Test func `without invariants the whole catalogue counts, for a session with that of sessions`()
        async throws
    {
        let bounce = try Self.bounce()
        let scenario = try await text { await check(.published, in: bounce) }
        #expect(scenario == [Reproduction(bounce, on: .published).text])
        let session = Session(bounce).with(actions: [
            .drag(by: 10, over: 0.2), .event(.expand(true)), .lift, .rest,
        ])
        let issue = try await text { await check(.published, in: session) }
        #expect(issue == [Reproduction(session, on: .published).text])
        #expect(
            issue.first?.hasPrefix("published breaks ") == true
                && issue.first?.contains("F1 rests on a detent") == true)
    }

    @Test func `a bar that keeps the invariants passes`() async throws {
        let bounce = try Self.bounce()
        #expect(try await text { await check(.hardened, in: bounce) } == [])
    }

    @Test func `what says nothing of the bar is a warning`() async throws {
        let bounce = try Self.bounce()
        let flat = BarDefinition("flat", kind: .hidesOnScroll, makeBar: HardenedBar.init)
        let other = BarDefinition.published.with(heights: .fixed(64, 128, 284))
        let recorded = try await issues {
            await check(flat, keeps: [.expandRoundTrip], in: bounce)
            await check(other, keeps: [.bounceIgnored], in: bounce)
        }
        #expect(recorded.map(\.severity) == [.warning, .warning])
        #expect(
            recorded.map(\.text) == [
                "S19 not applicable: the bar has no expanded state",
                "not run, published@64,128,284 has other heights",
            ])
    }

    @Test func `a case that does not end is an issue`() async throws {
        let gate = Gate()
        defer { gate.open() }
        let endless = BarDefinition("endless") { configuration in
            gate.wait()
            return HardenedBar(configuration)
        }
        let bounce = try Self.bounce()
        let issue = try await text { await check(endless, in: bounce, caseTimeLimit: .seconds(2)) }
        #expect(issue == ["endless: the case does not end"])
    }
}
