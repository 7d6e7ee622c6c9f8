import Generators
import Motion
import Verification

/// A fling with a target.
struct ScrollTargetCase: DrawnCase {
    let fling: FlingCase
    /// The content offset of the target, in points.
    let target: Double

    /// A move of the finger in the direction of the fling, in points.
    var nudge: Double { fling.velocity < 0 ? -2 : 2 }

    var description: String { "made to end at \(target.plain); \(fling)" }

    /// Targets between the edges, at the edges, and near the content offset.
    static let any = Generator<ScrollTargetCase> { source throws(Rejection) in
        let fling = try source.draw(FlingCase.any)
        let view = fling.stage.view
        let part = try source.draw(
            Generator<Double>.oneOf(
                Generator<Int>.integer(in: 0...10).map { Double($0) / 10 }, .double(in: 0...1)))
        let near = view.contentOffset + (try source.draw(.double(in: -300...300)))
        let isNear = source.flip()
        let target = isNear ? near : view.top + part * (view.end - view.top)
        return ScrollTargetCase(fling: fling, target: view.visible(target))
    }
}
