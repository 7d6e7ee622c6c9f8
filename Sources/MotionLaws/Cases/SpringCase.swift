import Generators
import Motion
import Verification

/// A spring, a state and two durations.
struct SpringCase: DrawnCase {
    let spring: DampedSpring
    let state: SpringState
    /// In seconds.
    let time: Double
    /// In seconds.
    let secondTime: Double

    var description: String {
        "\(spring.inWords), \(state.inWords), \(time.plain) s and \(secondTime.plain) s"
    }

    /// The scale of the displacement, in points, which rounding errors are relative to.
    ///
    /// It is never so small that subnormal numbers, which have fewer digits, matter.
    var scale: Double {
        max(0x1p-900, state.displacement.magnitude + state.velocity.magnitude / spring.angularFrequency)
    }

    /// Times of up to 2 seconds each.
    static let any = AllCases<SpringCase> { source throws(Rejection) in
        SpringCase(
            spring: try source.draw(.anySpring), state: try source.draw(.anyState),
            time: try source.draw(.double(in: 0...2)), secondTime: try source.draw(.double(in: 0...2)))
    }
}

extension DampedSpring {
    var inWords: String {
        "stiffness \(stiffness.plain), damping \(damping.plain), mass \(mass.plain)"
    }
}

extension SpringState {
    var inWords: String { "\(displacement.plain) pt from its target at \(velocity.plain) pt/s" }
}

extension Generator where Value == DampedSpring {
    /// Springs of all three regimes: of an angular frequency from 1 to 100, and often critically damped or next to it.
    static let anySpring = spring(
        dampingRatio: .oneOf(
            .element(of: 1, 0.5, 2, 0x1p-30, 1 - 0x1p-30, 1 + 0x1p-30, 20), .double(in: 0.01...3)))

    /// Springs with enough damping to come to rest.
    static let restingSpring = spring(
        dampingRatio: .oneOf(
            .element(of: 1, 0.5, 2, 1 - 0x1p-30, 1 + 0x1p-30, 20), .double(in: 0.05...3)))

    /// Springs that do not oscillate: critically damped or overdamped.
    static let creepingSpring = spring(dampingRatio: .oneOf(.always(1), .double(in: 1...3)))

    private static func spring(dampingRatio: Generator<Double>) -> Generator {
        Generator { source throws(Rejection) in
            let ratio = try source.draw(dampingRatio)
            let frequency = Double(try source.draw(.integer(in: 1...100, towards: 10)))
            let mass = try source.draw(.element(of: 1.0, 2, 0.5, 0.1, 10))
            return DampedSpring(
                checked: mass * frequency * frequency, 2 * ratio * frequency * mass, mass)
        }
    }
}

extension Generator where Value == SpringState {
    /// Up to 1,000 points away, at up to 5,000 points per second.
    static let anyState = Generator { source throws(Rejection) in
        SpringState(
            displacement: try source.draw(.double(in: -1_000...1_000)),
            velocity: try source.draw(.double(in: -5_000...5_000)))
    }
}
