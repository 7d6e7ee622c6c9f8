extension ScrollingRules {
    /// The rules under which every law of scrolling holds.
    public static let hardened = ScrollingRules(
        releaseVelocity: { $0.releaseVelocity },
        initialVelocity: { $1.initialVelocity(releasedAt: $0) },
        rest: { $0.rest },
        timeToRest: { $0.timeToRest },
        decelerated: { $0.unending(after: $1) },
        timeToEdge: { $0.time(to: $1) },
        velocityAfterEdge: { $0 },
        timeAfterEdge: { $0 },
        banded: { $0.banded($1) },
        unbanded: { $0.unbanded($1) },
        bandedVelocity: { $2 * $0.slope(at: $1) },
        bounced: { $0.kinematics(after: $1) },
        bounceDuration: { $0.duration(within: $1) },
        pixel: { $1.rounded($0) },
        edges: { ($0.top, max($0.top, $0.end)) },
        canOverscroll: { $0.bounces },
        approach: { Approach($0, to: $1, rate: $2) },
        animated: { $0 * $0 * (3 - 2 * $0) },
        isInterrupted: { $0 != $1 }
    )
}

extension Approach {
    /// The way to a target that does not change the velocity at once.
    ///
    /// A deceleration of another resistance, λ' = (|v| − s)/|X − x|, stops at the target with the speed s at which any
    /// deceleration stops, so that a target that is where it was going to stop anyway changes nothing. It is taken
    /// from half the resistance (a target twice as far) upwards, however near the target is: a spring would overshoot
    /// it, and move a bar there and back. Any other target is behind, or too far for that, and a spring with the
    /// bounce's frequency goes there, past nothing. The bound is a choice; what UIKit does is not documented.
    ///
    /// A target that nobody can tell from where the content was going to stop takes it there as it was going: a slow
    /// release is announced to rest at a pixel that may lie behind it, and a spring would swing out first.
    init(_ start: Kinematics, to target: Double, rate: DecelerationRate) {
        let own = Deceleration(start, resistance: rate.resistance, stopSpeed: rate.stopSpeed)
        if own.isMoving, (own.rest - target).magnitude <= PixelScale.three.halfPixel {
            self = .deceleration(own)
            return
        }
        let ahead = start.velocity < 0 ? start.position - target : target - start.position
        let resistance = ahead > 0 ? (start.velocity.magnitude - rate.stopSpeed) / ahead : 0
        if resistance >= rate.resistance / 2, resistance.isNormal {
            self = .deceleration(
                Deceleration(start, resistance: resistance, stopSpeed: rate.stopSpeed))
        } else {
            self = .spring(
                Bounce(from: Kinematics(position: start.position - target, velocity: start.velocity)))
        }
    }
}
