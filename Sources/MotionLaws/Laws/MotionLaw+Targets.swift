import Generators
import Motion
import Verification

extension MotionLaw {
    /// Where content goes that somebody else wants somewhere.
    static let scrollTargets: [MotionLaw] = [
        endsAtItsTarget, goesOnToItsTarget, keepsItsOwnRest, leavesContentAlone, takesOverFromOthers,
        animates,
    ]

    static let endsAtItsTarget = MotionLaw(
        "P19", "ends at its target", .scrolling,
        statement:
            "content that is made to end elsewhere within its edges comes to rest exactly there, without a jump",
        reason: "The bar was promised a detent and rests next to it.",
        origin: ["Apple, scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"],
        justification:
            "What ends beside its target does not go there smoothly (P20) or does not keep its own rest "
            + "(P21); it stays because it is the promise to the bar.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var (run, _) = value.fling.run(rules)
        run.motion.retarget(to: value.target, run.view.metrics)
        if let violation = run.settleWithoutJump() { return violation }
        return .unless("the rest", run.view.contentOffset, is: value.target, within: 0, "the target")
    }

    static let goesOnToItsTarget = MotionLaw(
        "P20", "turns smoothly", .scrolling,
        statement:
            "a target given in mid-motion changes neither where the content is nor how fast, and nothing that follows "
            + "at once moves it further than its velocity does",
        reason: "The content jerks when the bar chooses where it ends.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var (run, _) = value.fling.run(rules)
        run.advance(by: value.fling.moment)
        guard run.motion.phase != .resting else { return nil }
        let before = run.motion.kinematics
        run.motion.retarget(to: value.target, run.view.metrics)
        guard run.motion.phase != .resting else { return nil }
        let after = run.motion.kinematics
        let violation =
            Violation.unless("the position", after.position, is: before.position, within: 1e-9, "what it was")
            ?? .unless("the velocity", after.velocity, is: before.velocity, within: 1e-9, "what it was")
        if let violation { return violation }
        for _ in 0..<60 {
            guard run.motion.phase != .resting else { break }
            let start = run.motion.kinematics
            run.advance(by: 1e-4)
            // What a spring adds to the velocity in the meantime; a deceleration adds none.
            let push = 1e-4 * 20 * (start.velocity.magnitude + 10 * (start.position - value.target).magnitude)
            let rest = run.motion.phase == .resting ? run.motion.pixel : 0
            let violation = Violation.unless(
                "the position", run.motion.kinematics.position, is: start.position,
                within: 1e-4 * (start.velocity.magnitude + push) + rest + 1e-9, "as far on as it is fast")
            if let violation { return violation }
        }
        return nil
    }

    static let keepsItsOwnRest = MotionLaw(
        "P21", "keeps its own rest", .scrolling,
        statement: "content that is made to end where it was going to end anyway takes the same way there",
        reason: "A bar that agrees with the scroll view changes how the list feels.",
        holdsForPublished: false, cases: FlingCase.free
    ) { rules, fling in
        var (own, release) = fling.run(rules)
        guard let release, own.motion.phase == .decelerating else { return nil }
        var made = own
        made.motion.retarget(to: release.rest, made.view.metrics)
        own.advance(by: fling.moment)
        made.advance(by: fling.moment)
        // The rest announced is a whole pixel, and so up to half a one away.
        return .unless(
            "the position", made.motion.kinematics.position, is: own.motion.kinematics.position,
            within: 1.1 * own.motion.pixel, "what it would be anyway")
    }

    static let leavesContentAlone = MotionLaw(
        "P22", "leaves content alone", .scrolling,
        statement: "content that somebody else moves while it moves by itself stays where it was put",
        reason: "A bar, or a jump to a row, fights with the deceleration.",
        holdsForPublished: false,
        justification:
            "One rule decides of content that moves by itself and of content under a finger (P23); it "
            + "stays because only here the content moves on.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var (run, _) = value.fling.run(rules)
        run.advance(by: value.fling.moment)
        guard run.motion.phase != .resting, run.view.contentOffset != value.target else { return nil }
        run.view.contentOffset = value.target
        let isAtRest = run.settle()
        return .unless(
            "the content offset", run.view.contentOffset, is: value.target, within: 0, "where it was put")
            ?? (isAtRest ? nil : .unless("the time it takes to rest", run.time, isAtMost: 60, "less than"))
    }

    static let takesOverFromOthers = MotionLaw(
        "P23", "takes over from others", .scrolling,
        statement:
            "content that somebody else moves under a finger goes on from there, as far as the finger moves",
        reason: "A bar that takes its share of a drag makes the list jump back.",
        holdsForPublished: false,
        justification:
            "One rule decides of content under a finger and of content that moves by itself (P22); it "
            + "stays because only here a finger goes on.",
        cases: ScrollTargetCase.any
    ) { rules, value in
        var run = ScrollRun(value.fling.stage, rules)
        run.motion.touch(run.view.metrics)
        run.drag(value.fling.distance)
        run.view.contentOffset = value.target
        let nudge = value.fling.velocity < 0 ? -2.0 : 2
        run.drag(nudge)
        let moved = (run.view.contentOffset - value.target) * (nudge < 0 ? -1 : 1)
        return .unless("the way moved", moved, isAtMost: 2 + run.motion.pixel)
            ?? .unless("the way moved back", -moved, isAtMost: run.motion.pixel)
    }

    static let animates = MotionLaw(
        "P24", "animates once", .scrolling,
        statement:
            "an animated scroll goes one way from where the content is to its target, starts and ends standing, "
            + "and is over after 0.3 s",
        reason: "Scrolling to the top overshoots, or never arrives.",
        origin: ["Apple, setContentOffset(_:animated:): one notification a frame"],
        cases: ScrollTargetCase.any
    ) { rules, value in
        var run = ScrollRun(value.fling.stage, rules)
        let start = run.view.contentOffset
        let distance = (value.target - start).magnitude
        run.motion.animate(to: value.target, run.view.metrics)
        guard distance > 0 else { return nil }
        let (sign, frames) = (value.target < start ? -1.0 : 1, 30)
        var last = start
        for frame in 1...frames {
            run.advance(by: ScrollMotion.animationDuration / Double(frames))
            let next = run.view.contentOffset
            // A thirtieth of the way at the same pace, and far less at either end.
            let share = frame == 1 || frame == frames ? 0.5 : 3
            let violation =
                Violation.unless("the way back", sign * (last - next), isAtMost: 0)
                ?? Violation.unless(
                    "the step", sign * (next - last),
                    isAtMost: share * distance / Double(frames) + run.motion.pixel)
            if let violation { return violation }
            last = next
        }
        run.advance(by: 1e-9)
        return .unless(
            "the content offset", run.view.contentOffset, is: value.target, within: 0, "the target")
    }
}
