import Generators

extension Discovery {
    private static let unit = Generator<Double>.double(in: 0...1)
    private static let wide = Generator<Double>.double(in: -1e6...1e6)
    private static let finite = Generator<Double>.double.filter(\.isFinite)
    private static let point = zip(unit, unit) as Generator<(Double, Double)>

    /// What needs numbers that are neither ends nor simple, or equal ones among them.
    static let doubles = [
        associativity("0...1", unit), associativity("-1e6...1e6", wide), associativity("finite", finite),
        Discovery("eight points, none on the border of a square", point.array(count: 8...8)) { points in
            !points.allSatisfy { 0 < $0 && $0 < 1 && 0 < $1 && $1 < 1 }
        },
        mean("0...1", unit), mean("-1e6...1e6", wide), mean("finite", finite),
        Discovery("three equal numbers that are not simple", zip(unit, unit, unit)) { first, second, third in
            first != second || second != third || first * 256 == Double(Int(first * 256))
        },
        Discovery("a number that is in a list", zip(unit.array(), unit)) { list, number in
            number * 256 == Double(Int(number * 256)) || !list.contains(number)
        },
        Discovery("a number and its negative", zip(wide, wide)) { first, second in
            first != -second || first == Double(Int(first))
        },
    ]

    /// False property: a sum is the same from the left and from the right.
    private static func associativity(_ range: String, _ number: Generator<Double>) -> Discovery {
        let three = zip(number, number, number) as Generator<(Double, Double, Double)>
        return Discovery("sum in another order, \(range)", three, cases: 100) { first, second, third in
            let fromLeft: Double = (first + second) + third
            let fromRight: Double = first + (second + third)
            return fromLeft == fromRight
        }
    }

    /// False property: the mean is from the least number to the greatest.
    ///
    /// Only the mean of equal numbers is outside, by rounding.
    private static func mean(_ range: String, _ number: Generator<Double>) -> Discovery {
        Discovery("mean outside, \(range)", number.array(count: 1...20)) { list in
            guard let least = list.min(), let greatest = list.max() else { return true }
            let mean = list.reduce(0, +) / Double(list.count)
            return !mean.isFinite || least <= mean && mean <= greatest
        }
    }
}
