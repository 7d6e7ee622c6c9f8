import Generators

extension Discovery {
    private static let unit = Generator<Double>.double(in: 0...1)
    private static let wide = Generator<Double>.double(in: -1e6...1e6)
    private static let finite = Generator<Double>.double.filter(\.isFinite)

    /// What needs numbers that are neither ends nor simple, or equal ones among them.
    static let doubles: [Discovery] = [
        associativity("0...1", unit), associativity("-1e6...1e6", wide), associativity("finite", finite),
        eightPoints, mean("0...1", unit), mean("-1e6...1e6", wide), mean("finite", finite), threeEqual,
        inList, negative,
    ]

    /// False property: a sum is the same from the left and from the right.
    private static func associativity(_ range: String, _ number: Generator<Double>) -> Discovery {
        let three: Generator<(Double, Double, Double)> = zip(number, number, number)
        return Discovery("sum in another order, \(range)", three, cases: 100) { first, second, third in
            let fromLeft: Double = (first + second) + third
            let fromRight: Double = first + (second + third)
            return fromLeft == fromRight
        }
    }

    /// False property: one of eight points is on the border of the unit square.
    private static let eightPoints = {
        let point: Generator<(Double, Double)> = zip(unit, unit)
        return Discovery("eight points, none on the border", point.array(count: 8...8)) { points in
            !points.allSatisfy { x, y in min(x, y) > 0 && max(x, y) < 1 }
        }
    }()

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

    /// False property: three equal numbers are multiples of 1/256.
    private static let threeEqual = {
        let three: Generator<(Double, Double, Double)> = zip(unit, unit, unit)
        return Discovery("three equal numbers", three) { first, second, third in
            first != second || second != third || isSimple(first)
        }
    }()

    /// False property: a number is in a list only if it is a multiple of 1/256.
    private static let inList = {
        let both: Generator<([Double], Double)> = zip(unit.array(), unit)
        return Discovery("a number that is in a list", both) { list, number in
            isSimple(number) || !list.contains(number)
        }
    }()

    /// False property: two numbers of the sum 0 are multiples of 1/256.
    private static let negative = {
        let both: Generator<(Double, Double)> = zip(wide, wide)
        return Discovery("a number and its negative", both) { first, second in
            isSimple(first) || first + second != 0
        }
    }()

    private static func isSimple(_ number: Double) -> Bool { Double(Int(number * 256)) == number * 256 }
}
