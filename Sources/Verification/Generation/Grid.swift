import Generators

/// What the lengths and offsets of a scenario are multiples of.
///
/// Rounding errors show only on some grids and exact claims can be tested only on others, so all of a scenario is
/// on one. The simplest is whole points.
enum Grid: UInt64, CaseIterable {
    /// Whole points.
    case whole
    /// Thirds of a point, the pixels of an @3x screen.
    case thirds
    /// 64ths of a point, on which sums are exact.
    case dyadic
    /// Any number.
    case arbitrary

    static func draw(from source: inout ChoiceSource) -> Grid {
        Grid(rawValue: source.pick(upTo: UInt64(Grid.allCases.count - 1))) ?? .whole
    }

    /// Draws a number of a range on this grid, in points.
    ///
    /// - Parameters:
    ///   - range: the whole numbers that the number is rounded down to.
    ///   - simplest: the whole number that counts as simplest, in the range.
    func draw(_ range: ClosedRange<Int>, towards simplest: Int, from source: inout ChoiceSource) -> Double {
        let whole = Double(
            range.lowerBound
                + Int(
                    source.draw(
                        upTo: UInt64(range.upperBound - range.lowerBound),
                        towards: UInt64(simplest - range.lowerBound))))
        // Whole numbers take one choice and others two, so that what fails without fractions shrinks to no fractions.
        guard self != .whole else { return whole }
        let fraction = Double(source.draw(upTo: parts - 1))
        // In this order thirds are exactly what a layout that rounds to pixels computes.
        return self == .arbitrary
            ? whole + fraction / Double(parts) : (whole * Double(parts) + fraction) / Double(parts)
    }

    /// How many multiples there are in a point.
    private var parts: UInt64 {
        switch self {
        case .whole: 1
        case .thirds: 3
        case .dyadic: 64
        case .arbitrary: 1 << 52
        }
    }
}
