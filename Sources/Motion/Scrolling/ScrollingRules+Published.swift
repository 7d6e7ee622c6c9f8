extension ScrollingRules {
    /// The published scroll view, defects included.
    ///
    /// Source: Ilya Lobanov, ScrollMechanics, `SimpleScrollView`.
    ///
    /// Its defects:
    /// - When a finger stops a bounce, the rubber band is applied again, so the content jumps.
    /// - A deceleration stops when half a point is left, which is further than a device goes.
    /// - The release velocity is that of the last move, also after a pause.
    /// - A release past an edge begins at the finger's velocity, although the content moved more slowly.
    /// - When the content hits an edge, the rest of the frame is lost.
    /// - The content is shown between whole pixels.
    /// - A motion overwrites a content offset that was set from outside.
    ///
    /// It has no targets; a bounce about the target stands in for them.
    package static let published: ScrollingRules = {
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
