import Generators
import Motion

/// A fling that no edge stops, and a slower one.
struct SlowerFlingCase: DrawnCase {
    let fling: FlingCase

    /// A second velocity from 0 to the first, derived from the case's moment, in points per second.
    var slowerVelocity: Double { fling.velocity * min(1, fling.moment / 4) }

    var description: String { fling.description }

    static let any = FlingCase.free.map { SlowerFlingCase(fling: $0) }
}
