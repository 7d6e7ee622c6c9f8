import AirBarModel
import Generators
import Motion
import Testing
import TestSupport

@testable import Verification

/// The features that an invariant names save time and change nothing: without any of them a step cannot be the first
/// that violates it.
@Suite struct StepFeatureTests {
    private typealias Cue = ScriptedBar.Cue

    private static let gated = Catalogue.all.about(.airBar).filter { invariant in
        if case .step(_, let features, _, _) = invariant.body { features != .any } else { false }
    }

    /// The same invariants, judged at every step of their kinds.
    private static let ungated = gated.map { invariant in
        guard case .step(let kinds, _, let condition, let check) = invariant.body else { return invariant }
        return Invariant(
            id: invariant.id, title: invariant.title, section: invariant.section,
            statement: invariant.statement, reason: invariant.reason, origin: invariant.origin,
            explanation: invariant.explanation,
            body: .step(on: kinds, when: condition) { step in
                let violation = check(step)
                // S7, S11 and S12 say what the bar moved by; that is none at a step without the feature.
                return step.movement == 0 && violation?.value == 0 && violation?.limit == 0 ? nil : violation
            })
    }

    private static let events: [BarEvent] = [
        .pan(.began), .pan(.changed), .pan(.ended), .pan(.failed), .idle, .horizontalScroll, .scrollToTop,
        .contentOffset(-190), .contentOffset(-210), .contentOffset(-150), .contentOffset(.nan),
        .lostContentOffset(-140), .scroll(.set, to: -150), .contentHeight(650), .contentHeight(300),
        .frameHeight(1_950),
        .safeArea(ContentInset(top: 20, bottom: 10)), .refreshInset(60), .refreshInset(0), .bottomInset(50),
        .bottomInset(0), .bounces(false),
        .expand(true), .expand(false), .swap, .release(Release(velocity: 300, rest: -140)),
    ]

    /// What a step may do otherwise than the one before; the first ten are not kept for the next step.
    private static let changes: [@Sendable (inout Cue) -> Void] = [
        { $0.isUntold = true }, { $0.isUntold = true }, { $0.isUntold = true }, { $0.flash = 150 },
        { $0.flash = 250 }, { $0.flash = 90 }, { $0.snap = 150 }, { $0.command = -200 },
        { $0.command = -190 }, { $0.target = -140 },
        { $0.height = 100 }, { $0.height = 150 }, { $0.height = 200 }, { $0.height = 250 },
        { $0.isOpen.toggle() }, { $0.isOpen.toggle() }, { $0.isOpen.toggle() }, { $0.top = 200 },
        { $0.top = 210 }, { $0.bottom = 100 }, { $0.indicator = 190 }, { $0.progress = 0.5 },
    ]

    /// The cues of a run from the changes of each step, by their positions; the first is how the bar is at birth.
    private static func cues(_ steps: [[Int]]) -> [Cue] {
        var kept = Cue.at(200)
        return steps.map { positions in
            for position in positions where position >= 10 { changes[position](&kept) }
            var cue = kept
            for position in positions where position < 10 { changes[position](&cue) }
            return cue
        }
    }

    private static func findings(_ oracle: Oracle, _ test: Scenario, _ cues: [Cue], _ isBlind: Bool)
        -> [String]
    {
        let bar = BarDefinition("scripted") { configuration in
            var bar = ScriptedBar(configuration, Array(cues.dropFirst()), isBlind: isBlind)
            bar.state.offset = -cues[0].height
            bar.state.isExpandedStateAvailable = cues[0].isOpen
            return bar
        }
        return oracle.findings(of: test, on: bar).map {
            "\($0.invariant.id) at \($0.violation.step): \($0.violation.description)"
        }
    }

    @Test func `a step without the features of an invariant is not the first to violate it`() throws {
        let change = Generator<Int>.integer(in: 0...Self.changes.count - 1)
        let event = Generator<Int>.integer(in: 0...Self.events.count - 1)
        let runs = zip(
            event.array(count: 1...4), change.array(count: 0...3).array(count: 6...6), Generator<Bool>.boolean
        )
        let (gated, ungated) = (Oracle(Self.gated), Oracle(Self.ungated))
        var ids: Set<Substring> = []
        for (positions, steps, isBlind) in samples(of: runs, count: 4_000) {
            let test = try scenario(positions.map { Self.events[$0] })
            let cues = Self.cues(steps)
            // What a bar changes on invalid input is S2's to find; S18 finds it only when the limits change again.
            let isJudged = test.events.allSatisfy(\.isValid)
            let (found, all) = (
                Self.findings(gated, test, cues, isBlind).filter { isJudged || !$0.hasPrefix("S18 ") },
                Self.findings(ungated, test, cues, isBlind).filter { isJudged || !$0.hasPrefix("S18 ") }
            )
            #expect(found == all, "\(test.events) \(cues)")
            ids.formUnion(found.map { $0.prefix { $0 != " " } })
        }
        #expect(ids.count == Self.gated.count, "\(ids.sorted())")
    }
}
