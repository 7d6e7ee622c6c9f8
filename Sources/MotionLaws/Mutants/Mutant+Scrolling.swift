import Motion
import Verification

extension Mutant {
    /// Mistakes in the motion of a scroll view.
    static let scrolling: [Mutant] = scrollReleases + scrollEdges + scrollTargets

    private static let scrollReleases: [Mutant] = [
        Mutant("rest-without-stop-speed", "a deceleration is taken to go on until its velocity is 0") {
            $0.scrolling.rest = { $0.position + $0.velocity / $0.resistance }
        },
        Mutant(
            "release-in-continuous-time", "content is let go as if a device did not step by milliseconds"
        ) {
            $0.scrolling.initialVelocity = { velocity, _ in velocity }
        },
        Mutant("rest-too-early", "a deceleration is ended when a tenth of its time is left") {
            $0.scrolling.timeToRest = { 0.9 * $0.timeToRest }
        },
        Mutant("rest-unsigned", "the distance to rest is added whichever way the content moves") {
            $0.scrolling.rest = { $0.position + ($0.rest - $0.position).magnitude }
        },
        Mutant(
            "deceleration-by-fractions", "a velocity is divided by 1 + λt, as in a frame but over all frames"
        ) {
            $0.scrolling.decelerated = { deceleration, time in
                let share = 1 / (1 + deceleration.resistance * time)
                return Kinematics(
                    position: deceleration.position + deceleration.velocity * (1 - share)
                        / deceleration.resistance,
                    velocity: deceleration.velocity * share)
            }
        },
        Mutant("weaker-when-faster", "a fast flick is weakened so much that it does not reach as far") {
            $0.scrolling.initialVelocity = { velocity, rate in
                let initial = rate.initialVelocity(releasedAt: velocity)
                return initial.magnitude > 5_000 ? initial / 2 : initial
            }
        },
        Mutant("halt-ignored", "a finger that has long been still lets go with the velocity it had") {
            $0.scrolling.releaseVelocity = { finger in
                finger.duration > 0 ? finger.distance / finger.duration : 0
            }
        },
        Mutant("halt-too-late", "a finger is taken to move on until more than 100 ms have passed") {
            $0.scrolling.releaseVelocity = { finger in
                guard finger.duration > 0, finger.pause <= FingerMotion.halt else { return 0 }
                return finger.distance / finger.duration
            }
        },
        Mutant("release-per-millisecond", "the velocity of the pan is taken for one per millisecond") {
            $0.scrolling.releaseVelocity = { $0.releaseVelocityPerMillisecond }
        },
        Mutant("release-of-no-move", "the velocity of a finger that did not move is 0 divided by 0") {
            $0.scrolling.releaseVelocity = { finger in
                finger.hasHalted ? 0 : finger.distance / finger.duration
            }
        },
        Mutant("pixels-ignored", "content is shown between the pixels") {
            $0.scrolling.pixel = { contentOffset, _ in contentOffset }
        },
        Mutant("pixels-cut", "content is shown at the pixel nearer to zero, not at the nearest") {
            $0.scrolling.pixel = { contentOffset, scale in
                (contentOffset * Double(scale.rawValue)).rounded(.towardZero) / Double(scale.rawValue)
            }
        },
        Mutant("pixels-to-even", "content between two pixels is shown at the even one") {
            $0.scrolling.pixel = { contentOffset, scale in
                (contentOffset * Double(scale.rawValue)).rounded(.toNearestOrEven) / Double(scale.rawValue)
            }
        },
        Mutant("pixels-of-scale-two", "every screen is taken to have two pixels to a point") {
            $0.scrolling.pixel = { contentOffset, _ in PixelScale.two.rounded(contentOffset) }
        },
    ]

