import Generators
import Motion
import Verification

extension MotionLaw {
    /// The reactions of a pane to touches.
    static let pane: [MotionLaw] = [touchStops, dragFollows, releaseThrows, tapTurns, paneArrives]

    static let touchStops = MotionLaw(
        "D15", "a touch stops", .springs,
        statement: "a touch stops a pane where it is",
        reason: "The pane moves on under the finger, or jumps to it.",
        cases: PaneCase.any { _ in [.touch, .frames(6)] }
    ) { rules, value in
        guard var pane = value.pane(rules) else { return nil }
        let before = pane.position
        pane.touch()
        // The pane must also stay there while the finger rests on it.
        pane.advance(by: 0.1)
        return
            (Violation.unless("the velocity", pane.velocity, is: 0, within: 0, "that of something held")
            ?? .unless("the position", pane.position, is: before, within: 1e-9, "what it was"))?
            .at(place: value.time(after: 6))
    }

    static let dragFollows = MotionLaw(
        "D16", "follows the finger", .springs,
        statement:
            "a held pane moves by exactly the finger's movement, and one that is not held by none of it",
        reason: "The pane lags behind the finger, and the finger slips off it.",
        cases: PaneCase.any { [.drag($0)] }
    ) { rules, value in
        guard var pane = value.pane(rules) else { return nil }
        let before = pane.position
        let distance = pane.phase == .held ? value.amount : 0
        pane.drag(by: value.amount)
        return Violation.unless(
            "the position", pane.position, is: before + distance, within: 1e-9, "where the finger took it"
        )?.at(place: value.time())
    }

    static let releaseThrows = MotionLaw(
        "D17", "a release throws", .springs,
        statement:
            "a pane that is released at a velocity of 0 or downwards closes, and upwards opens; it starts at the "
            + "finger's position and velocity",
        reason: "The pane hesitates at the release, or moves the other way.",
        cases: PaneCase.any { [.touch, .release($0)] }
    ) { rules, value in
        guard var pane = value.pane(rules) else { return nil }
        pane.touch()
        let before = pane.position
        pane.release(velocity: value.amount)
        let target = value.amount >= 0 ? PaneCase.closed : PaneCase.open
        return
            (Violation.unless("the target", pane.target, is: target, within: 0, "where the throw points")
            ?? .unless("the position", pane.position, is: before, within: 1e-9, "what it was")
            ?? .unless("the velocity", pane.velocity, is: value.amount, within: 0, "the finger's"))?
            .at(place: value.time())
    }

    static let tapTurns = MotionLaw(
        "D18", "a tap turns", .springs,
        statement: "a tap sends a pane to its other state, from its current position at its current velocity",
        reason: "A second tap stops the pane for a moment, or does nothing.",
        cases: PaneCase.any { _ in [.tap] }
    ) { rules, value in
        guard var pane = value.pane(rules) else { return nil }
        let (position, velocity) = (pane.position, pane.velocity)
        let other = PaneCase.open + PaneCase.closed - pane.target
        pane.tap()
        return
            (Violation.unless("the target", pane.target, is: other, within: 0, "the other one")
            ?? .unless("the position", pane.position, is: position, within: 1e-9, "what it was")
            ?? .unless("the velocity", pane.velocity, is: velocity, within: 0, "what it was"))?
            .at(place: value.time())
    }

    static let paneArrives = MotionLaw(
        "D19", "arrives", .springs,
        statement:
            "a moving pane comes to rest exactly at the position of its state, within the time computed for it",
        reason: "The pane stops short, and a pixel of the content behind it shows.",
        holdsForPublished: false, cases: PaneCase.any { _ in [] }
    ) { rules, value in
        guard var pane = value.pane(rules), pane.phase == .moving else { return nil }
        let frame = 1.0 / 60
        let time = pane.spring.restingTime(from: pane.motion, within: SpringRules.restDistance)
        var frames = 0
        // The last frame may begin just before the computed time.
        while pane.phase == .moving && Double(frames) * frame < min(time, 100) + 2 * frame {
            pane.advance(by: frame)
            frames += 1
        }
        guard pane.phase == .resting else {
            return Violation(
                step: 0, quantity: "the time after which the pane still moves, in seconds,",
                value: Double(frames) * frame,
                expected: "at most the time computed, but for two frames", limit: time,
                place: value.time(after: frames))
        }
        return Violation.unless(
            "the position", pane.position, is: pane.target, within: 0, "where its state has it"
        )?.at(place: value.time(after: frames))
    }
}
