/// A spring as POP describes it: by bounciness and speed.
///
/// The two are converted to tension and friction in the units of Quartz Composer, and these to the constants of a
/// spring. The polynomials were fitted by POP's authors. (Source: POP, `POPSpringAnimation`; the same in Rebound's
/// `BouncyConversion`.)
package struct PopSpring: Hashable, Sendable {
    /// The bounciness, from 0 to 20.
    package let bounciness: Double

    /// The speed, from 0 to 20.
    package let speed: Double

    /// A spring of a bounciness and a speed.
    ///
    /// - Throws: ``InvalidValue`` for a bounciness or a speed outside of 0 to 20, the range that POP documents.
    package init(bounciness: Double, speed: Double) throws(InvalidValue) {
        for (field, value) in [("bounciness", bounciness), ("speed", speed)]
        where !(0...20 ~= value) {
            throw InvalidValue(field: field, value: value, expected: "from 0 to 20")
        }
        self.init(checked: bounciness, speed)
    }

    private init(checked bounciness: Double, _ speed: Double) {
        self.bounciness = bounciness
        self.speed = speed
    }

    /// POP's default: bounciness 4, speed 12.
    package static let standard = PopSpring(checked: 4, 12)

    /// The spring of the published pane: bounciness 6, speed 15.
    package static let pane = PopSpring(checked: 6, 15)

    /// The equivalent spring of mass 1.
    ///
    ///     PopSpring.standard.spring   // stiffness 342.1, damping 30.49
    ///     PopSpring.pane.spring       // stiffness 405.82, damping 29.98: damping ratio 0.744
    package var spring: DampedSpring {
        let tension = 0.5 + speed / Self.fullScale * 199.5
        let bounce = bounciness / Self.fullScale * 0.8
        // A quadratic ease-out from the friction without a bounce to a friction of 0.01.
        let eased = bounce * (2 - bounce)
        let friction = (1 - eased) * Self.frictionWithoutBounce(tension) + eased * 0.01
        return DampedSpring(checked: 194 + (tension - 30) * 3.62, 25 + (friction - 8) * 3, 1)
    }

    /// POP divides both settings by 1.7 times their maximum of 20.
    private static let fullScale = 20 * 1.7

    /// The least friction without a bounce for a tension, both in Quartz Composer's units.
    private static func frictionWithoutBounce(_ tension: Double) -> Double {
        func cubic(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            ((a * tension + b) * tension + c) * tension + d
        }
        return switch tension {
        case ...18: cubic(0.0007, -0.031, 0.64, 1.28)
        case ...44: cubic(0.000_044, -0.006, 0.36, 2)
        default: cubic(0.000_000_45, -0.000_332, 0.107_8, 5.84)
        }
    }
}
