import Generators
import Motion
import PropertyTesting
import Testing

/// The closed forms against the differential equations that they are solutions of.
@Suite struct IntegrationTests {
    /// The classical method of Runge and Kutta, of fourth order, in steps so small that it errs by less than 10⁻¹¹.
    private static func integrate(
        _ start: Kinematics, over time: Double, acceleration: (Kinematics) -> Double
    ) -> Kinematics {
        let steps = 2_000
        let step = time / Double(steps)
        func moved(_ state: Kinematics, _ slope: (Double, Double), _ by: Double) -> Kinematics {
            Kinematics(position: state.position + slope.0 * by, velocity: state.velocity + slope.1 * by)
        }
        var state = start
        for _ in 0..<steps {
            let first = (state.velocity, acceleration(state))
            let second = moved(state, first, step / 2)
            let secondSlope = (second.velocity, acceleration(second))
            let third = moved(state, secondSlope, step / 2)
            let thirdSlope = (third.velocity, acceleration(third))
            let fourth = moved(state, thirdSlope, step)
            state.position +=
                step / 6 * (first.0 + 2 * secondSlope.0 + 2 * thirdSlope.0 + fourth.velocity)
            state.velocity +=
                step / 6 * (first.1 + 2 * secondSlope.1 + 2 * thirdSlope.1 + acceleration(fourth))
        }
        return state
    }

    @Test(arguments: [DecelerationRate.normal, .fast])
    func `a deceleration is a motion against a resistance`(rate: DecelerationRate) async {
        let flings = zip(
            Generator<Double>.double(in: -1_000...1_000), Generator<Double>.double(in: 100...8_000),
            Generator<Double>.double(in: 0.01...0.2))
        await check(flings, cases: 50) { position, velocity, time in
            let fling = try Deceleration(releasedAt: position, velocity: velocity, rate: rate)
            let integral = Self.integrate(fling.kinematics(after: 0), over: time) {
                -rate.resistance * $0.velocity
            }
            let closed = fling.kinematics(after: time)
            #expect((closed.velocity - integral.velocity).magnitude < 1e-9 * velocity)
            #expect((closed.position - integral.position).magnitude < 1e-9 * (velocity + position.magnitude))
        }
    }

    @Test func `a bounce is a spring of stiffness 100, mass 1 and damping 20`() async {
        let bounces = zip(
            Generator<Double>.double(in: -600...600), Generator<Double>.double(in: -8_000...8_000),
            Generator<Double>.double(in: 0.01...1))
        await check(bounces, cases: 50) { displacement, velocity, time in
            let bounce = try Bounce(displacement: displacement, velocity: velocity)
            let integral = Self.integrate(bounce.kinematics(after: 0), over: time) {
                -100 * $0.position - 20 * $0.velocity
            }
            let closed = bounce.kinematics(after: time)
            let size = displacement.magnitude + velocity.magnitude + 1e-3
            #expect((closed.position - integral.position).magnitude < 1e-9 * size)
            #expect((closed.velocity - integral.velocity).magnitude < 1e-8 * size)
        }
    }
}
