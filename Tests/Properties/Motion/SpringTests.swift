import Motion
import Testing

@Suite struct SpringTests {
    /// Springs of every regime, at the limits of mass and stiffness and between.
    static let springs: [DampedSpring] = {
        let scales = [
            (1.0, 1.0), (300, 1), (0x1p-30, 0x1p-30), (0x1p30, 0x1p30), (0x1p-40, 0x1p39), (0x1p39, 0x1p-40),
        ]
        let ratios = [0, 1e-3, 0.1, 0.5, 0.99, 1 - 1e-9, 1 - 1e-15, 1, 1 + 1e-15, 1 + 1e-9, 1.01, 2, 20]
        return scales.flatMap { stiffness, mass in
            ratios.compactMap { ratio in
                let damping = 2 * ratio * (stiffness * mass).squareRoot()
                return try? DampedSpring(stiffness: stiffness, damping: damping, mass: mass)
            }
        }
    }()

    @Test func `springs are compared at the limits in every regime`() {
        #expect(Self.springs.count >= 70)
        #expect(Self.springs.contains { $0.dampingRatio < 1 && $0.angularFrequency > 0x1p38 })
        #expect(Self.springs.contains { $0.dampingRatio > 1 && $0.angularFrequency < 0x1p-38 })
        #expect(Self.springs.contains { $0.dampingRatio == 1 })
    }

