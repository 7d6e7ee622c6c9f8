import Generators
import Motion
import Verification

extension MotionLaw {
    static let restsByItsTime = MotionLaw(
        "D22", "rests by its time", .springs,
        statement:
            "after its resting time a spring, however damped and wherever it starts, counts as at rest; the time is at most "
            + "twice what it takes, and twelve time constants of the slower decay",
        reason: "What waits for the end of an animation begins while it moves, or long after it.",
        cases: RestingCase.any
    ) { rules, value in
        let (spring, state) = (value.spring, value.state)
        let time = rules.springs.restingTime(spring, state, SpringRules.restDistance)
        guard time.isFinite else {
            return Violation(
                step: 0, quantity: "the resting time", value: time, expected: "finite", limit: 0)
        }
        let limit = spring.energy(of: SpringState(displacement: SpringRules.restDistance, velocity: 0))
        let left = spring.energy(of: spring.advanced(state, by: time))
        if let violation = Violation.unless(
            "the energy after the resting time, as a share of that at rest", left / limit,
            isAtMost: 1 + 1e-9)
        {
            return violation.at(place: time)
        }
        // The energy never grows. Of a start that has nothing of the slower decay the bound does not see that it rests at
        // once: at 5,000 points per second and an angular frequency of 1 it is ln 85,000 = 11.4 time constants.
        let early = time / 2 - 6 / spring.slowerDecayRate
        guard early > 0 else { return nil }
        return Violation.unless(
            "the energy at half of the resting time less six time constants, as a share of that at rest",
            spring.energy(of: spring.advanced(state, by: early)) / limit, isAtLeast: 1
        )?.at(place: early)
    }
}

/// A spring with enough damping to come to rest, and a state.
struct RestingCase: DrawnCase {
    let spring: DampedSpring
    let state: SpringState

    var description: String { "\(spring.inWords), \(state.inWords)" }

    fileprivate static let any = Generator<RestingCase> { source throws(Rejection) in
        let spring = try source.draw(.restingSpring)
        guard source.flip() else { return RestingCase(spring: spring, state: try source.draw(.anyState)) }
        // Within a point of the target, where the distance may be invisible and the speed not.
        let distance = Generator<Int>.integer(in: -32...32).map { Double($0) / 32 }
        let displacement = try source.draw(distance)
        let speed = 2 * spring.angularFrequency * (try source.draw(distance))
        return RestingCase(
            spring: spring, state: SpringState(displacement: displacement, velocity: speed))
    }
}

extension DampedSpring {
    /// The decay rate of the slower of the two parts of a motion, in s⁻¹; of an oscillation, that of its envelope.
    fileprivate var slowerDecayRate: Double {
        guard dampingRatio > 1 else { return decayRate }
        return angularFrequency / (dampingRatio + (dampingRatio * dampingRatio - 1).squareRoot())
    }
}
