import Generators
import Motion
import Verification

extension MotionLaw {
    /// How a spring moves between its frames.
    static let springMotion: [MotionLaw] = [obeysTheEquation, settlesInTime, crossesOnce, staysFinite]

    static let obeysTheEquation = MotionLaw(
        "D5", "equation of motion", .springs,
        statement: "a short frame does what mass · x″ + damping · x′ + stiffness · x = 0 says",
        reason: "The numbers that a spring is tuned with mean nothing, or something else than elsewhere.",
        origin: ["the Taylor series of the solution, computed of the equation alone"],
        holdsForPublished: false,
        justification:
            "It is what a spring is; the others say what follows of it for those who watch.",
        cases: SpringCase.any
    ) { rules, value in
        let spring = value.spring
        // Times in which the series has converged to the last digit after its 25 terms.
        let frame = value.time / 2 / (spring.angularFrequency + 2 * spring.decayRate)
        let expected = spring.series(value.state, frame)
        let after = rules.springs.step(spring, value.state, frame)
        let tolerance = 1e-12 * value.scale
        return .unless(
            "the displacement", after.displacement, is: expected.displacement, within: tolerance,
            "what the equation says")
            ?? .unless(
                "the velocity", after.velocity, is: expected.velocity,
                within: tolerance * (spring.angularFrequency + 2 * spring.decayRate), "what the equation says"
            )
    }

    static let settlesInTime = MotionLaw(
        "D6", "settles in time", .springs,
        statement: "after the time computed for it a spring stays within the distance it was computed for",
        reason: "An animation is cut off while it still moves, or what waits for its end starts too early.",
        holdsForPublished: false, cases: Generator<SpringCase>.resting
    ) { rules, value in
        let distance = SpringRules.restDistance
        let time = rules.springs.settlingTime(value.spring, value.state, distance)
        guard time.isFinite else {
            return Violation(
                step: 0, quantity: "the settling time", value: time, expected: "finite", limit: 0)
        }
        for lateness in [1, 1.05, 1.2, 1.5, 2, 3] {
            let state = rules.springs.step(value.spring, value.state, time * lateness)
            let violation = Violation.unless(
                "the distance after the settling time", state.displacement.magnitude,
                isAtMost: distance * (1 + 1e-9))
            if let violation { return violation }
        }
        return nil
    }

    static let crossesOnce = MotionLaw(
        "D7", "crosses once", .springs,
        statement:
            "a spring that is damped critically or more passes its target at most once, and not at all if x₀ and "
            + "v₀ + βx₀ share a sign, β being its faster rate of decay (ω if it is damped critically)",
        reason: "A bounce that must not swing shows a second edge.",
        origin: ["x = e^(−ωt)(x₀ + (v₀ + ωx₀)t)"],
        holdsForPublished: false,
        justification:
            "D5 and D4 imply it; it stays because it needs no solution of the equation to compare with.",
        cases: Generator<SpringCase>.creeping
    ) { rules, value in
        let (spring, start) = (value.spring, value.state)
        let root = (max(0, spring.dampingRatio * spring.dampingRatio - 1)).squareRoot()
        let fast = spring.decayRate + spring.angularFrequency * root
        let drive = start.velocity + fast * start.displacement
        // Where the two cancel, rounding decides on which side the rest of the way is.
        guard drive.magnitude > 1e-6 * (start.velocity.magnitude + fast * start.displacement.magnitude)
        else { return nil }
        var state = start
        var crossings = 0.0
        for _ in 0..<24 {
            let next = rules.springs.step(spring, state, value.time / 8)
            if next.displacement * state.displacement < 0 { crossings += 1 }
            state = next
        }
        let allowed = start.displacement * drive >= 0 ? 0.0 : 1
        return .unless("the number of crossings", crossings, isAtMost: allowed)
    }

    static let staysFinite = MotionLaw(
        "D8", "stays finite", .springs,
        statement:
            "no frame makes a state that is not finite; one that is not above 0 or not finite changes nothing, and "
            + "one past the settling time, however long, leaves the target",
        reason: "A layout with a NaN in it is an exception, and the app is gone.",
        holdsForPublished: false, cases: Generator<FrameLengthCase>.any
    ) { rules, value in
        let after = rules.springs.step(value.spring, value.state, value.frame)
        guard after.isFinite else {
            return Violation(
                step: 0, quantity: "the displacement", value: after.displacement, expected: "finite", limit: 0
            )
        }
        if !(value.frame > 0 && value.frame.isFinite) {
            return .unless(
                "the displacement", after.displacement, is: value.state.displacement, within: 0, "what it was"
            )
                ?? .unless("the velocity", after.velocity, is: value.state.velocity, within: 0, "what it was")
        }
        guard value.frame >= value.spring.settlingTime(from: value.state, within: 1e-9) else { return nil }
        return .unless("the displacement", after.displacement, is: 0, within: 2e-9, "that of the target")
    }
}

/// A spring, something on it, and one frame of any length.
struct FrameLengthCase: CustomStringConvertible {
    let spring: DampedSpring
    let state: SpringState
    /// In seconds, if it is anything.
    let frame: Double

    var description: String { "\(spring.inWords), \(state.inWords), a frame of \(frame) s" }
}

extension Generator where Value == FrameLengthCase {
    fileprivate static var any: Generator {
        Generator { source throws(Rejection) in
            FrameLengthCase(
                spring: try source.draw(.anySpring), state: try source.draw(.anyState),
                frame: try source.draw(
                    .double(
                        in: -1...10,
                        including: [
                            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e12, 1e100,
                            .leastNonzeroMagnitude, -0.0,
                        ])))
        }
    }
}

extension Generator where Value == SpringCase {
    fileprivate static var resting: Generator { any(.restingSpring) }
    fileprivate static var creeping: Generator { any(.creepingSpring) }

    private static func any(_ springs: Generator<DampedSpring>) -> Generator {
        Generator { source throws(Rejection) in
            SpringCase(
                spring: try source.draw(springs), state: try source.draw(.anyState),
                time: try source.draw(.double(in: 0...2)), secondTime: 0)
        }
    }
}

extension DampedSpring {
    /// The state after a time short enough, by the Taylor series that the equation determines.
    fileprivate func series(_ state: SpringState, _ time: Double) -> SpringState {
        // The terms of the series of x and of v, each times tⁿ/n!.
        var (x, v) = (state.displacement, state.velocity)
        var (sumX, sumV) = (x, v)
        for order in 1...25 {
            let factor = time / Double(order)
            (x, v) = (v * factor, -(stiffness * x + damping * v) / mass * factor)
            sumX += x
            sumV += v
        }
        return SpringState(displacement: sumX, velocity: sumV)
    }
}
