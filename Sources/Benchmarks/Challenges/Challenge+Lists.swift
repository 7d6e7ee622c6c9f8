import Generators

extension Challenge {
    private static let integers = Generator<Int>.integer.array()

    /// A list is taken to be its own reverse.
    public static let reverse = Challenge(
        "reverse", hypothesis: Figures(30, of: 30, meanShrink: 10), integers,
        isNormal: { $0 == [0, 1] }, holds: { $0 == $0.reversed() })
}
