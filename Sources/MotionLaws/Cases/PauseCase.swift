import Generators
import Motion
import Verification

/// A finger that moves, pauses and lifts.
struct PauseCase: CustomStringConvertible {
    let stage: ScrollStage
    let distance: Int
    /// The duration of the move, in seconds.
    let duration: Double
    /// The pause, in milliseconds.
    let pause: Int

    var description: String {
        "moved by \(distance) pt in \(duration.plain) s, lifted \(pause) ms later; \(stage)"
    }

    static let any = Generator<PauseCase> { source throws(Rejection) in
        PauseCase(
            stage: try source.draw(ScrollStage.endless),
            distance: try source.draw(.integer(in: -100...100)),
            duration: try source.draw(Generator<Double>.element(of: 0.016, 0.008, 0.1, 0)),
            pause: try source.draw(.oneOf(.integer(in: 99...101), .integer(in: 0...300))))
    }
}
