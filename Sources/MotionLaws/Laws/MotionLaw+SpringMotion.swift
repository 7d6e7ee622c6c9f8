import Generators
import Motion
import Verification

extension MotionLaw {
    /// The motion of a spring.
    static let springMotion: [MotionLaw] = [obeysTheEquation, settlesInTime, crossesOnce, staysFinite]

    static let obeysTheEquation = MotionLaw(
        "D5", "equation of motion", .springs,
        statement: "a short frame solves mass · x″ + damping · x′ + stiffness · x = 0",
        reason: "The constants of a spring have another effect than in other frameworks.",
        origin: ["the Taylor series of the solution, computed from the equation alone"],
        holdsForPublished: false,
        justification:
            "It defines a spring; the other laws state its visible consequences.",
        cases: SpringCase.any
    ) { rules, value in
        let spring = value.spring
        // A time for which 25 terms of the series are exact to the last digit.
        let frame = value.time / 2 / (spring.angularFrequency + 2 * spring.decayRate)
        let expected = spring.series(value.state, frame)
        let after = rules.springs.step(spring, value.state, frame)
        let tolerance = 1e-12 * value.scale
        return
            (Violation.unless(
                "the displacement", after.displacement, is: expected.displacement, within: tolerance,
                "what the equation says")
            ?? .unless(
                "the velocity", after.velocity, is: expected.velocity,
                within: tolerance * (spring.angularFrequency + 2 * spring.decayRate),
                "what the equation says"))?
            .at(place: frame)
    }

    static let settlesInTime = MotionLaw(
        "D6", "settles in time", .springs,
        statement:
            "after its settling time a spring stays within the distance that the time was computed for",
        reason: "An animation is cut off while it still moves, or an action after its end begins too early.",
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
            if let violation { return violation.at(place: time * lateness) }
        }
        return nil
    }

    static let crossesOnce = MotionLaw(
        "D7", "crosses once", .springs,
        statement:
            "a critically damped or overdamped spring passes its target at most once, and not at all if x₀ and "
            + "v₀ + βx₀ have the same sign, where β is the faster decay rate (ω for critical damping)",
        reason: "A bounce that should not oscillate passes the edge twice.",
        origin: ["x = e^(−ωt)(x₀ + (v₀ + ωx₀)t)"],
        holdsForPublished: false,
        justification:
            "D4 and D5 imply it; this law stays because it needs no solution of the equation to compare with.",
        cases: CreepingCase.any
    ) { rules, value in
        let (spring, start) = (value.spring.spring, value.spring.state)
        let root = (max(0, spring.dampingRatio * spring.dampingRatio - 1)).squareRoot()
        let fast = spring.decayRate + spring.angularFrequency * root
        let drive = start.velocity + fast * start.displacement
        // If the two terms cancel, rounding decides the side of the remaining path.
        guard drive.magnitude > 1e-6 * (start.velocity.magnitude + fast * start.displacement.magnitude)
        else { return nil }
        var state = start
        var (crossings, last) = (0.0, 0.0)
        for frame in 1...24 {
            let next = rules.springs.step(spring, state, value.frame)
            if next.displacement * state.displacement < 0 {
                (crossings, last) = (crossings + 1, Double(frame) * value.frame)
            }
            state = next
        }
        let allowed = start.displacement * drive >= 0 ? 0.0 : 1
        return Violation.unless("the number of crossings", crossings, isAtMost: allowed)?.at(place: last)
    }

    static let staysFinite = MotionLaw(
        "D8", "stays finite", .springs,
        statement:
            "no frame makes a state that is not finite; a frame that is not finite and above 0 changes nothing, and a "
            + "frame longer than the settling time ends at the target",
        reason: "The app crashes, because a layout with a NaN raises an exception.",
        holdsForPublished: false, cases: Generator<FrameLengthCase>.any
    ) { rules, value in
        let after = rules.springs.step(value.spring, value.state, value.frame)
        guard after.isFinite else {
            return Violation(
                step: 0, quantity: "the displacement", value: after.displacement, expected: "finite",
                limit: 0,
                place: value.frame)
        }
        if !(value.frame > 0 && value.frame.isFinite) {
            return .unless(
                "the displacement", after.displacement, is: value.state.displacement, within: 0, "what it was"
            )
                ?? .unless("the velocity", after.velocity, is: value.state.velocity, within: 0, "what it was")
        }
        guard value.frame >= value.spring.settlingTime(from: value.state, within: 1e-9) else { return nil }
        return Violation.unless(
            "the displacement", after.displacement, is: 0, within: 2e-9, "that of the target"
        )?.at(place: value.frame)
    }
}

/// A spring, a state, and a frame of any length.
struct FrameLengthCase: DrawnCase {
    let spring: DampedSpring
    let state: SpringState
    /// In seconds; may be invalid.
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

    fileprivate static func any(_ springs: Generator<DampedSpring>) -> Generator {
        Generator { source throws(Rejection) in
            SpringCase(
                spring: try source.draw(springs), state: try source.draw(.anyState),
                time: try source.draw(.double(in: 0...2)), secondTime: 0)
        }
    }
}

extension CreepingCase {
    fileprivate static let any = Generator<SpringCase>.any(.creepingSpring).map { CreepingCase(spring: $0) }
}

extension DampedSpring {
    /// The state after a short time in seconds, by the Taylor series that the equation determines.
    fileprivate func series(_ state: SpringState, _ time: Double) -> SpringState {
        // The nth terms of the series of x and v, including the factor tⁿ/n!.
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
