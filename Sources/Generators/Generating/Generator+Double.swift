extension Generator where Value == Double {
    /// Numbers in a closed range.
    ///
    /// In order of simplicity: whole numbers, by distance from zero; then numbers of 1, 2, 4, 8, 16 and 32 binary
    /// digits after the point; then all others. A number of a whole part and a fraction outside the range is moved to
    /// the nearer end, so that a range without whole numbers has its own simplest number. From 2^53 on every number is
    /// whole. The eight kinds are equally likely. An infinite end of the range is one of its numbers.
    ///
    /// The special numbers, inside the range or not, are a further kind, less simple than any number of the range;
    /// the earlier, the simpler.
    ///
    ///     Generator<Double>.double(in: -1...3).simplest                      // 0.0
    ///     Generator<Double>.double(in: 0.25...0.75).simplest                 // 0.25
    ///     Generator<Double>.double(in: 0...1, including: [-0.0, .infinity])  // a ninth of them is either
    /// - Parameters:
    ///   - range: the range of the numbers.
    ///   - specials: further numbers, which may be outside the range.
    public static func double(in range: ClosedRange<Double>, including specials: [Double] = []) -> Generator {
        let digits: [UInt64] = [0, 1, 2, 4, 8, 16, 32]
        let kinds = digits.count + (specials.isEmpty ? 1 : 2)
        return Generator { source throws(Rejection) in
            let kind = Int(source.pick(upTo: UInt64(kinds - 1)))
            // Drawn for a special number too; with fewer choices it would be simpler than a fraction.
            let whole = source.wholeDouble(in: range)
            if kind > digits.count { return specials[Int(source.pick(upTo: UInt64(specials.count - 1)))] }
            if whole.isPast2To53 { return whole.value.clamped(to: range) }
            if kind == digits.count {
                let next = WholeDouble(position: whole.position + 1).value
                return source.anyDouble(in: whole.value.clamped(to: range)...next.nextDown.clamped(to: range))
            }
            let count = digits[kind]
            let numerator = count == 0 ? 0 : source.draw(upTo: (1 << count) - 1)
            return (whole.value + Double(numerator) / Double(1 << count)).clamped(to: range)
        }
    }
}

extension ChoiceSource {
    /// Draws any representable number of a range; the simplest is the nearest to zero.
    fileprivate mutating func anyDouble(in range: ClosedRange<Double>) -> Double {
        // By ordinal, so that -0.0 comes before 0.0, although they compare equal.
        let ends = [range.lowerBound.ordinal, range.upperBound.ordinal].sorted()
        let nearest = min(max(0.0.ordinal, ends[0]), ends[1])
        return Double(ordinal: ends[0] + draw(upTo: ends[1] - ends[0], towards: nearest - ends[0]))
    }
}

extension Double {
    /// The position among all numbers in ascending order; neighbours differ by one.
    var ordinal: UInt64 { sign == .minus ? ~bitPattern : bitPattern | 1 << 63 }

    init(ordinal: UInt64) {
        self.init(bitPattern: ordinal >> 63 == 1 ? ordinal & ~(1 << 63) : ~ordinal)
    }

    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
