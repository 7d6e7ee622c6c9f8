import Generators

/// The unit of which all lengths and offsets of a scenario are multiples.
///
/// Rounding errors show only with some units, and exact statements can be judged only with others. A scenario uses one
/// unit throughout, so that it meets boundary values exactly. The simplest is the whole point.
enum Quantum: UInt64 {
    /// Whole points.
    case whole
    /// Thirds of a point, the pixels of an @3x screen.
    case thirds
    /// 64ths of a point, on which sums are exact.
    case dyadic
    /// 2⁻⁴⁰ of a point: a few thousand points take all 53 bits of a `Double`, so that sums are rounded.
    case arbitrary

    static func draw(from source: inout ChoiceSource) -> Quantum {
        // The simplest quantum is drawn most often: most defects are not about rounding.
        let number = source.draw(upTo: arbitrary.rawValue) { bits in
            [whole, whole, whole, thirds, thirds, dyadic, arbitrary, arbitrary][Int(bits.uniform(upTo: 7))]
                .rawValue
        }
        return Quantum(rawValue: number) ?? .whole
    }

    /// The number of units per point.
    var unitsPerPoint: Int {
        switch self {
        case .whole: 1
        case .thirds: 3
        case .dyadic: 64
        case .arbitrary: 1 << 40
        }
    }

    /// Divides a number of units, 0 or more, into whole points and remaining units.
    ///
    /// Each quantum has its own expression, because the compiler replaces divisions by constants.
    private func split(_ units: Int) -> (quotient: Int, remainder: Int) {
        switch self {
        case .whole: (units, 0)
        case .thirds: units.quotientAndRemainder(dividingBy: 3)
        case .dyadic: (units >> 6, units & 63)
        case .arbitrary: (units >> 40, units & ((1 << 40) - 1))
        }
    }

    /// Converts a number of units to points; for thirds, the result is that of a layout that rounds to pixels.
    func points(_ units: Int) -> Double { Double(units) / Double(unitsPerPoint) }

    /// Draws a number of units: one choice for the whole points and, except for ``whole``, one for the remaining units.
    ///
    /// A fraction has its own choice, so that shrinking can remove it separately.
    ///
    /// - Parameters:
    ///   - range: the range of the number, rounded down to whole points.
    ///   - simplest: the whole points that count as simplest; outside of the range, its nearer end.
    ///   - distribution: returns a random number of units.
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

    /// Draws a length between 0 and a number of points, in units.
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
