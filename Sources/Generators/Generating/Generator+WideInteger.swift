extension Generator where Value == Int128 {
    /// Integers in a range; the simplest is the one nearest to zero, or to a given value.
    ///
    /// Then come those above it and then those below it, by distance. A distance of 2^64 or more is two choices, its
    /// upper 64 bits and its lower ones, which are simplified one after the other. Where both are in the range, half of
    /// the random ones are shorter than that.
    ///
    ///     Generator<Int128>.integer(in: (1 << 70)...(1 << 80)).simplest  // 1180591620717411303424
    public static func integer(in range: ClosedRange<Int128>, towards simplest: Int128 = 0) -> Generator {
        wide(in: range, towards: simplest)
    }

    /// Integers of the whole range of the type; the simplest is zero.
    public static var integer: Generator { integer(in: .min ... .max) }
}

extension Generator where Value == UInt128 {
    /// Integers in a range; the simplest is the one nearest to zero, or to a given value.
    ///
    /// They are drawn and simplified as those of `Int128` are.
    public static func integer(in range: ClosedRange<UInt128>, towards simplest: UInt128 = 0) -> Generator {
        wide(in: range, towards: simplest)
    }

    /// Integers of the whole range of the type; the simplest is zero.
    public static var integer: Generator { integer(in: .min ... .max) }
}

extension Generator where Value: FixedWidthInteger & Sendable {
    fileprivate static func wide(in range: ClosedRange<Value>, towards simplest: Value) -> Generator {
        let nearest = Swift.min(Swift.max(simplest, range.lowerBound), range.upperBound)
        let above = Distances(upTo: UInt128(truncatingIfNeeded: range.upperBound &- nearest))
        let room = UInt128(truncatingIfNeeded: nearest &- range.lowerBound)
        let below = room == 0 ? nil : Distances(upTo: room - 1)
        return Generator { source throws(Rejection) in
            // A wide distance is next to a narrow one of the same sign, which shrinking tries in its place.
            let kind = Int(source.pick(upTo: UInt64(above.kinds + (below?.kinds ?? 0) - 1)))
            if let below, kind >= above.kinds {
                return nearest &- Value(truncatingIfNeeded: below.draw(kind - above.kinds, &source) + 1)
            }
            return nearest &+ Value(truncatingIfNeeded: above.draw(kind, &source))
        }
    }
}

/// The distances of integers from the simplest one, on one side of it.
private struct Distances {
    /// The greatest one.
    let bound: UInt128
    /// The number of kinds of distances: those below 2^64, and the others if there are any.
    let kinds: Int

    init(upTo bound: UInt128) {
        self.bound = bound
        kinds = bound > UInt64.max ? 2 : 1
    }

    /// Draws a distance of a kind.
    func draw(_ kind: Int, _ source: inout ChoiceSource) -> UInt128 {
        if kind == 0 { return UInt128(source.draw(upTo: UInt64(clamping: bound))) }
        let last = UInt64(bound >> 64)
        let upper = 1 + source.draw(upTo: last - 1)
        let lower = source.draw(upTo: upper == last ? UInt64(truncatingIfNeeded: bound) : .max)
        return UInt128(upper) << 64 | UInt128(lower)
    }
}
