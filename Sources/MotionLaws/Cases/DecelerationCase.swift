import Generators
import Motion
import Verification

/// An interval of a deceleration.
struct DecelerationCase: DrawnCase {
    let position: Double
    let velocity: Double
    let rate: DecelerationRate
    /// The beginning of the interval, in seconds.
    let time: Double
    /// The duration of the interval, in seconds.
    let step: Double

    /// The deceleration; nil if a number is invalid.
    var deceleration: Deceleration? {
        try? Deceleration(releasedAt: position, velocity: velocity, rate: rate)
    }

    var description: String {
        "let go at \(position.plain) at \(velocity.plain) pt/s, rate \(rate.perMillisecond.plain), from "
            + "\(time.plain) s for \(step.plain) s"
    }

    static let any = Generator<DecelerationCase> { source throws(Rejection) in
        DecelerationCase(
            position: try source.draw(Generator.double(in: -1_000...1_000)),
            velocity: try source.draw(Generator.double(in: -8_000...8_000)),
            rate: try source.draw(Generator<DecelerationRate>.element(of: .normal, .fast)),
            time: try source.draw(Generator.double(in: 0...3)),
            step: try source.draw(Generator<Double>.element(of: 0.01, 0.005, 0.001)))
    }
}

/// A fling that was measured on a device.
struct Measurement: DrawnCase {
    let start: Double
    let target: Double
    /// In points per second; the device reports points per millisecond.
    let velocity: Double
    /// The time to rest, in seconds.
    let time: Double

    var description: String { "let go at \(start.plain) at \(velocity.plain) pt/s" }

    /// A scroll view whose edges are out of reach.
    var stage: ScrollStage {
        ScrollStage(
            view: ScrollViewShape(frameHeight: 480, contentHeight: 10_000, contentOffset: start),
            rate: .normal, scale: .two, clock: FrameClock(.hz60))
    }

    /// The four measurements; none is simpler than another.
    static let any = Generator<Measurement>.element(
        of: Measurement(start: 364, target: 2_664.5, velocity: 4_619.940, time: 3.068916),
        Measurement(start: 2_595.5, target: 3_288.5, velocity: 1_398.724, time: 2.485449),
        Measurement(start: 3_094.5, target: 1_907, velocity: -2_389.578, time: 2.752163),
        Measurement(start: 143, target: 1_275.5, velocity: 2_279.252, time: 2.718653))
}
