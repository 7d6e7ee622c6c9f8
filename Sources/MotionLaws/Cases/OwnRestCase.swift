import Generators
import Motion

/// A fling that no edge stops, with a target where it comes to rest anyway.
struct OwnRestCase: DrawnCase {
    let fling: FlingCase

    var description: String { fling.description }

    /// The fling just after its release, without the target and with it, and the release.
    func runs(_ rules: MotionRules) -> (own: ScrollRun, made: ScrollRun, release: Release?) {
        let (own, release) = fling.run(rules)
        var made = own
        if let release { made.motion.retarget(to: release.rest, made.view.metrics) }
        return (own, made, release)
    }

    static let any = FlingCase.free.map { OwnRestCase(fling: $0) }
}
