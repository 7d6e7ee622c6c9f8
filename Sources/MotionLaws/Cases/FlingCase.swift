import Generators
import Motion
import Verification

/// Content that a finger drags and releases.
struct FlingCase: DrawnCase {
    var stage: ScrollStage
    /// The drag before the release, in points.
    var distance: Double
    /// In points per second, positive when the content moves up.
    var velocity: Double
    /// The time after the release at which a law intervenes, in seconds.
    var moment: Double

    var description: String {
        let pull = distance == 0 ? "" : "pulled by \(distance.plain) pt and "
        return "\(pull)let go at \(velocity.plain) pt/s, a moment of \(moment.plain) s; \(stage)"
    }

    /// Any fling, from between the edges or past one.
    static let any = fling(on: ScrollStage.any, distance: .oneOf(.always(0), .double(in: -2_000...2_000)))

    /// A fling that comes to rest before an edge.
    static let free = fling(on: ScrollStage.endless, distance: .always(0))

    private static func fling(on stage: Generator<ScrollStage>, distance: Generator<Double>) -> Generator<
        FlingCase
    > {
        Generator { source throws(Rejection) in
            FlingCase(
                stage: try source.draw(stage), distance: try source.draw(distance),
                velocity: try source.draw(Generator.double(in: -8_000...8_000)),
                moment: try source.draw(
                    Generator<Double>.oneOf(
                        Generator<Int>.integer(in: 0...60).map { Double($0) / 60 }, .double(in: 0...4))))
        }
    }

    /// A run just after the release, and the release.
    func run(_ rules: MotionRules) -> (run: ScrollRun, release: Release?) {
        var run = ScrollRun(stage, rules)
        let release = run.fling(distance, at: velocity)
        return (run, release)
    }
}
