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
        return .unless(
            "the position in one frame", first.position, is: second.position,
            within: 1e-6 + pixel, "that in many")
            ?? .unless(
                "the velocity in one frame", first.velocity, is: second.velocity, within: 1e-5 + speed,
                "that in many")
    }

    static let showsWholePixels = MotionLaw(
        "P16", "shows whole pixels", .scrolling,
        statement:
            "scrolling content is shown at the whole pixel nearest to its exact position, or at an edge",
        reason: "Text and hairlines are blurred while they move.",
        holdsForPublished: false, cases: FlingCase.any
    ) { rules, fling in
        var run = ScrollRun(fling.stage, rules)
        run.motion.touch(run.view.metrics)
        run.drag(fling.distance)
        for frame in 0..<64 {
            let y = run.view.contentOffset
            if y != run.view.visible(y + 1), y != run.view.visible(y - 1) {
                let pixels = y * Double(run.motion.scale.rawValue)
                let off = (pixels - pixels.rounded()).magnitude
                if let violation = Violation.unless("the part of a pixel", off, isAtMost: 1e-6) {
                    return violation
                }
            }
            if let violation = Violation.unless(
                "the content offset", y, is: run.motion.kinematics.position,
                within: run.motion.scale.halfPixel * (1 + 1e-6), "half a pixel from where it is")
            {
                return violation
            }
            if frame == 0 { _ = run.motion.lift(at: fling.velocity, run.view.metrics) }
            run.frame()
        }
        return nil
    }

    static let countsWithNumbers = MotionLaw(
        "P17", "counts with numbers", .scrolling,
        statement:
            "no drag and no frame, whatever its numbers, makes a content offset that is not finite, and a lifted finger "
            + "no longer holds the content",
        reason: "The app crashes in layout, far from the cause.",
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
            let sum = run.view.contentOffset.magnitude + moment.position.magnitude + moment.velocity.magnitude
            if let violation = Violation.unless(
                "the sum of position and velocity", sum, isAtMost: .greatestFiniteMagnitude, "finite, at most"
            ) {
                return violation
            }
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

    static let haltsWithTheFinger = MotionLaw(
        "P18", "lets go as it moved", .scrolling,
        statement:
            "the release velocity is that of the last move, in points per second, and 0 if the finger has been still for "
            + "100 ms or has not moved",
        reason: "A finger that stopped to aim throws the content away when it lifts.",
        origin: ["Matt Neuburg, Programming iOS"],
        holdsForPublished: false, cases: PauseCase.any
    ) { rules, value in
        var run = ScrollRun(value.stage, rules)
        run.motion.touch(run.view.metrics)
        run.drag(Double(value.distance), over: value.duration)
        for _ in 0..<10 { run.motion.hold(for: Double(value.pause) / 10_000) }
        let velocity = run.motion.lift(run.view.metrics)?.velocity ?? 0
        let moves = value.pause < 100 && value.duration > 0
        let expected = moves ? Double(value.distance) / value.duration : 0
        return .unless("the velocity", velocity, is: expected, within: 1e-9, "that of the last move")
    }
}
