import Generators

extension Challenge {
    private static let digits = Generator<Int>.integer(in: 0...9)

    /// False property: fewer than 300 digits of a list are at least 5.
    ///
    /// Minimum: 300 times 5, since every element has to count.
    static let threeHundred = Challenge(
        "three-hundred", digits.array(count: 0...1_000), isNormal: { $0 == Array(repeating: 5, count: 300) },
        holds: { list in list.count { $0 >= 5 } < 300 })

    /// False property: numbers of up to 1,000 have a sum below 20,000.
    ///
    /// Minimum: 20 times 1,000, since fewer elements cannot reach the sum.
    static let sum = Challenge(
        "sum", Generator<Int>.integer(in: 0...1_000).array(count: 0...1_000),
        isNormal: { $0 == Array(repeating: 1_000, count: 20) }, holds: { $0.reduce(0, +) < 20_000 })

    /// False property: numbers of up to 1,000 have a sum below 2,500.
    ///
    /// Minimum: 500, 1,000 and 1,000; three elements are needed, and the first one is lowered first.
    static let smallSum = Challenge(
        "small-sum", Generator<Int>.integer(in: 0...1_000).array(count: 0...200),
        isNormal: { $0 == [500, 1_000, 1_000] }, holds: { $0.reduce(0, +) < 2_500 })

    /// False property: of a long list, the first and the last element differ.
    ///
    /// Minimum: 30 zeros, since only the length has to be kept.
    static let farApart = Challenge(
        "far-apart", Generator<Int>.integer(in: 0...50).array(count: 0...300),
        isNormal: { $0 == Array(repeating: 0, count: 30) }, holds: { $0.count < 30 || $0.first != $0.last })
}
