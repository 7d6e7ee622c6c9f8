import Generators
import Motion
import Verification

extension MotionLaw {
    /// The movement of content under a finger past an edge.
    static let rubberBand: [MotionLaw] = [
        bandsFirmly, unbandsWhatItBands, staysWhereItIsGrabbed, staysWithinEdges,
    ]

    static let bandsFirmly = MotionLaw(
        "P6", "follows less and less", .scrolling,
        statement:
            "the displacement of a rubber band increases strictly with the pull, has a slope of 0.55 at the edge and "
            + "never more, and stays below the height of the view",
        reason: "The content does not follow the finger, or is pulled off the screen.",
        origin: ["Ilya Lobanov, How UIScrollView works"],
        cases: PullCase.any
    ) { rules, value in
        guard let band = value.band else { return nil }
        let shown = rules.scrolling.banded(band, value.pull)
        let further = rules.scrolling.banded(band, value.pull + value.further)
        let tiny = rules.scrolling.banded(band, 1e-6)
        guard further > shown else {
            return Violation(
                step: 0, quantity: "what is shown of the further pull", value: further, expected: "more than",
                limit: shown)
        }
        return .unless("what is shown", -shown, isAtMost: 0, "from 0, less it being at most")
            ?? .unless("what is shown", further, isAtMost: band.dimension.nextDown, "less than the height")
            ?? .unless("the slope", (further - shown) / value.further, isAtMost: 0.55 * (1 + 1e-9))
            ?? .unless("the slope at the edge", tiny / 1e-6, is: 0.55, within: 1e-6, "the coefficient")
            ?? .unless(
                "what is shown of the pull the other way", rules.scrolling.banded(band, -value.pull),
                is: -shown,
                within: 0, "as much")
    }

    static let unbandsWhatItBands = MotionLaw(
        "P7", "bands and unbands", .scrolling,
        statement: "the inverse of the rubber band recovers the pull from the displacement",
        reason: "Content that is grabbed again and again in a bounce drifts away from the finger.",
        holdsForPublished: false, cases: PullCase.any
    ) { rules, value in
        guard let band = value.band else { return nil }
        let pull = rules.scrolling.unbanded(band, rules.scrolling.banded(band, value.pull))
        // Near the height, a rounding error of the displacement corresponds to a growing error of the pull.
        let share = 1 + value.pull / band.dimension
        return .unless("the pull", pull, is: value.pull, within: 1e-11 * share * share * 1_000, "what it was")
    }

    static let staysWhereItIsGrabbed = MotionLaw(
        "P8", "stays where it is grabbed", .scrolling,
        statement:
            "content that is touched while it moves stops, and then moves no further than the finger",
        reason: "A bounce that is caught jumps back under the finger: from 92.96 points to 45.85.",
        origin: ["Ilya Lobanov, ScrollMechanics: the rubber band applied anew"],
        holdsForPublished: false, cases: FlingCase.any
    ) { rules, fling in
        var (run, _) = fling.run(rules)
        run.advance(by: fling.moment)
        let shown = run.view.contentOffset
        run.motion.touch(run.view.metrics)
        if run.advance(by: 1) != nil || run.motion.phase != .dragging {
            return .unless(
                "what is shown under a finger", run.view.contentOffset, is: shown, within: 0, "what was")
                ?? Violation(
                    step: 0, quantity: "the velocity under a finger", value: run.motion.kinematics.velocity,
                    expected: "none", limit: 0)
        }
        // Push the content back by a point: between the edges it moves as far, past an edge less.
        let nudge = shown < fling.stage.view.contentOffset ? 1.0 : -1
        run.drag(nudge)
        // Without bouncing, content past an edge returns to it with the first drag.
        guard run.view.bounces else { return nil }
        let moved = (run.view.contentOffset - shown) * nudge
        return .unless("the way moved", moved, isAtMost: 1 + run.motion.pixel)
            ?? .unless("the way moved back", -moved, isAtMost: run.motion.pixel)
    }

    static let staysWithinEdges = MotionLaw(
        "P9", "stops at its edges", .scrolling,
        statement: "content that does not bounce is never shown past its edges",
        reason: "A gap shows above a list that is not supposed to have one.",
        cases: FlingCase.any
    ) { rules, fling in
        var fling = fling
        fling.stage.view.bounces = false
        var (run, _) = fling.run(rules)
        for _ in 0..<10_000 {
            let y = run.view.contentOffset
            if let violation = Violation.unless(
                "the content offset", y, is: run.view.visible(y), within: 0, "at most an edge")
            {
                return violation
            }
            guard run.motion.phase != .resting, run.time < 60 else { break }
            run.frame()
        }
        return nil
    }
}
