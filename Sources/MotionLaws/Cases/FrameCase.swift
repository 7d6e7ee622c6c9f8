import Generators
import Motion

/// The published spring, released at a distance from its target, and a frame duration.
struct FrameCase: DrawnCase {
    /// In points; at least 1.
    let distance: Int
    /// The duration of a frame, in microseconds; at least 1.
    let microseconds: Int

    var frame: Double { Double(microseconds) / 1_000_000 }
    var start: SpringState { SpringState(displacement: Double(distance), velocity: 0) }

    var description: String { "let go \(distance) pt from its target, frames of \(microseconds) µs" }

    /// Frames of up to a second; shorter ones are simpler.
    static let any = AllCases<FrameCase> { source throws(Rejection) in
        // Drawn first, so that shrinking prefers a shorter frame to a smaller distance.
        let microseconds = try source.draw(.integer(in: 1...1_000_000))
        return FrameCase(distance: try source.draw(.integer(in: 1...1_000)), microseconds: microseconds)
    }
}

/// The published spring, released at a distance from its target, and a frame rate.
struct FrameRateCase: DrawnCase {
    /// In points; at least 1.
    let distance: Int
    /// In frames per second.
    let rate: Int

    var frame: Double { 1 / Double(rate) }
    var start: SpringState { SpringState(displacement: Double(distance), velocity: 0) }

    var description: String { "let go \(distance) pt from its target, \(rate) frames a second" }

    /// The share of the distance by which the published spring overshoots: e^(−πζ/√(1 − ζ²)).
    static let overshoot = 0.108_452_664_934_734_25

    /// From 10 to 240 frames per second; 60 is simplest.
    static let any = Generator<FrameRateCase> { source throws(Rejection) in
        let rate = try source.draw(.integer(in: 10...240, towards: 60))
        return FrameRateCase(distance: try source.draw(.integer(in: 1...1_000, towards: 100)), rate: rate)
    }
}
