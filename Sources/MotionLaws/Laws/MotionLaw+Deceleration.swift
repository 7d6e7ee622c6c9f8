import Generators
import Motion
import Verification

extension MotionLaw {
    /// The deceleration of released content.
    static let deceleration: [MotionLaw] = [
        restsAsMeasured, keepsTheEquation, restsWhereItSaid, setsOutAsLetGo, restsFurther,
    ]

    static let restsAsMeasured = MotionLaw(
        "P1", "rests as a device does", .scrolling,
        statement: "released content comes to rest where and when it was measured to on a device",
        reason: "A page that should stop at a heading stops five points past it.",
        origin: ["Stack Overflow 16155375, four measurements of a device"],
        holdsForPublished: false, cases: Measurement.any
    ) { rules, measured in
        var run = ScrollRun(measured.stage, rules)
        let release = run.fling(0, at: measured.velocity)
        let rest = release?.rest ?? run.view.contentOffset
        // The measured offsets are whole pixels of a screen of scale 2.
        if let violation = Violation.unless(
            "the rest that is announced", rest, is: measured.target, within: 0.5,
            "where the device came to rest")
        {
            return violation
        }
        guard run.settle() else { return .unless("the time", run.time, isAtMost: measured.time) }
        return
            (Violation.unless(
                "the rest", run.view.contentOffset, is: measured.target, within: 0.5,
                "where the device came to rest")
            ?? .unless(
                "the time", run.time, is: measured.time, within: 0.04, "the device's, to two frames"))?
            .at(place: run.time)
    }

    static let keepsTheEquation = MotionLaw(
        "P2", "slows down steadily", .scrolling,
        statement: "a deceleration's velocity is its position's derivative, and falls as e^(−λt)",
        reason: "A list slows down in jerks.",
        origin: ["Ilya Lobanov, How UIScrollView works"],
        justification:
            "A wrong deceleration also breaks P10 at an edge or P1 in time; this law stays because it covers every "
            + "moment, and says which of position and velocity is wrong.",
        cases: DecelerationCase.any
    ) { rules, value in
        guard let deceleration = value.deceleration else { return nil }
        let (start, step) = (value.time, value.step)
        func velocity(_ part: Double) -> Double {
            rules.scrolling.decelerated(deceleration, start + part * step).velocity
        }
        // Simpson's rule; its error over 10 ms is far below the tolerance.
        let moved = step * (velocity(0) + 4 * velocity(0.5) + velocity(1)) / 6
        let position = rules.scrolling.decelerated(deceleration, start).position
        let next = rules.scrolling.decelerated(deceleration, start + step).position
        let slowed = velocity(0) - deceleration.resistance * (next - position)
        let tolerance = 1e-7 * deceleration.velocity.magnitude + 1e-9
        return
            (Violation.unless(
                "the position", next, is: position + moved, within: tolerance, "what the velocity makes it")
            ?? .unless(
                "the velocity", velocity(1), is: slowed, within: tolerance, "what the resistance leaves"))?
            .at(place: start + step)
    }

    static let restsWhereItSaid = MotionLaw(
        "P3", "rests where it said", .scrolling,
        statement:
            "released content comes to rest exactly at the announced content offset, whatever happened before and whatever "
            + "the frames, and no frame moves it further than its velocity does",
        reason: "A bar that waits for the announced offset never settles, or the list ends with a jerk.",
        justification:
            "P1 finds a wrong rest for the four measured flings; this law stays for all others, and for edges.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            guard let release = step.release else { return nil }
            var run = step.run
            if let violation = run.settleWithoutJump() { return violation }
            return .unless(
                "the rest", run.view.contentOffset, is: release.rest, within: 0, "where it was announced")
        }
    }

    static let restsFurther = MotionLaw(
        "P5", "faster is further", .scrolling,
        statement: "content that is released faster comes to rest no less far away",
        reason: "A stronger flick scrolls less, so that a page cannot be aimed at.",
        justification:
            "A velocity that is wrong for fast flicks alone also breaks P4; this law stays because it needs no "
            + "tolerance.",
        cases: SlowerFlingCase.any
    ) { rules, value in
        let fling = value.fling
        var slower = fling
        slower.velocity = value.slowerVelocity
        guard let far = fling.run(rules).release?.rest else { return nil }
        let near = slower.run(rules).release?.rest ?? fling.stage.view.contentOffset
        let (start, sign) = (fling.stage.view.contentOffset, fling.velocity < 0 ? -1.0 : 1)
        return
            (Violation.unless(
                "the slower one's distance", sign * (near - start), isAtMost: sign * (far - start))
            ?? .unless("the slower one's distance back", -sign * (near - start), isAtMost: 0))?
            .at(place: slower.velocity)
    }
}
