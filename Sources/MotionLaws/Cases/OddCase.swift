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
        let stage = try source.draw(ScrollStage.any)
        let numbers = try source.draw(
            Generator<Double>.oneOf(.double(in: 0...1), .double(in: -1_000...1_000), .double)
                .array(count: 1...4))
        guard source.flip() else { return OddCase(stage: stage, numbers: numbers) }
        let distance = Double(try source.draw(.integer(in: 1...400)))
        return OddCase(stage: stage.outermost(by: distance, atTop: source.flip()), numbers: numbers)
    }
}
