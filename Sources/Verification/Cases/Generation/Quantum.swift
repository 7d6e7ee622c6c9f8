import Generators

/// What the lengths and offsets of a scenario are multiples of.
///
/// Rounding errors show only on some grids and exact claims can be tested only on others, so all of a scenario is
/// on one: it is made of whole numbers of quantum units, and landmarks are met exactly. The simplest is whole points.
enum Quantum: UInt64 {
    /// Whole points.
    case whole
    /// Thirds of a point, the pixels of an @3x screen.
    case thirds
    /// 64ths of a point, on which sums are exact.
    case dyadic
    /// Any numbers: 2⁻⁴⁰ of a point, which takes all 53 bits of a Double for a few thousand points.
    case arbitrary

    static func draw(from source: inout ChoiceSource) -> Quantum {
        // The simplest quantum is the commonest: most defects are not about rounding.
        let number = source.draw(upTo: arbitrary.rawValue) { bits in
            [whole, whole, whole, thirds, thirds, dyadic, arbitrary, arbitrary][Int(bits.uniform(upTo: 7))]
                .rawValue
        }
        return Quantum(rawValue: number) ?? .whole
    }

    /// How many units there are in a point.
    var unitsPerPoint: Int {
        switch self {
        case .whole: 1
        case .thirds: 3
        case .dyadic: 64
        case .arbitrary: 1 << 40
        }
    }

    /// How many whole points there are in a number of units that is not negative, and how many units are left over.
    ///
    /// Written out for each quantum, because it takes no division to divide by a number that is known.
    private func split(_ units: Int) -> (quotient: Int, remainder: Int) {
        switch self {
        case .whole: (units, 0)
        case .thirds: units.quotientAndRemainder(dividingBy: 3)
        case .dyadic: (units >> 6, units & 63)
        case .arbitrary: (units >> 40, units & ((1 << 40) - 1))
        }
    }

    /// A number of units in points: for thirds exactly what a layout that rounds to pixels computes.
    func points(_ units: Int) -> Double { Double(units) / Double(unitsPerPoint) }

    /// Draws a number of units: a choice of whole points and, on any quantum but the simplest, one of the rest.
    ///
    /// That fractions cost a choice each is what makes numbers without them simpler.
    ///
    /// - Parameters:
    ///   - range: the whole points that the number is rounded down to.
    ///   - simplest: the whole points that count as simplest; outside of the range, its nearer end.
    ///   - distribution: makes units at random.
    func draw(
        _ range: ClosedRange<Int>, towards simplest: Int, from source: inout ChoiceSource,
        distribution: (inout RandomBits) -> Int
    ) -> Int {
        var rest = 0
        let whole = source.draw(
            upTo: UInt64(range.upperBound - range.lowerBound),
            towards: UInt64(min(max(simplest, range.lowerBound), range.upperBound) - range.lowerBound)
        ) { bits in
            let units = distribution(&bits) - range.lowerBound * unitsPerPoint
            let random = split(max(0, units))
            rest = random.remainder
            return UInt64(random.quotient)
        }
        let units = (range.lowerBound + Int(whole)) * unitsPerPoint
        guard self != .whole else { return units }
        return units + Int(source.draw(upTo: UInt64(unitsPerPoint - 1)) { _ in UInt64(rest) })
    }

    /// Draws a length between 0 and a number of points.
    func drawLength(
        upTo most: Int, towards simplest: Int, from source: inout ChoiceSource
    ) -> Int {
        draw(0...most, towards: simplest, from: &source) { bits in
            switch bits.uniform(upTo: 7) {
            case 0: 0
            case 1: simplest * unitsPerPoint
            default: Int(bits.uniform(upTo: UInt64(most * unitsPerPoint)))
            }
        }
    }
}
