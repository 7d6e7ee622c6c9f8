import Generators
import Motion
import Verification

/// Content past an edge, with any velocity.
struct BounceCase: DrawnCase {
    /// In points, from the edge.
    let displacement: Double
    /// In points per second.
    let velocity: Double
    let scale: PixelScale

    /// The bounce; nil if a number is invalid.
    var bounce: Bounce? { try? Bounce(displacement: displacement, velocity: velocity) }

    var description: String {
        "\(displacement.plain) pt past the edge at \(velocity.plain) pt/s, scale \(scale.rawValue)"
    }

    static let any = AllCases<BounceCase> { source throws(Rejection) in
        BounceCase(
            displacement: try source.draw(Generator.double(in: -600...600)),
            velocity: try source.draw(Generator.double(in: -8_000...8_000)),
            scale: try source.draw(Generator<PixelScale>.element(of: .one, .two, .three)))
    }
}

/// Content pulled past an edge by two distances.
struct PullCase: DrawnCase {
    let pull: Double
    let further: Double
    let height: Int

    /// The rubber band; nil if the height is invalid.
    var band: RubberBand? { try? RubberBand(dimension: Double(height)) }

    var description: String {
        "pulled by \(pull.plain) pt, and \(further.plain) pt further, \(height) pt high"
    }

    static let any = AllCases<PullCase> { source throws(Rejection) in
        PullCase(
            pull: try source.draw(.double(in: 0...2_000)),
            further: try source.draw(.double(in: 0.01...1_000)),
            height: try source.draw(.integer(in: 100...1_000, towards: 600)))
    }
}