    private static let scrollEdges: [Mutant] = [
        Mutant("grab-banded-anew", "what a bounce shows when it is grabbed is taken for the pull") {
            $0.scrolling.unbanded = { $1 }
        },
        Mutant("unbanded-without-coefficient", "the rubber band's inverse forgets the coefficient") {
            $0.scrolling.unbanded = { RubberBand.coefficient * $0.unbanded($1) }
        },
        Mutant(
            "grab-at-the-top-banded-anew",
            "what is shown above the top is taken for the pull, not what is below the end"
        ) {
            $0.scrolling.unbanded = { $1 < 0 ? $1 : $0.unbanded($1) }
        },
        Mutant(
            "unbanded-roughly", "the rubber band's inverse has a coefficient that was rounded otherwise"
        ) {
            $0.scrolling.unbanded = { $0.unbanded($1) * 1.000_1 }
        },
        Mutant(
            "band-of-twice-the-height", "the rubber band is as long as if the view were twice as high"
        ) {
            $0.scrolling.banded = { $0.doubled.banded($1) }
            $0.scrolling.unbanded = { $0.doubled.unbanded($1) }
            $0.scrolling.bandedVelocity = { $0.doubled.slope(at: $1) * $2 }
        },
        Mutant("band-without-end", "content follows the finger by 0.55, however far that is") {
            $0.scrolling.banded = { RubberBand.coefficient * $1 }
        },
        Mutant("band-one-sided", "the rubber band of a pull the other way is that of a shorter one") {
            $0.scrolling.banded = { $1 < 0 ? 0.9 * $0.banded($1) : $0.banded($1) }
        },
        Mutant("finger-speed-past-edge", "content pulled past an edge is let go as fast as the finger") {
            $0.scrolling.bandedVelocity = { $2 }
        },
        Mutant("edge-softened", "content loses half of its velocity when it hits an edge") {
            $0.scrolling.velocityAfterEdge = { $0 / 2 }
        },
        Mutant("edge-hard", "content stops when it hits an edge, and does not bounce") {
            $0.scrolling.velocityAfterEdge = { _ in 0 }
        },
        Mutant("edge-ends-the-frame", "what is left of a frame after an edge was hit is lost") {
            $0.scrolling.timeAfterEdge = { _ in 0 }
        },
        Mutant(
            "edge-without-slowing", "an edge is taken to be hit when the first velocity would reach it"
        ) {
            $0.scrolling.timeToEdge = { deceleration, edge in
                deceleration.time(to: edge).map { _ in (edge - deceleration.position) / deceleration.velocity
                }
            }
        },
        Mutant("bounce-from-standing", "a bounce forgets how fast the content was") {
            $0.scrolling.bounced = { bounce, time in
                guard let still = try? Bounce(displacement: bounce.displacement, velocity: 0) else {
                    return bounce.kinematics(after: time)
                }
                let part = still.kinematics(after: time)
                return Kinematics(position: part.position, velocity: part.velocity)
            }
        },
        Mutant("bounce-ended-early", "a bounce is over when it is within four points") {
            $0.scrolling.bounceDuration = { bounce, _ in bounce.duration(within: 4) }
        },
        Mutant("bounce-ended-late", "a bounce is over when it is within a tenth of what can be seen") {
            $0.scrolling.bounceDuration = { bounce, distance in bounce.duration(within: distance / 10) }
        },
        Mutant(
            "short-content-at-its-end", "content too short to scroll comes to rest at its end, not its top"
        ) {
            $0.scrolling.edges = { (min($0.top, $0.end), max($0.top, $0.end)) }
        },
        Mutant("safe-area-forgotten", "the end takes no account of the safe area") {
            $0.scrolling.edges = { ($0.top, max($0.top, $0.end - $0.bottomInset)) }
        },
        Mutant("always-bounces", "content bounces that should not") {
            $0.scrolling.canOverscroll = { _ in true }
        },
    ]

    private static let scrollTargets: [Mutant] = [
        Mutant(
            "target-from-standing", "content that is given a target starts for it anew, from standing"
        ) {
            $0.scrolling.approach = { start, target, rate in
                ScrollingRules.hardened.approach(
                    Kinematics(position: start.position, velocity: 0), target, rate)
            }
        },
        Mutant(
            "target-by-spring", "a spring draws content to any target, even where it was going anyway"
        ) {
            $0.scrolling.approach = { start, target, _ in
                let way = try? Bounce(displacement: start.position - target, velocity: start.velocity)
                return way.map { .spring($0) } ?? ScrollingRules.hardened.approach(start, target, .normal)
            }
        },
        Mutant("target-by-velocity", "a target is reached at its own rate, by a change of the velocity") {
            $0.scrolling.approach = { start, target, rate in
                let distance = target - start.position
                let velocity = distance * rate.resistance + (distance < 0 ? -rate.stopSpeed : rate.stopSpeed)
                return ScrollingRules.hardened.approach(
                    Kinematics(position: start.position, velocity: velocity), target, rate)
            }
        },
        Mutant("target-by-jump", "content slows down as it would, and jumps to the target at the end") {
            $0.scrolling.approach = { start, target, rate in
                let own = start.position + start.velocity / rate.resistance
                return ScrollingRules.hardened.approach(
                    start, own, rate)
            }
        },
        Mutant(
            "target-beyond-stop-speed", "on the way to a target it is forgotten that content stops before 0"
        ) {
            $0.scrolling.approach = { start, target, rate in
                let further = start.velocity < 0 ? -rate.stopSpeed : rate.stopSpeed
                return ScrollingRules.hardened.approach(
                    start, target + 2 * further / rate.resistance, rate)
            }
        },
        Mutant("others-ignored", "a deceleration goes on though somebody has moved the content") {
            $0.scrolling.isInterrupted = { _, _ in false }
        },
        Mutant("animation-from-full-speed", "an animated scroll starts and ends at its full speed") {
            $0.scrolling.animated = { $0 }
        },
        Mutant("animation-overshoots", "an animated scroll goes past its target and back") {
            $0.scrolling.animated = { $0 * $0 * (4 - 3 * $0) }
        },
    ]
}

extension RubberBand {
    /// The rubber band of a view of twice the height.
    fileprivate var doubled: RubberBand { (try? RubberBand(dimension: 2 * dimension)) ?? self }
}
