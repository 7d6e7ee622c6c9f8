import Generators
import Motion

/// A spring that does not oscillate, and frames.
struct CreepingCase: DrawnCase {
    let spring: SpringCase

    /// The duration of a frame, in seconds.
    var frame: Double { spring.time / 8 }

    var description: String { spring.description }
}
