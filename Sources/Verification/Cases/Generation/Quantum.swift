import AirBarModel
import Generators
import Motion

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
    /// 2²⁷ points, so that lengths and offsets reach 2³⁹.
    ///
    /// Such a unit takes the place of a point, and a tolerance is much smaller than it.
    case large

    /// Draws a unit.
    ///
    /// - Parameters:
    ///   - greatest: the last unit that random draws have.
    ///   - most: the last unit that a choice can stand for.
    static func draw(
        from source: inout ChoiceSource, of greatest: Quantum, upTo most: Quantum
    ) -> Quantum {
        let last = min(greatest.rawValue, most.rawValue)
        // The simplest quantum is drawn most often: most defects are not about rounding.
        let number = source.draw(upTo: most.rawValue) { bits in
            min(weighted[Int(bits.uniform(upTo: UInt64(weighted.count - 1)))].rawValue, last)
        }
        return Quantum(rawValue: number) ?? .whole
    }

    private static let weighted: [Quantum] = [
        (6, whole), (4, thirds), (2, dyadic), (3, arbitrary), (1, large),
    ]
    .flatMap { Array(repeating: $1, count: $0) }

    /// The number of units per point; of ``large`` it is 1, although it stands for more points.
    var unitsPerPoint: Int {
        switch self {
        case .whole, .large: 1
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
        case .whole, .large: (units, 0)
        case .thirds: units.quotientAndRemainder(dividingBy: 3)
        case .dyadic: (units >> 6, units & 63)
        case .arbitrary: (units >> 40, units & ((1 << 40) - 1))
        }
    }

    /// Converts a number of units to points; for thirds, the result is that of a layout that rounds to pixels.
    func points(_ units: Int) -> Double { Double(units) / Double(unitsPerPoint) * scale }

    /// Converts insets to points.
    func points(_ insets: (top: Int, bottom: Int)) -> ContentInset {
        ContentInset(top: points(insets.top), bottom: points(insets.bottom))
    }

    /// The greatest height of content, in whole points: that of a feed of a hundred screens, unless multiples of the
    /// unit are not exact there, or too large.
    ///
    /// A number of whole points takes two bytes of a fuzzer's input.
    var longestContent: Int {
        switch self {
        case .whole, .thirds, .dyadic: 60_000
        case .arbitrary, .large: Self.usualContent
        }
    }

    /// The greatest height of most content, in whole points.
    static let usualContent = 3000

    /// The distances of content offsets from the first resting offset, in whole points: from beyond the top to beyond the
    /// end of the longest content.
    var distances: ClosedRange<Int> { -1000...longestContent + 1000 }

    /// The number of units nearest to a number of points; nil if that is beyond all heights and all content.
    func units(nearestTo points: Double) -> Int? {
        let points = points / scale
        guard points.magnitude < max(SupportedHeights.limit, Double(2 * longestContent)) else { return nil }
        return Int((points * Double(unitsPerPoint)).rounded())
    }

    /// The number of points that stand for one.
    private var scale: Double { self == .large ? 0x1p27 : 1 }

    /// Whether a point has more than one unit, so that a number is two choices.
    var isFractional: Bool { unitsPerPoint > 1 }

    /// Draws a number of units: one choice for the whole points and, if there are more units than one to a point, one
    /// for the remaining units.
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
        guard isFractional else { return units }
        return units + Int(source.draw(upTo: UInt64(unitsPerPoint - 1)) { _ in UInt64(rest) })
    }

    /// A random length in units, of at most a number of points.
    func uniform(upTo points: Int, _ bits: inout RandomBits) -> Int {
        Int(bits.uniform(upTo: UInt64(points * unitsPerPoint)))
    }

    /// Draws a length between 0 and a number of points, in units: often 0, one unit, or a few points.
    func drawLength(
        upTo most: Int, towards simplest: Int, from source: inout ChoiceSource
    ) -> Int {
        draw(0...most, towards: simplest, from: &source) { bits in
            switch bits.uniform(upTo: 15) {
            case 0...1: 0
            case 2...3: simplest * unitsPerPoint
            case 4: 1
            case 5: uniform(upTo: 6, &bits)
            default: uniform(upTo: most, &bits)
            }
        }
    }
}

extension Quantum {
    /// Draws heights between two bounds: one that both agree on is exact, any other a multiple of the unit.
    func drawHeights(
        from least: BarHeights, to greatest: BarHeights, from source: inout ChoiceSource
    ) throws(Rejection) -> BarHeights {
        if let flaw = SupportedHeights.between(least, greatest).flaw { throw Rejection("\(flaw)") }
        func draw(_ least: Double, _ greatest: Double) -> Double {
            guard least < greatest else { return least }
            let most = Int((greatest - least).rounded(.up))
            let distance = drawLength(upTo: most, towards: 0, from: &source)
            return min(least + points(distance), greatest)
        }
        let compact = draw(least.compact, greatest.compact)
        let normal = max(compact, draw(least.normal, greatest.normal))
        let expanded = max(normal, draw(least.expanded, greatest.expanded))
        return BarHeights(compact: compact, normal: normal, expanded: expanded)
    }
}
