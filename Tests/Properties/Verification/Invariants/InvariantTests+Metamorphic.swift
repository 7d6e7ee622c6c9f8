import AirBarModel
import Synchronization
import Testing
import TestSupport
import Verification

/// What two runs have to do with each other, by bars that are hardened but for one decision: L2, M1 to M8 and M10; M9 is
/// about one run, and checked on a bar that does as it is told.
extension InvariantTests {
    /// Whether an invariant finds something, where the hardened bar keeps it, if the bar is wrong in one decision.
    private func finds(
        _ invariant: Invariant, _ events: BarEvent..., at contentOffset: Double = -200,
        on scrollView: ScrollViewGeometry? = nil, wrong: (inout HardenedBar.Decisions) -> Void
    ) throws -> Bool {
        let scenario = try scenario(events, on: scrollView ?? view(at: contentOffset))
        #expect(invariant.violation(in: scenario, by: .hardened) == nil)
        var decisions = HardenedBar.Decisions()
        wrong(&decisions)
        return invariant.violation(in: scenario, by: BarDefinition("wrong", deciding: decisions)) != nil
    }

    /// Has the bar move by what a function makes of a distance.
    private func moving(
        _ distance: @escaping @Sendable (Double, ScrollChange) -> Double
    ) -> (inout HardenedBar.Decisions) -> Void {
        { decisions in
            decisions.reducer.transformers.append(
                DeltaTransformer("wrong") { delta, change in
                    ContentDelta(distance(delta.distance, change))
                })
        }
    }

