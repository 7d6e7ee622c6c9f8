extension ScrollingRules {
    /// A scroll view rebuilt from dynamics as it was published, defects included.
    ///
    /// It bands a pull anew when a bounce is grabbed, so that the content jumps; it has a deceleration run out until
    /// half a point is left, further than a device does; it lets go with the velocity of a finger that has long been
    /// still; it goes on at the finger's speed where the rubber band slowed the content down; it loses what is left of
    /// a frame when an edge is hit; it shows the content between the pixels; and it goes on where it was when somebody
    /// else has moved the content. It knows no targets; where one is asked for, its bounce goes there. Source: Ilya Lobanov, ScrollMechanics, `SimpleScrollView`.
    public static let published: ScrollingRules = {
        var rules = hardened
        rules.releaseVelocity = { $0.velocity }
        rules.initialVelocity = { velocity, _ in velocity }
        rules.rest = { $0.position + $0.velocity / $0.resistance }
        rules.timeToRest = { deceleration in
            let share = 2 * deceleration.velocity.magnitude / deceleration.resistance
            return share > 1 ? Mathematics.logarithm(share) / deceleration.resistance : 0
        }
        rules.timeToEdge = { deceleration, edge in
            let share = deceleration.resistance * (edge - deceleration.position) / deceleration.velocity
            guard share >= 0, share < 1 else { return nil }
            return -Mathematics.logarithmOfOnePlus(-share) / deceleration.resistance
        }
        rules.timeAfterEdge = { _ in 0 }
        rules.unbanded = { $1 }
        rules.bandedVelocity = { $2 }
        rules.pixel = { contentOffset, _ in contentOffset }
        rules.approach = { start, target, _ in
            .spring(Bounce(from: Kinematics(position: start.position - target, velocity: start.velocity)))
        }
        rules.isInterrupted = { _, _ in false }
        return rules
    }()
}
