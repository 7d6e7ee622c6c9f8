import Generators
import Motion

/// A fling that hits an edge of a view that bounces.
struct EdgeHitCase: DrawnCase {
    let fling: FlingCase

    /// The fling from where the content is, in short frames and with bouncing switched on.
    var released: FlingCase {
        var released = fling
        released.distance = 0
        released.stage.view.bounces = true
        released.stage.clock = FrameClock(.hz120)
        return released
    }

    var description: String { fling.description }

    static let any = FlingCase.any.map { EdgeHitCase(fling: $0) }
}