    @Test func `L2 finds a bar that does not settle when a gesture is cancelled`() throws {
        let ignores: (inout HardenedBar.Decisions) -> Void = { decisions in
            decisions.reaction = {
                $0 == .pan(.cancelled) ? .follow : HardenedBar.Decisions.standard.reaction($0)
            }
        }
        #expect(
            try finds(.cancelledIsEnded, .contentOffset(-140), .pan(.began), .pan(.cancelled), wrong: ignores)
        )
        #expect(try !finds(.cancelledIsEnded, .pan(.cancelled), wrong: ignores))
        #expect(try !finds(.cancelledIsEnded, .contentOffset(-140), .pan(.ended), wrong: ignores))
    }

    @Test func `M1 finds a bar that loses something with every move`() throws {
        let friction = moving { distance, _ in max(0, distance - 1) }
        #expect(try finds(.split, .contentOffset(-150), wrong: friction))
        #expect(try !finds(.split, .contentOffset(-200), wrong: friction))
        #expect(try !finds(.split, .contentOffset(-150), wrong: moving { distance, _ in distance / 2 }))
    }

    @Test func `M1 allows for rounding where sums are not exact`() throws {
        let friction = moving { distance, _ in max(0, distance - 1) }
        let third = BarEvent.contentOffset(-150 + 1.0 / 3)
        #expect(try finds(.split, third, wrong: friction))
        #expect(try finds(.split, .pan(.began), third, wrong: friction))
        #expect(try !finds(.split, third, wrong: moving { distance, _ in distance * 0.1 }))
        let rounding = moving { distance, _ in distance == 50 ? 50 + 0x1p-44 : distance }
        #expect(try finds(.split, .contentOffset(-150), wrong: rounding))
    }

    @Test func `M1 allows for the rounding of two moves, and no more`() throws {
        let third = BarEvent.contentOffset(-150 + 1.0 / 3)
        func finds(_ error: Double) throws -> Bool {
            try self.finds(
                .split, third, wrong: moving { distance, _ in distance > 40 ? distance + error : distance })
        }
        #expect(try !finds(0x1p-37) && finds(0x1p-35))
    }

    @Test func `M2 finds it too, where a move takes more than one frame`() throws {
        let friction = moving { distance, _ in max(0, distance - 1) }
        #expect(
            try finds(
                .frameRate, .contentOffset(-180), .contentOffset(-170), .contentOffset(-160), wrong: friction)
        )
        // A frame at which the content turns round is in every sample.
        #expect(
            try !finds(
                .frameRate, .contentOffset(-180), .contentOffset(-170), .contentOffset(-180), wrong: friction)
        )
    }

    @Test func `M2 compares what rounding may decide up to the first decision only`() throws {
        let friction = moving { distance, _ in max(0, distance - 1) }
        let (one, two) = (BarEvent.contentOffset(-180), BarEvent.contentOffset(-170))
        let (third, inexactThird) = (BarEvent.contentOffset(-160), BarEvent.contentOffset(-160 + 1.0 / 3))
        #expect(try finds(.frameRate, one, two, inexactThird, .pan(.began), wrong: friction))
        #expect(try finds(.frameRate, .pan(.began), one, two, third, wrong: friction))
        #expect(
            try !finds(
                .frameRate, .contentOffset(-200 + 1.0 / 3), .pan(.began), one, two, third, wrong: friction))
        #expect(
            try !finds(.frameRate, one, two, inexactThird, wrong: moving { distance, _ in distance * 0.1 }))
    }

    @Test func `M2 ends at every event that compares lengths which rounding may turn`() throws {
        let friction = moving { distance, _ in max(0, distance - 1) }
        let (one, two) = (BarEvent.contentOffset(-180), BarEvent.contentOffset(-170))
        let (inexactStart, third) = (BarEvent.contentOffset(-200 + 1.0 / 3), BarEvent.contentOffset(-160))
        let decisions: EventKinds = [
            .began, .ended, .cancelled, .failed, .release, .idle, .safeArea, .refresh, .bind,
        ]
        for event in BarEvent.oneOfEachKind
        where ![.motion, .programmatic, .toTop, .expand, .lost].contains(event.kind) {
            let isFound = try finds(.frameRate, inexactStart, event, one, two, third, wrong: friction)
            #expect(isFound == decisions.isDisjoint(with: event.kind), "\(event)")
        }
        // The binding that begins a run compares nothing.
        let odd = try view(frame: 600 + inexact, content: 2000 + inexact)
        #expect(try finds(.frameRate, one, two, third, on: odd, wrong: friction))
    }

    @Test func `M2 allows for the rounding of every step so far`() throws {
        let odd = try view(frame: 600 + inexact, content: 2000 + inexact)
        let frames = (1...8).map { BarEvent.contentOffset(-200 + 10 * Double($0)) }
        func finds(_ error: Double) throws -> Bool {
            try self.finds(
                .frameRate, frames[0], frames[1], frames[2], frames[3], frames[4], frames[5], frames[6],
                frames[7], on: odd, wrong: moving { distance, _ in distance + error })
        }
        #expect(try !finds(0x1p-38) && finds(0x1p-35))
    }

    @Test func `M3 finds a bar to which an offset means something by itself`() throws {
        let beyondZero = moving { distance, change in change.contentOffset > 0 ? distance : 0 }
        #expect(try finds(.translation, .contentOffset(5), at: -20, wrong: beyondZero))
        #expect(try !finds(.translation, .contentOffset(20), at: 1, wrong: beyondZero))
        #expect(try finds(.translation, .contentOffset(5), .contentOffset(.nan), at: -20, wrong: beyondZero))
        #expect(try !finds(.translation, .contentOffset(.nan), .contentOffset(5), at: -20, wrong: beyondZero))
    }

    @Test func `M4 finds a bar with a constant length`() throws {
        let speedLimit = moving { distance, _ in min(50, distance) }
        #expect(try finds(.scale, .contentOffset(-120), wrong: speedLimit))
        #expect(try !finds(.scale, .contentOffset(-175), wrong: speedLimit))
    }

    @Test func `M4 finds a bar that opens within a fixed distance of the top`() throws {
        let fixed: (inout HardenedBar.Decisions) -> Void = { decisions in
            decisions.offersExpansion = { $0.view.contentOffset <= -$0.configuration.normal + 5 }
        }
        #expect(try finds(.scale, .contentOffset(-196), .pan(.began), wrong: fixed))
        #expect(try !finds(.scale, .contentOffset(-198), .pan(.began), wrong: fixed))
    }

    @Test func `M4 compares where the content is and what is available`() throws {
        #expect(
            try finds(.scale, .expand(true)) { $0.expansionTarget = { max($0.view.top, -250) } })
        #expect(
            try finds(.scale, .pan(.began)) { $0.offersExpansion = { $0.view.contentOffset > -300 } })
    }

    @Test func `M5 finds a bar that comes back more slowly than it goes`() throws {
        let slow = moving { distance, _ in distance < 0 ? distance / 2 : distance }
        #expect(try finds(.reversal, .contentOffset(-150), wrong: slow))
        #expect(try !finds(.reversal, .pan(.began), wrong: slow))
        // Clamped on the way there, the bar comes back by the part that it did not go.
        #expect(try !finds(.reversal, .contentOffset(500), wrong: { _ in }))
    }

    @Test func `M6 finds a bar that remembers the run before`() throws {
        let runs = Runs()
        #expect(
            try finds(.determinism, .idle) { decisions in
                decisions.landing = { _, detent in detent + (runs.isFirst() ? 0 : 1) }
            })
        #expect(try !finds(.determinism, .contentOffset(-150), wrong: { _ in }))
    }

    @Test func `M7 finds a bar that does something else the second time`() throws {
        let toggles: (inout HardenedBar.Decisions) -> Void = { decisions in
            let right = decisions.expansion
            decisions.expansion = { state, isExpanded in
                right(state, isExpanded && !state.isExpandedStateAvailable)
            }
        }
        #expect(try finds(.stutter, .expand(true), wrong: toggles))
        #expect(try !finds(.stutter, .expand(false), wrong: toggles))
    }

    @Test func `M7 lets a bar that does not fill content take it back within its edges once only`() throws {
        func finds(_ command: Double?, kind: BarKind) throws -> Bool {
            let bar = BarDefinition("scripted", kind: kind) {
                ScriptedBar($0, [.at(200, command: command, animated: false), .at(190)])
            }
            let scenario = try scenario([], on: view(at: -190, content: 300))
            return Invariant.stutter.violation(in: scenario, by: bar) != nil
        }
        #expect(try !finds(-200, kind: .hidesOnScroll.without(.contentFilling)))
        #expect(try finds(nil, kind: .hidesOnScroll.without(.contentFilling)))
        #expect(try finds(-200, kind: .hidesOnScroll))
    }

    @Test func `M10 finds a bar that does not make up for a lost notification`() throws {
        let deaf: (inout HardenedBar.Decisions) -> Void = { decisions in
            decisions.reaction = {
                $0 == .pan(.began) ? .ignore : HardenedBar.Decisions.standard.reaction($0)
            }
        }
        let lost = BarEvent.lostContentOffset(-150)
        #expect(try finds(.lostNotification, lost, .pan(.began), wrong: deaf))
        #expect(try !finds(.lostNotification, lost, .idle, wrong: deaf))
        #expect(try !finds(.lostNotification, .contentOffset(-150), .pan(.began), wrong: deaf))
        // A scroll back does not show what was missed.
        #expect(try !finds(.lostNotification, .lostContentOffset(0), .contentOffset(-150), wrong: { _ in }))
    }

    @Test func `M8 finds bars that drift apart`() throws {
        let byHeight = moving { distance, change in distance * -change.state.offset / 100 }
        #expect(
            try finds(.nonExpansive, .contentOffset(525), .contentOffset(515), at: 500, wrong: byHeight))
        #expect(try !finds(.nonExpansive, .contentOffset(525), at: 500, wrong: byHeight))
        #expect(
            try !finds(
                .nonExpansive, .contentOffset(525), .contentOffset(515), at: 500,
                wrong: moving { distance, _ in distance / 2 }))
    }

    @Test func `M9 asks for 0 at compact, 1 at normal and 2 at expanded, exactly`() throws {
        for (height, progress) in [(100.0, 0.0), (200, 1), (300, 2)] {
            func finds(_ told: Double) throws -> Bool {
                let cue = ScriptedBar.Cue.at(height, open: height > 200, progress: told)
                return try VerificationTests.finds(.progress, [.at(150), cue], .idle)
            }
            #expect(try !finds(progress) && finds(progress.nextUp))
            #expect(try finds(progress == 0 ? -.leastNonzeroMagnitude : progress.nextDown))
        }
        #expect(try !VerificationTests.finds(.progress, [.at(200, open: true, progress: 1)], expanded: 200))
        #expect(try VerificationTests.finds(.progress, [.at(200, open: true, progress: 2)], expanded: 200))
    }

    @Test func `M9 asks for a progress that goes with the bar and no faster`() throws {
        func finds(_ height: Double, _ progress: Double, expanded: Double = 300) throws -> Bool {
            let cues: [ScriptedBar.Cue] = [.at(160, progress: 0.6), .at(height, progress: progress)]
            return try VerificationTests.finds(.progress, cues, .idle, expanded: expanded)
        }
        #expect(try !finds(150, 0.5) && !finds(150, 0.5 - 0x1p-42) && finds(150, 0.5 - 0x1p-38))
        #expect(try !finds(150, 0.6) && finds(150, 0.6.nextUp) && finds(170, 0.6.nextDown))
        #expect(try !finds(160, 0.6) && finds(160, 0.6.nextUp))
        // The smaller range is the steeper one, whichever it is.
        #expect(try !finds(150, 0.4, expanded: 250) && finds(150, 0.3, expanded: 250))
    }
}

/// Tells the first run of a bar from those after it.
private final class Runs: Sendable {
    private let count = Atomic(0)

    func isFirst() -> Bool { count.wrappingAdd(1, ordering: .relaxed).oldValue == 0 }
}
