import Generators
import Motion
import Verification

extension MotionLaw {
    /// The change of a spring's target, and its end.
    static let springRest: [MotionLaw] = [retargetsSmoothly, restsUnseen, restsForGood]

    static let retargetsSmoothly = MotionLaw(
        "D9", "retargets smoothly", .springs,
        statement: "a change of the target changes neither position nor velocity",
        reason: "A tap during an animation makes the pane jump, or stop and start again.",
        cases: RetargetCase.any
    ) { rules, value in
        let old = SpringState(position: value.position, target: value.from, velocity: value.velocity)
        let new = rules.springs.retarget(old, value.from, value.to)
        return
            (Violation.unless(
                "the position", new.position(target: value.to), is: value.position, within: 1e-9,
                "what it was")
            ?? .unless("the velocity", new.velocity, is: value.velocity, within: 0, "what it was"))?
            .at(place: 0)
    }

    static let restsUnseen = MotionLaw(
        "D10", "rests unseen", .springs,
        statement:
            "a spring that counts as at rest is within half a pixel of its target on a screen of scale 3, and would stay "
            + "there",
        reason: "The animation ends with a visible jump.",
        origin: ["the published spring, which rests up to a point from its target"],
        holdsForPublished: false, cases: NearRestCase.any
    ) { rules, value in
        guard rules.springs.isAtRest(value.spring, value.state) else { return nil }
        var state = value.state
        // Four undamped periods.
        let frame = 2 * .pi / value.spring.angularFrequency / 16
        for number in 0...64 {
            let violation = Violation.unless(
                "the distance", state.displacement.magnitude,
                isAtMost: SpringRules.restDistance * (1 + 1e-9), "at most half a pixel")
            if let violation { return violation.at(place: Double(number) * frame) }
            state = value.spring.advanced(state, by: frame)
        }
        return nil
    }

    static let restsForGood = MotionLaw(
        "D11", "rests in time", .springs,
        statement: "a spring counts as at rest once its distance and its speed are invisible",
        reason: "An animation that never ends keeps the clock running, and the battery with it.",
        holdsForPublished: false,
        justification:
            "D19 implies it for panes; this law stays for all springs.",
        cases: NearRestCase.any
    ) { rules, value in
        // Each of the two terms of the energy is at most half of that of half a pixel.
        let share = SpringRules.restDistance * 0.7
        let isStill =
            value.state.displacement.magnitude <= share
            && value.state.velocity.magnitude <= share * value.spring.angularFrequency
        guard isStill && !rules.springs.isAtRest(value.spring, value.state) else { return nil }
        return Violation(
            step: 0, quantity: "the distance of what is not at rest",
            value: value.state.displacement.magnitude,
            expected: "more than what is not seen", limit: share, place: 0)
    }
}

/// A change of the target during a motion.
struct RetargetCase: DrawnCase {
    let position: Double
    let velocity: Double
    let from: Double
    let to: Double

    var description: String {
        "at \(position.plain) pt and \(velocity.plain) pt/s, from the target \(from.plain) to \(to.plain)"
    }

    fileprivate static let any = Generator<RetargetCase> { source throws(Rejection) in
        RetargetCase(
            position: try source.draw(.double(in: -1_000...1_000)),
            velocity: try source.draw(.double(in: -5_000...5_000)),
            from: try source.draw(.double(in: -1_000...1_000)),
            to: try source.draw(.double(in: -1_000...1_000)))
    }
}

/// A spring, and a slow state near its target.
struct NearRestCase: DrawnCase {
    let spring: DampedSpring
    let state: SpringState

    var description: String { "\(spring.inWords), \(state.inWords)" }

    fileprivate static let any = AllCases<NearRestCase> { source throws(Rejection) in
        NearRestCase(
            spring: try source.draw(.anySpring),
            state: SpringState(
                displacement: try source.draw(.double(in: -2...2)),
                velocity: try source.draw(.oneOf(.always(0), .double(in: -20...20)))))
    }
}
