import Generators
import Motion
import Verification

extension MotionLaw {
    /// The motion of content at an edge.
    static let bounce: [MotionLaw] = [
        handsOverVelocity, turnsOnce, bouncesInTime, restsAtAnEdge, followsEdges,
    ]

    static let handsOverVelocity = MotionLaw(
        "P10", "hits as fast as it was", .scrolling,
        statement: "content that hits an edge at a speed v moves v/(eω) past it, with ω = 10 per second",
        reason: "A hard hit looks soft, or a soft one throws the content off the screen.",
        origin: ["Ilya Lobanov, How UIScrollView works"],
        cases: EdgeHitCase.any
    ) { rules, value in
        let fling = value.released
        var (run, _) = fling.run(rules)
        guard run.motion.phase == .decelerating else { return nil }
        let start = run.motion.kinematics
        let edge = start.velocity < 0 ? run.view.top : max(run.view.top, run.view.end)
        // The velocity falls by λ per point.
        let rate = fling.stage.rate
        let hit = start.velocity.magnitude - rate.resistance * (edge - start.position).magnitude
        // Slower content rests before the edge, give or take a rounding error. The bounce of a slow hit stays within a
        // pixel, which is too small to see.
        guard hit > max(rate.stopSpeed + 1e-6, 27.2 * run.motion.pixel) else { return nil }
        for _ in 0..<1_000 {
            guard run.motion.phase == .decelerating else { break }
            run.frame()
        }
        // The peak comes a tenth of a second after the hit.
        var (furthest, peak) = (-Double.infinity, run.time)
        for _ in 0..<150 {
            let past = (run.motion.kinematics.position - edge) * (start.velocity < 0 ? -1 : 1)
            if past > furthest { (furthest, peak) = (past, run.time) }
            run.advance(by: 0.001)
        }
        return Violation.unless(
            "the way past the edge", furthest, is: hit / (10 * 2.718281828459045), within: 1e-5 * hit,
            "v/(eω)"
        )?.at(place: peak)
    }

    static let turnsOnce = MotionLaw(
        "P11", "comes back once", .scrolling,
        statement:
            "a bounce begins at the position and velocity of the content, passes the edge at most once, and never if the "
            + "content does not move towards it",
        reason: "The content trembles at the edge.",
        justification:
            "A different spring also breaks P12; this law stays because it describes what a user sees.",
        cases: BounceCase.any
    ) { rules, value in
        guard let bounce = value.bounce else { return nil }
        let start = rules.scrolling.bounced(bounce, 0)
        var crossings = 0
        var last = bounce.displacement
        for frame in 1...120 {
            let next = rules.scrolling.bounced(bounce, Double(frame) / 60).position
            if next * last < 0 { crossings += 1 }
            if next != 0 { last = next }
        }
        let drive = bounce.velocity + Bounce.frequency * bounce.displacement
        let allowed = bounce.displacement * drive >= 0 ? 0 : 1
        return .unless("the displacement", start.position, is: bounce.displacement, within: 0, "what it was")
            ?? .unless("the velocity", start.velocity, is: bounce.velocity, within: 1e-9, "what it was")
            ?? .unless("the times it passes the edge", Double(crossings), isAtMost: Double(allowed))
    }

    static let turnsAtItsFurthest = MotionLaw(
        "P26", "turns at its furthest", .scrolling,
        statement:
            "a bounce, wherever and however fast it begins, is never further from the edge than its furthest "
            + "displacement, and reaches that one",
        reason: "What makes room for a bounce, such as a header that stretches, is too small or too large.",
        justification:
            "A different spring also breaks P12; this law stays because no rule decides what a bounce says of itself.",
        cases: BounceCase.any
    ) { rules, value in
        guard let bounce = value.bounce else { return nil }
        let furthest = bounce.furthest
        // A bounce that is further away than it began turns before 0.128 s.
        var (reached, place) = (bounce.displacement, 0.0)
        for step in 0...300 {
            let time = Double(step) / 2_000
            let displacement = rules.scrolling.bounced(bounce, time).position
            if displacement.magnitude > reached.magnitude { (reached, place) = (displacement, time) }
        }
        // Half a step from the turn the bounce is nearer by at most (ω·dt/2)²/2; of subnormal numbers it is rounding.
        return Violation.unless(
            "the furthest displacement", furthest, is: reached, within: max(4e-6 * reached.magnitude, 1e-300),
            "that of the bounce")?.at(place: place)
    }

    static let bouncesInTime = MotionLaw(
        "P12", "is back in time", .scrolling,
        statement: "a bounce ends at the moment from which on it stays within half a pixel of the edge",
        reason: "The content snaps to the edge, or counts as moving long after it has stopped visibly.",
        origin: ["Ilya Lobanov, How UIScrollView works: the threshold"],
        cases: BounceCase.any
    ) { rules, value in
        guard let bounce = value.bounce else { return nil }
        let limit = value.scale.halfPixel
        let duration = rules.scrolling.bounceDuration(bounce, limit)
        guard duration > 0, duration < 60 else {
            return .unless("the displacement", bounce.displacement.magnitude, isAtMost: limit)
                ?? .unless("the duration", duration, isAtMost: 60)
        }
        let before = rules.scrolling.bounced(bounce, duration * 0.999).position.magnitude
        for frame in 0..<60 {
            let time = duration + Double(frame) / 60
            let later = rules.scrolling.bounced(bounce, time).position.magnitude
            let violation = Violation.unless(
                "the displacement of what is at rest", later, isAtMost: limit * (1 + 1e-9))
            if let violation { return violation.at(place: time) }
        }
        return Violation.unless(
            "the displacement of what still moves", before, isAtLeast: limit * (1 - 1e-9))?
            .at(place: duration * 0.999)
    }
}
