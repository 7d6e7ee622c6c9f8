import AirBarModel
import Generators
import BarTesting
import PropertyTesting
import Testing
import TestSupport
import Verification

/// The main job: the published bar is found out, the hardened one holds, and a planted mistake is caught.
@Suite struct VerifierTests {
    /// scripts/check tries a million cases, in release.
    @Test func `smoke: the hardened bar keeps every invariant`() async {
        await check(.hardened, cases: 2_000)
    }

    /// scripts/check compares all minima from seeds 1 to 20 with the committed ones, in release.
    @Test(arguments: zip(["S7", "S17", "M5"], 1...3))
    func `smoke: a search ends at the committed minimum`(id: String, seed: UInt64) throws {
        let verifier = BarVerifier(.published, invariants: [try Catalogue.invariant(id)])
        let report = verifier.run(SearchSettings(cases: 500, seed: seed))
        let found = try #require(report.counterexamples.first)
        #expect(found.shrinking == .fixpoint)
        let url = try #require(
            RegressionTests.files.first { $0.lastPathComponent == "published-\(id).scenario" })
        #expect(found.counterexample.trace.scenario == (try RegressionTests.read(url).scenario))
    }

    @Test func `what the catalogue says of the published bar is what is committed`() {
        let committed = RegressionTests.files.map(\.lastPathComponent)
        for invariant in Catalogue.all.about(.airBar) {
            #expect(
                committed.contains("published-\(invariant.id).scenario") != invariant.holdsForPublished,
                "\(invariant.id)")
        }
    }

    /// A bar that lets the last frame of a bounce at the end through.
    static let canary: BarDefinition = {
        var decisions = HardenedBar.Decisions()
        decisions.reducer.transformers = [
            .ignoreTop,
            DeltaTransformer("ignoreBottomTooLate") { delta, change in
                let end = max(change.scrollView.top, change.scrollView.end) + 1
                return ContentDelta(from: min(end, delta.from), to: min(end, delta.to))
            },
        ]
        return BarDefinition("canary", deciding: decisions)
    }()

    @Test func `a bar with a planted mistake is caught, by the invariant it breaks`() throws {
        let oracle = Oracle()
        let broken = samples(of: Scenario.generator, count: 500).reduce(into: Set<String>()) { ids, test in
            ids.formUnion(oracle.findings(of: test, on: Self.canary).map(\.invariant.id))
        }
        // The first frame beyond the end counts: too much, by a point, and not on the way back.
        #expect(broken == ["S7", "S8", "S9", "S17", "S20", "M4", "M5"])
        let report = BarVerifier(Self.canary, invariants: [.bounceIgnored]).run(cases: 500)
        let found = try #require(report.counterexamples.first)
        #expect(found.counterexample.eventCount == 1)
    }

    @Test func `a property that fails records one issue with the minimum, the table and the line to paste`()
        async
    {
        await withKnownIssue {
            await check(Self.canary, keeps: [.bounceIgnored], cases: 500, sourceLocation: .somewhere)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return issue.sourceLocation == .somewhere
                && text.contains(
                    "canary breaks S7, bounce ignored: y and y' at or beyond the same edge: Δo = 0")
                && text.contains("▶ 1  offset")
                && text.contains("\nreplaying: \"canary:S7:1")
        }
    }

    /// scripts/check compares two reports of 2,000 cases and more invariants, in release.
    @Test func `smoke: the same seed gives the same report`() {
        let invariants: [Invariant] = [.bounceIgnored, .split]
        let reports = (0..<2).map { _ in
            BarVerifier(.published, invariants: invariants).run(cases: 500, seed: 7)
        }
        #expect(reports[0].counterexamples.count == invariants.count)
        #expect(reports[0].counterexamples.map(\.text) == reports[1].counterexamples.map(\.text))
        #expect(reports[0].counterexamples.map(\.executions) == reports[1].counterexamples.map(\.executions))
    }

    @Test func `an invariant that is not asked for is not checked`() throws {
        let report = BarVerifier(.published, invariants: [.viewSwap]).run(cases: 300)
        #expect(report.counterexamples.map(\.counterexample.invariant.id) == ["S17"])
    }

    @Test func `a bar of one's own is checked like any other`() {
        let mine = BarDefinition("mine") { Follower(state: BarState($0)) }
        let report = BarVerifier(mine, invariants: [.bounds, .settles]).run(SearchSettings(cases: 5_000))
        #expect(report.counterexamples.map(\.counterexample.invariant.id).contains("L1"))
        #expect(report.counterexample(to: .bounds) == nil)
    }
}
