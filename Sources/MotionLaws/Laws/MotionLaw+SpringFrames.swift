import Generators
import Motion
import Verification

extension MotionLaw {
    /// The independence of springs from the length of frames.
    static let springFrames: [MotionLaw] = [comesToRest, gainsNoEnergy, overshootIsTheSpring, framesAddUp]

    static let comesToRest = MotionLaw(
        "D1", "comes to rest", .springs,
        statement: "a damped spring approaches rest, however long its frames are",
        reason: "After a few slow frames the pane leaves the screen and never returns.",
        origin: ["the published spring, of which the limit is (−c + √(c² + 4k))/k"],
        holdsForPublished: false,
        justification:
            "D4 and D5 imply it; this law stays because it finds the frame duration at which a spring diverges.",
        cases: FrameCase.any
    ) { rules, value in
        let spring = HandMadeSpring.published.exact
        var state = value.start
        let first = spring.energy(of: state)
        // After 64 frames only the slower of the two decays is left.
        for _ in 0..<64 { state = rules.springs.step(spring, state, value.frame) }
        let before = spring.energy(of: state)
        for _ in 0..<32 { state = rules.springs.step(spring, state, value.frame) }
        let after = spring.energy(of: state)
        return after < before || before < 1e-200
            ? nil
            : Violation(
                step: 0, quantity: "the energy after 96 frames, as a share of the first",
                value: after / first, expected: "less than after 64", limit: before / first,
                place: 96 * value.frame)
    }

    static let gainsNoEnergy = MotionLaw(
        "D2", "gains no energy", .springs,
        statement: "no frame adds energy to a spring, whatever its state and however long the frame is",
        reason: "A released pane overshoots further than it was pulled.",
        origin: ["the published spring, of which the limit is 2c/(k + c²)"],
        holdsForPublished: false,
        justification:
            "D4 and D5 imply it; this law stays because it finds the frame duration from which a spring gains energy.",
        cases: FrameCase.any
    ) { rules, value in
        let spring = HandMadeSpring.published.exact
        let worst = spring.stateThatGainsMost { rules.springs.step(spring, $0, value.frame) }
        let before = spring.energy(of: worst)
        let after = spring.energy(of: rules.springs.step(spring, worst, value.frame))
        return Violation.unless(
            "the energy after a frame, as a share of that before", after / before, isAtMost: 1 + 1e-9,
            "at most 1")?
            .at(place: value.frame)
    }

    static let overshootIsTheSpring = MotionLaw(
        "D3", "overshoot", .springs,
        statement:
            "the overshoot of a spring does not depend on the frame rate: 10.85 % for the published constants, less "
            + "only what falls between two frames",
        reason: "An animation that was tuned on one screen differs on another.",
        origin: ["the published spring: 9.29 % at 120 frames a second, 7.69 % at 60, 3.70 % at 30"],
        holdsForPublished: false,
        justification:
            "D4 and D5 imply it; this law stays because the overshoot is the visible effect of the frame rate.",
        cases: FrameRateCase.any
    ) { rules, value in
        let spring = HandMadeSpring.published.exact
        var state = value.start
        var (lowest, time) = (state.displacement, 0.0)
        for frame in 1...value.rate {  // one second; the peak is at 0.22 s
            state = rules.springs.step(spring, state, value.frame)
            if state.displacement < lowest {
                (lowest, time) = (state.displacement, Double(frame) * value.frame)
            }
        }
        // Half a frame from the peak the path is lower by at most k·dt²/4 of it.
        let peak = FrameRateCase.overshoot
        let unseen = min(1, spring.stiffness * value.frame * value.frame / 4)
        let overshoot = -lowest / value.start.displacement
        return
            (Violation.unless("the overshoot", overshoot, isAtMost: peak + 1e-12)
            ?? .unless(
                "the overshoot", overshoot, isAtLeast: peak * (1 - unseen) - 1e-12,
                "at least what is seen of the peak"))?
            .at(place: time)
    }

    static let framesAddUp = MotionLaw(
        "D4", "frames add up", .springs,
        statement: "a frame of duration a + b has the effect of a frame of a followed by one of b",
        reason: "A dropped frame changes where the animation goes.",
        origin: ["the semigroup property of the solutions of a linear equation"],
        holdsForPublished: false, cases: SpringCase.any
    ) { rules, value in
        let whole = rules.springs.step(value.spring, value.state, value.time + value.secondTime)
        let half = rules.springs.step(value.spring, value.state, value.time)
        let parts = rules.springs.step(value.spring, half, value.secondTime)
        let tolerance = 1e-9 * value.scale
        return
            (Violation.unless(
                "the displacement after both", parts.displacement, is: whole.displacement, within: tolerance,
                "that after one frame as long")
            ?? .unless(
                "the velocity after both", parts.velocity, is: whole.velocity,
                within: tolerance * value.spring.angularFrequency, "that after one frame as long"))?
            .at(place: value.time + value.secondTime)
    }
}

extension DampedSpring {
    /// The state of length 1 whose energy a linear step increases most.
    ///
    /// In coordinates in which the energy is half the squared length, a step is a matrix M. The state is the eigenvector
    /// of MᵀM for its greater eigenvalue.
    func stateThatGainsMost(_ step: (SpringState) -> SpringState) -> SpringState {
        let first = step(SpringState(displacement: 1, velocity: 0))
        let second = step(SpringState(displacement: 0, velocity: angularFrequency))
        let (a, b) = (first.displacement, first.velocity / angularFrequency)
        let (c, d) = (second.displacement, second.velocity / angularFrequency)
        let (aa, ab, bb) = (a * a + b * b, a * c + b * d, c * c + d * d)
        let difference = (aa - bb) / 2
        let root = (difference * difference + ab * ab).squareRoot()
        // Of the two forms of the eigenvector, the one without cancellation.
        let (x, y) = difference >= 0 ? (difference + root, ab) : (ab, root - difference)
        let length = (x * x + y * y).squareRoot()
        guard length > 0 else { return SpringState(displacement: 1, velocity: 0) }
        return SpringState(displacement: x / length, velocity: y / length * angularFrequency)
    }
}
