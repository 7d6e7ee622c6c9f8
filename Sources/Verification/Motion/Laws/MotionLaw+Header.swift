import AirBarModel
import Generators

extension MotionLaw {
    static let header: [MotionLaw] = [headerIsNeverNegative]

    static let headerIsNeverNegative = MotionLaw(
        "H1", "height from zero", .following,
        statement: "the height of the stretchy header is at least 0, whatever the content offset",
        reason: "an image of negative height is drawn upside down or not at all",
        origin: ["GSKStretchyHeaderView"],
        cases: Generator<Double>.double(in: -10_000...10_000)
    ) { rules, contentOffset in
        let height = rules.header.height(contentOffset)
        return height >= 0
            ? nil
            : Violation(step: 0, quantity: "the height", value: height, expected: "at least", limit: 0)
    }
}
