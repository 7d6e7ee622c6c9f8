import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// What was not checked is not called good.
@Suite struct VacuityTests {
    private static func follower(
        accepts: (@Sendable (BarHeights) -> Bool)? = nil, kind: BarKind = .airBar
    ) -> BarDefinition {
        BarDefinition("mine", kind: kind, accepts: accepts) { Follower(state: BarState($0)) }
    }

    @Test func `a bar that refuses nearly all heights does not hold, and its refusals are counted`() {
        let picky = Self.follower(accepts: { $0 == BarHeights(compact: 64, normal: 128, expanded: 284) })
        let report = BarVerifier(picky, invariants: [.bounceIgnored]).run(cases: 2_000)
        #expect(!report.holds && report.cases == 0 && report.discards > 100)
        #expect(report.text.contains("the bar refuses the heights of the others"), "\(report.text)")
        let pinned = BarVerifier(picky, invariants: [.bounceIgnored], heights: .fixed(64, 128, 284))
        #expect(pinned.run(cases: 500).counterexample(to: .bounceIgnored) != nil)
    }

    @Test func `heights that no bar has are named, and nothing holds`() {
        let report = BarVerifier(.hardened, heights: .fixed(300, 200, 100)).run(cases: 100)
        #expect(!report.holds && report.cases == 0)
        #expect(report.doubt?.contains("normal height is 200.0, expected at least") == true, "\(report)")
    }

