import Motion
import Testing

@Suite struct SpringKindsTests {
    private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double) -> Bool {
        (value - expected).magnitude <= tolerance
    }

    @Test func `the pane made of dynamics hangs on 483.6 and 27.6`() {
        let spring = SpringAttachment.pane.spring
        #expect(isNear(spring.stiffness, 483.6, 0.05) && isNear(spring.damping, 27.6, 0.05))
        #expect(isNear(spring.dampingRatio, 0.627, 0.000_5))
        #expect(spring.mass == 1)
    }

    @Test func `the scroller made of dynamics is critically damped, at 10.05`() {
        let spring = SpringAttachment.scroller.spring
        #expect(isNear(spring.angularFrequency, 10.05, 0.005) && isNear(spring.dampingRatio, 1, 1e-12))
    }

    @Test func `POP turns 15 and 6 into 405.82 and 29.98, and its standard into 342.1 and 30.49`() {
        let pane = PopSpring.pane.spring
        #expect(isNear(pane.stiffness, 405.82, 0.005) && isNear(pane.damping, 29.98, 0.005))
        #expect(isNear(pane.dampingRatio, 0.744, 0.000_5))
        let standard = PopSpring.standard.spring
        #expect(isNear(standard.stiffness, 342.1, 0.05) && isNear(standard.damping, 30.49, 0.005))
    }

    @Test func `every POP spring is one that may exist`() throws {
        for bounciness in 0...20 {
            for speed in 0...20 {
                let spring = try PopSpring(bounciness: Double(bounciness), speed: Double(speed)).spring
                let again = try DampedSpring(stiffness: spring.stiffness, damping: spring.damping)
                #expect(again == spring)
            }
        }
    }

    /// The three polynomials meet where they were cut, but for how they were rounded when they were fitted.
    @Test func `POP's friction has no jump that one would see`() throws {
        for tension in [18.0, 44] {
            let speed = (tension - 0.5) / 199.5 * 34
            let (below, above) = (
                try PopSpring(bounciness: 0, speed: speed - 1e-9).spring,
                try PopSpring(bounciness: 0, speed: speed + 1e-9).spring
            )
            #expect(isNear(below.damping, above.damping, 0.6))
        }
    }

    @Test(arguments: [(-1.0, 1.0), (21, 1), (.nan, 1), (1, -1), (1, 21), (1, .nan)])
    func `POP's numbers are from 0 to 20`(bounciness: Double, speed: Double) {
        #expect(throws: InvalidValue.self) { try PopSpring(bounciness: bounciness, speed: speed) }
    }

    @Test(arguments: [
        (0.0, 1.0, 1.0), (.nan, 1, 1), (1, -1, 1), (1, .nan, 1), (1, 1, -1), (1, 1, .infinity), (1, 0, 0),
    ])
    func `an attachment of numbers that mean nothing is refused`(
        frequency: Double, damping: Double, resistance: Double
    ) {
        #expect(throws: InvalidValue.self) {
            try SpringAttachment(frequency: frequency, damping: damping, resistance: resistance)
        }
    }

    @Test func `a decay goes 0.499 of its velocity`() {
        #expect(isNear(PopDecay.standard.reach, 0.499, 1e-12))
        let end = PopDecay.standard.glide(1_000, for: 60)
        #expect(isNear(end.displacement, 499, 1e-9) && isNear(end.velocity, 0, 1e-9))
    }

    @Test func `a decay covers what the sum over its milliseconds says`() {
        var (sum, velocity) = (0.0, 1_000.0)
        for milliseconds in 1...100 {
            velocity *= 0.998
            sum += velocity / 1_000
            let glide = PopDecay.standard.glide(1_000, for: Double(milliseconds) / 1_000)
            #expect(isNear(glide.displacement, sum, 1e-9) && isNear(glide.velocity, velocity, 1e-9))
        }
    }

    @Test func `a decay of no time is none, and one of a share that is none does not exist`() {
        #expect(PopDecay.standard.glide(5, for: 0) == Glide(displacement: 0, velocity: 5))
        #expect(PopDecay.standard.glide(5, for: .nan) == Glide(displacement: 0, velocity: 5))
        for share in [0, 1, -1, 2, .nan] {
            #expect(throws: InvalidValue.self) { try PopDecay(deceleration: share) }
        }
    }
}
