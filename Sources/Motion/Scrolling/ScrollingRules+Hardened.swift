extension ScrollingRules {
    /// The rules to ship: every law of scrolling holds for them.
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
    /// The way to a target X without a jump of the velocity v.
    ///
    /// 1. A target within half a pixel of the deceleration's own end: the deceleration goes on unchanged. The announced
    ///    end of a slow release is rounded to a pixel, which may lie behind the content; a spring would move away first.
    /// 2. A target ahead, at most twice as far as the own end: a deceleration of resistance λ' = (|v| − s)/|X − x|,
    ///    which reaches the target at the stop speed s. A spring would overshoot a near target.
    /// 3. Any other target, behind or further ahead: a spring with the frequency of a bounce.
    ///
    /// The factor of two is a choice: UIKit does not document its own.
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