    @Test func `an invariant whose condition no case met is not checked`() {
        let report = BarVerifier(
            .hardened, invariants: [.finite, .bounds, .lostNotification]
        ).run(cases: 1)
        #expect(report.status(of: .finite) == .notChecked)
        #expect(report.status(of: .lostNotification) == .notChecked)
        #expect(report.status(of: .bounds) == .holds && report.holds)
        #expect(
            report.remarks == ["S2 M10 not checked: none of the first 1 cases met their conditions"])
        let broken = BarVerifier(.published, invariants: [.bounceIgnored]).run(cases: 3_000)
        #expect(!broken.holds && broken.doubt == nil && !broken.text.contains("not decided"))
        let nothing = BarVerifier(.hardened, invariants: [.finite], events: .realistic).run(cases: 300)
        #expect(!nothing.holds && nothing.doubt == "no invariant was checked")
    }

    @Test func `what a bar leaves nothing of is decided although some of its sessions are discarded`() {
        let verifier = SessionVerifier(RightBars.hiding)
        let avoided = "the bar leaves no content too short to scroll"
        #expect(verifier.reasonNotToMeet(.shortContent, in: Session.traits.caseCount / 2) == avoided)
        #expect(verifier.reasonNotToMeet(.shortContent, in: 500) == nil)
        #expect(verifier.reasonNotToMeet(.bounceIgnored, in: 1_000_000) == nil)
    }

    @Test func `every invariant that holds for the hardened bar was checked`() {
        let report = BarVerifier(.hardened).run(cases: 3_000, seed: 1)
        #expect(
            report.holds && report.invariants.allSatisfy { report.status(of: $0) == .holds },
            "\(report.table)")
    }

    @Test func `S3 applies only to a bar that says which heights it accepts`() {
        #expect(Invariant.orderedHeights.reasonNotToApply(to: Self.follower()) != nil)
        #expect(Invariant.orderedHeights.reasonNotToApply(to: Self.follower(accepts: { _ in true })) == nil)
        let report = BarVerifier(Self.follower(), invariants: [.orderedHeights, .progress]).run(cases: 50)
        #expect(report.status(of: .orderedHeights) == .notApplicable && report.holds, "\(report.text)")
    }

    @Test func `what a bar is not made to do is not applicable, with the reason`() throws {
        let mine = Self.follower(kind: .airBar.without([.snapping, .expandedState]))
        let report = BarVerifier(mine, invariants: [.nearestSnap, .canBeOpened]).run(cases: 20)
        #expect(report.remarks.contains("N2 not applicable: the bar does not snap"), "\(report.text)")
        #expect(report.remarks.contains("L5 not applicable: the bar has no expanded state"))
        let explored = try Exploration.all(of: mine, on: [BoundedModel.all[0]], invariants: [.nearestSnap])
        #expect(explored[0].leftOut.map(\.reason) == ["the bar does not snap"])
    }

    @Test func `a bar with heights of its own is compared with none of other heights, and not explored`() {
        let mine = Self.follower().with(heights: .fixed(0, 88))
        #expect(Invariant.scale.reasonNotToApply(to: mine) == "the bar has no other heights")
        let own = mine.with(heights: .any).with(tolerances: .standard)
        #expect(Invariant.scale.reasonNotToApply(to: own) == "the bar has no other tolerances")
        #expect(throws: Unexplorable.self) { try Exploration.all(of: mine, on: [BoundedModel.all[0]]) }
        let resized = Self.follower(kind: .airBar.with(.changingHeights)).with(heights: .fixed(0, 88))
        #expect(Invariant.sameDetent.reasonNotToApply(to: resized) == "the bar has no other heights")
    }

    @Test func `heights out of order are drawn only where something judges them`() {
        for (invariants, count) in [
            ([Invariant.bounceIgnored], 0...0), ([.bounceIgnored, .orderedHeights], 1...40),
        ] {
            let verifier = BarVerifier(.hardened, invariants: invariants)
            let flawed = samples(of: Scenario.generator(in: verifier.domain), count: 1_000)
                .count { $0.configuration == nil }
            #expect(count.contains(flawed))
            #expect(verifier.run(cases: 300).discards == 0)
        }
    }

    @Test(arguments: [BarKind.hidesOnScroll, .largeTitle, .stretchy, .switches(after: 8)])
    func `a kind leaves enough invariants to judge`(kind: BarKind) {
        let mine = Self.follower(kind: kind)
        let applicable = BarVerifier(mine).applicable
        #expect((20...40).contains(applicable.count), "\(applicable.map(\.id))")
    }

    @Test func `the hardened bar keeps everything at the heights of a bar without an expanded state`() {
        let report = BarVerifier(.hardened, heights: .fixed(0, 88)).run(cases: 2_000)
        #expect(report.holds && report.name == "hardened@0,88,88", "\(report.text)")
    }

    @Test func `what no case of a search can meet does not apply to it`() {
        let realistic = BarVerifier(.hardened, events: .realistic).run(cases: 500)
        let lossy = BarVerifier(.hardened, events: .losses).run(cases: 500)
        let sessions = SessionVerifier(.hardened).run(cases: 20)
        for invariant in [Invariant.finite, .orderedHeights] {
            for report in [realistic, lossy, sessions] {
                #expect(report.status(of: invariant) == .notApplicable, "\(report.text)")
            }
        }
        #expect(realistic.status(of: .lostNotification) == .notApplicable)
        #expect(lossy.status(of: .lostNotification) == .holds)
        #expect(realistic.status(of: .bounceIgnored) == .holds && realistic.holds)
        #expect(
            realistic.remarks == [
                "S2 not applicable: the cases have no invalid numbers, and no heights out of order",
                "S3 not applicable: the cases have no invalid numbers, and no heights out of order",
                "M10 not applicable: the cases have no scrolls of which the bar is not notified",
            ])
        #expect(
            sessions.reasonNotToApply(.lostNotification)
                == "the cases have no scrolls of which the bar is not notified")
    }

    @Test func `what a right bar avoids does not apply to it once there were enough cases`() {
        func report(_ cases: Int) -> BarReport {
            BarVerifier(.hardened, invariants: [.shortContent, .bounds], heights: .fixed(0, 88)).run(
                cases: cases)
        }
        #expect(report(100).status(of: .shortContent) == .notChecked)
        #expect(report(Scenario.traits.casesForConditions).status(of: .shortContent) == .notApplicable)
    }

    @Test func `a token of a bar with heights of its own reproduces the case`() throws {
        let report = BarVerifier(
            .published, invariants: [.bounceIgnored], heights: .fixed(64, 128, 284)
        ).run(cases: 500)
        let found = try #require(report.counterexamples.first)
        #expect(found.counterexample.trace.scenario.heights.normal == 128)
        let again = try Reproduction(token: found.token.description)
        #expect(again.counterexamples.first?.trace.scenario == found.counterexample.trace.scenario)
    }
}
