extension Generator where Value == Double {
    /// Numbers of a range, both ends included.
    ///
    /// In order of simplicity: whole numbers, the nearer to zero the simpler; then numbers of 1, 2, 4, 8,
    /// 16 and 32 binary digits after the point; then any others, by their distance in representable
    /// numbers from the one nearest to zero. A number made up of a whole part and digits that falls
    /// outside the range is moved to the nearer end, so that a range without whole numbers has its own
    /// simplest number. At random each of the eight kinds is as likely.
    ///
    ///     Generator<Double>.double(in: -1...3).simplest      // 0.0
    ///     Generator<Double>.double(in: 0.25...0.75).simplest // 0.25
    public static func double(in range: ClosedRange<Double>) -> Generator {
        let ordinals = [range.lowerBound, range.upperBound].map(\.ordinal).sorted()
        let nearest = min(max(0, range.lowerBound), range.upperBound).ordinal
        let digits: [UInt64] = [0, 1, 2, 4, 8, 16, 32]
        let anyNumber = UInt64(digits.count)
        let wholes = Generator<Int64>.integer(in: range.lowerBound.floor...range.upperBound.floor)
        return Generator { source throws(Rejection) in
            let kind = source.pick(upTo: anyNumber)
            if kind == anyNumber {
                let offset = source.draw(
                    upTo: ordinals[1] - ordinals[0], towards: max(nearest, ordinals[0]) - ordinals[0])
                return Double(ordinal: ordinals[0] + offset)
            }
            let whole = Double(try wholes.body(&source))
            let count = digits[Int(kind)]
            let numerator = count == 0 ? 0 : source.draw(upTo: (1 << count) - 1)
            return (whole + Double(numerator) / Double(1 << count)).clamped(to: range)
        }
    }
}

extension Double {
    /// The position among all numbers in order, so that neighbours differ by one.
    fileprivate var ordinal: UInt64 { sign == .minus ? ~bitPattern : bitPattern | 1 << 63 }

    fileprivate init(ordinal: UInt64) {
        self.init(bitPattern: ordinal >> 63 == 1 ? ordinal & ~(1 << 63) : ~ordinal)
    }

    /// The greatest whole number that is not greater, within the 2^53 where numbers have fractions at all.
    ///
    /// `rounded(.down)` calls the platform's libm, which a module without Foundation does not link.
    fileprivate var floor: Int64 {
        let number = clamped(to: -0x1p53...0x1p53)
        let truncated = Int64(number)
        return Double(truncated) > number ? truncated - 1 : truncated
    }

    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