    @Test func `the closed form is what the equation comes to, integrated`() {
        for spring in Self.springs {
            for phase in [1e-6, 0.1, 1, 7, 25] {
                let time = phase / spring.angularFrequency
                for (x, v) in [(1.0, 0.0), (0, 1), (-3, 2)] {
                    let start = SpringState(displacement: x, velocity: v * spring.angularFrequency)
                    let exact = spring.advanced(start, by: time)
                    let integrated = spring.integrated(start, over: time)
                    let size =
                        integrated.displacement.magnitude
                        + integrated.velocity.magnitude / spring.angularFrequency
                    #expect((exact.displacement - integrated.displacement).magnitude <= 1e-9 * size)
                    #expect(
                        (exact.velocity - integrated.velocity).magnitude
                            <= 1e-9 * size * spring.angularFrequency)
                }
            }
        }
    }

    @Test func `near critical damping no digit is lost`() throws {
        let critical = try DampedSpring(stiffness: 100, damping: 20)
        let start = SpringState(displacement: 1, velocity: 3)
        for exponent in 3...16 {
            var gap = 1.0
            for _ in 0..<exponent { gap /= 10 }
            for sign in [-1.0, 1] {
                let near = try DampedSpring(stiffness: 100, damping: 20 * (1 + sign * gap))
                let difference =
                    near.advanced(start, by: 0.1).displacement
                    - critical.advanced(start, by: 0.1).displacement
                // The displacement depends on the damping without a kink: a share of the gap, and no more.
                #expect(difference.magnitude <= gap + 1e-15)
            }
        }
    }

    @Test func `no time changes nothing, nor does a time that is none`() throws {
        let state = SpringState(displacement: 3, velocity: -4)
        for spring in Self.springs {
            for time in [0, -0.0, -1, .nan, .infinity, -.infinity] {
                #expect(spring.advanced(state, by: time) == state)
            }
        }
    }

    @Test func `after the longest time there is, what is damped is at its target`() {
        for spring in Self.springs {
            let end = spring.advanced(
                SpringState(displacement: 3, velocity: -4), by: .greatestFiniteMagnitude)
            #expect(end.isFinite)
            #expect(end.displacement == 0 && end.velocity == 0)
        }
    }

    @Test func `what is at its target and does not move stays so`() {
        for spring in Self.springs {
            for time in [1e-9, 1, 1e9] {
                let end = spring.advanced(.atRest, by: time)
                #expect(end.displacement == 0 && end.velocity == 0)
            }
            #expect(spring.settlingTime(from: .atRest, within: 1) == 0)
            #expect(spring.restingTime(from: .atRest, within: 1) == 0)
        }
    }

    @Test func `a spring that is hardly damped hardly settles, and loses next to nothing`() throws {
        let spring = try DampedSpring(stiffness: 100, damping: 0x1p-40)
        let state = SpringState(displacement: 1, velocity: 0)
        #expect(spring.settlingTime(from: state, within: 0.5) > 1e11)
        let later = spring.energy(of: spring.advanced(state, by: 100))
        #expect((later / spring.energy(of: state) - 1).magnitude < 1e-9)
    }

    @Test(arguments: [0.0, -1, .nan])
    func `within no distance nothing settles`(distance: Double) throws {
        let spring = try DampedSpring(stiffness: 100, damping: 20)
        #expect(spring.settlingTime(from: .atRest, within: distance) == .infinity)
        #expect(spring.restingTime(from: .atRest, within: distance) == .infinity)
    }

    @Test func `the settling time is a bound and not far above what it bounds`() throws {
        for ratio in [0.1, 0.5, 0.9, 1, 1.1, 3] {
            let spring = try DampedSpring(frequency: 2, dampingRatio: ratio)
            let start = SpringState(displacement: 100, velocity: 0)
            let bound = spring.settlingTime(from: start, within: 1)
            var last = 0.0
            for step in 0...4_000 {
                let time = bound * 2 * Double(step) / 4_000
                if spring.advanced(start, by: time).displacement.magnitude > 1 { last = time }
            }
            #expect(last <= bound && bound <= 2 * last)
        }
    }

    @Test func `a spring of a frequency swings as often`() throws {
        let spring = try DampedSpring(frequency: 2, dampingRatio: 0x1p-40, mass: 3)
        let start = SpringState(displacement: 5, velocity: 7)
        let later = spring.advanced(start, by: 10.0 / 2)
        #expect((later.displacement - 5).magnitude < 1e-9 && (later.velocity - 7).magnitude < 1e-9)
        #expect(spring.mass == 3)
        let damped = try DampedSpring(frequency: 2, dampingRatio: 0.3, mass: 3)
        #expect((damped.dampingRatio - 0.3).magnitude < 1e-15)
    }

    @Test(
        arguments: [
            (0.0, 1.0, 1.0, "stiffness"), (-1, 1, 1, "stiffness"), (.nan, 1, 1, "stiffness"),
            (.infinity, 1, 1, "stiffness"), (1, -1, 1, "damping"), (1, .nan, 1, "damping"),
            (1, 0x1p40, 1, "damping"), (1, 0, 1, "damping"), (1, 0x1p-41, 1, "damping"), (1, 1, 0, "mass"),
            (1, 1, -1, "mass"),
            (1, 1, .nan, "mass"), (1, 1, 0x1p40, "mass"), (0x1p-41, 1, 1, "stiffness"),
        ])
    func `constants that no spring has are refused by name`(
        stiffness: Double, damping: Double, mass: Double, field: String
    ) {
        let error = #expect(throws: InvalidValue.self) {
            try DampedSpring(stiffness: stiffness, damping: damping, mass: mass)
        }
        #expect(error?.field == field)
    }

    @Test func `a frequency, a damping ratio or a mass that no spring has is refused by name`() {
        for (frequency, ratio, mass, field) in [
            (0.0, 1.0, 1.0, "frequency"), (.nan, 1, 1, "frequency"), (1, -1, 1, "damping ratio"),
            (1, 0, 1, "damping ratio"),
            (1, 1, 0, "mass"), (0x1p39, 1, 1, "stiffness"),
        ] {
            let error = #expect(throws: InvalidValue.self) {
                try DampedSpring(frequency: frequency, dampingRatio: ratio, mass: mass)
            }
            #expect(error?.field == field)
        }
    }
}

extension DampedSpring {
    /// The state after a time by a method of order 20: in steps of at most half the fastest time there is in the
    /// spring, in each the Taylor series that the equation determines, of which what is left out is below rounding.
    fileprivate func integrated(_ start: SpringState, over time: Double) -> SpringState {
        let rate = angularFrequency + damping / mass
        let steps = Int(2 * rate * time) + 1
        let step = time / Double(steps)
        var state = start
        for _ in 0..<steps {
            var (x, v) = (state.displacement, state.velocity)
            for order in 1...20 {
                let factor = step / Double(order)
                (x, v) = (v * factor, -(stiffness * x + damping * v) / mass * factor)
                state.displacement += x
                state.velocity += v
            }
        }
        return state
    }
}
