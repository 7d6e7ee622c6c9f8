import Generators

extension Challenge {
    /// False property: the whole number below x + ½ is at most ½ away from x.
    ///
    /// The minimum is 2^52 + 1. There numbers are one apart, and the sum is rounded to the even neighbour above. Below
    /// 2^52 the sum of a whole number and ½ is exact. The predecessor of ½ fails too, but a fraction has one choice
    /// more than a whole number.
    static let halfUp = Challenge(
        "half-up", Generator<Double>.double(in: 0...0x1p53),
        isNormal: { $0 == 0x1p52 + 1 }, holds: { abs(Double(Int64($0 + 0.5)) - $0) <= 0.5 })

    /// False property: prices add up to the price of the sum of the cents.
    ///
    /// The minimum is 0.01 + 0.05, which is not 0.06. The sums of 0.01 and of 0.00 to 0.04 are those of the cents, and
    /// so is a single price.
    static let priceTotal = Challenge(
        "price-total", Generator<Int>.integer(in: 0...1_999).array(),
        isNormal: { $0 == [1, 5] },
        holds: { cents in
            cents.reduce(0.0) { $0 + Double($1) / 100 } == Double(cents.reduce(0, +)) / 100
        })

    private static let weight = Generator<Double>.double(in: 0...1_000)

    /// False property: three weights have the same sum from the left and from the right.
    ///
    /// The minimum is 1, 1 and the successor of 2^-52. A sum with 0 and sums of whole numbers and of up to 32 binary
    /// digits are exact, so one number is of the last kind, and it is simplest as the third. Up to 2^-52 it is lost in
    /// 2 + c, and in 1 + (1 + c) as well.
    static let sumOrder = Challenge(
        "sum-order", zip(weight, weight, weight),
        isNormal: { $0 == (1, 1, 0x1.0000000000001p-52) },
        holds: { first, second, third in
            let fromLeft: Double = (first + second) + third
            let fromRight: Double = first + (second + third)
            return fromLeft == fromRight
        })
}
