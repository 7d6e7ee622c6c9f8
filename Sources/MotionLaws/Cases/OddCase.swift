import Generators
import Motion
import Verification

/// Unusual numbers, invalid ones included, for use as distances, velocities, targets and durations.
struct OddCase: DrawnCase {
    let stage: ScrollStage
    /// At least one.
    let numbers: [Double]

    var description: String { "\(numbers.map(\.plain).joined(separator: ", ")); \(stage)" }

    static let any = Generator<OddCase> { source throws(Rejection) in
        OddCase(
            stage: try source.draw(ScrollStage.any),
            numbers: try source.draw(
                Generator<Double>.oneOf(
                    .double(in: 0...1), .double(in: -1_000...1_000), .double
                ).array(count: 1...4)))
    }
}
