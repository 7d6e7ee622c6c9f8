import Generators
import Motion
import Verification

extension MotionLaw {
    /// The laws of every frame of every motion.
    static let scrollFrames: [MotionLaw] = [
        isOneMotion, showsWholePixels, countsWithNumbers, haltsWithTheFinger,
    ]

    static let isOneMotion = MotionLaw(
        "P15", "frames do not matter", .scrolling,
        statement:
            "position and velocity of the content after some time do not depend on the number of frames",
        reason: "The list scrolls further on a new phone, or after a dropped frame.",
        holdsForPublished: false, cases: FlingCase.any
    ) { rules, fling in
        let (many, _) = fling.run(rules)
        var one = many
        var other = many
        for _ in 0..<1_000 {
            guard other.time < fling.moment else { break }
            other.frame()
        }
        one.advance(by: other.time)
        let (first, second) = (one.motion.kinematics, other.motion.kinematics)
        // Right at the end of a motion, the rounding of a sum of times decides whether it is over. A deceleration then
        // has its stop speed. A bounce is within half a pixel, and its speed is at most (r + 1)·ω times that distance,
        // with r = e^(1 + 1/r) = 3.591.
        let isOver = one.motion.phase != other.motion.phase
        let pixel = isOver ? one.motion.pixel : 0
        let swing = 4.592 * Bounce.frequency * one.motion.scale.halfPixel
        let speed = isOver ? max(2 * fling.stage.rate.stopSpeed, swing) : 0
        return
            (Violation.unless(
                "the position in one frame", first.position, is: second.position,
                within: 1e-6 + pixel, "that in many")
            ?? .unless(
                "the velocity in one frame", first.velocity, is: second.velocity, within: 1e-5 + speed,
                "that in many"))?
            .at(place: other.time)
    }

    static let countsWithNumbers = MotionLaw(
        "P17", "counts with numbers", .scrolling,
        statement:
            "no drag and no frame, whatever its numbers and wherever the edges, makes a content offset that is not finite "
            + "or has a magnitude of 2⁴⁰ and more, and a lifted finger no longer holds the content",
        reason: "The app crashes in layout, far from the cause.",
        justification:
            "A release that is not a number leaves the finger down, which P18 notices too; this law stays for all numbers "
            + "that no script has.",
        cases: OddCase.any
    ) { rules, value in
        var run = ScrollRun(value.stage, rules)
        run.motion.touch(run.view.metrics)
        for number in value.numbers { run.drag(number, over: value.numbers[0]) }
        _ = run.motion.lift(run.view.metrics)
        guard run.motion.phase != .dragging else {
            return Violation(
                step: 0, quantity: "the number of fingers after one lifted", value: 1, expected: "none",
                limit: 0)
        }
        for number in value.numbers {
            run.motion.touch(run.view.metrics)
            run.drag(number)
            _ = run.motion.lift(at: number, run.view.metrics)
            run.motion.cancel(run.view.metrics)
            run.motion.retarget(to: number, run.view.metrics)
            for duration in value.numbers { run.advance(by: duration) }
            if let violation = stopsWhereNothingIsKnown(run, number) { return violation }
            let moment = run.motion.kinematics
            let sum = moment.position.magnitude + moment.velocity.magnitude
            let violation =
                Violation.unless(
                    "the magnitude of the content offset", run.view.contentOffset.magnitude,
                    isAtMost: magnitudeLimit.nextDown, "less than 2⁴⁰, at most")
                ?? .unless(
                    "the sum of position and velocity", sum, isAtMost: .greatestFiniteMagnitude,
                    "finite, at most")
            if let violation { return violation }
        }
        return nil
    }

    /// Checks that a motion ends in a scroll view with an invalid frame height.
    private static func stopsWhereNothingIsKnown(_ run: ScrollRun, _ number: Double) -> Violation? {
        var run = run
        run.view.frameHeight = number
        run.motion.touch(run.view.metrics)
        _ = run.motion.lift(run.view.metrics)
        for _ in 0..<10_000 {
            guard run.motion.phase != .resting else { return nil }
            run.advance(by: 1)
        }
        return Violation(
            step: 0, quantity: "the number of seconds after which it moves", value: 10_000,
            expected: "less than", limit: 10_000)
    }
}
