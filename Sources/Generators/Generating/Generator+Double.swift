extension Generator where Value == Double {
    /// Numbers in a closed range.
    ///
    /// In order of simplicity: whole numbers, by distance from zero; then numbers of 1, 2, 4, 8, 16 and 32 binary
    /// digits after the point; then all others. A number of a whole part and a fraction outside the range is moved to
    /// the nearer end, so that a range without whole numbers has its own simplest number. From 2^53 on every number is
    /// whole. An infinite end of the range is one of its numbers.
    ///
    /// Of random numbers, fewer than a third are whole, an end or next to it, or have up to 8 binary digits after the
    /// point. One in ten is equal to an earlier number or its negative, or near it. The others are spread over the
    /// range, half of them evenly and half over all magnitudes of the distance from zero or from an end. In a range of
    /// numbers of more than 2^53 and of less than 2^24, they are spread over magnitudes only, seven in eight of them
    /// from 2^-24 to 2^24.
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
        let form = DoubleForm(range, specials: specials.count)
        let spread = DoubleSpread(range)
        return Generator { source throws(Rejection) in
            // Used by random sources only, which draw the number and then make its choices.
            var drawn: DoubleForm.Choices?
            let keepsToEdges = source.origin == .edges
            let kind = source.choose(upTo: form.lastKind, towards: 0) { random in
                let choices = form.choices(&random, from: spread, keepsToEdges)
                drawn = choices
                return choices.kind
            }
            // Drawn for a special number too; with fewer choices it would be simpler than a fraction.
            let index = source.choose(upTo: form.wholes.bound, towards: form.wholes.target) { random in
                drawn?.whole ?? form.wholes.randomIndex(&random)
            }
            let whole = form.wholes[index]
            guard let part = form.part(kind, of: whole) else { return whole.value.clamped(to: range) }
            let number = source.choose(upTo: part.bound, towards: part.target) { random in
                drawn?.part ?? random.integer(upTo: part.bound, towards: part.target)
            }
            if form.isSpecial(kind) { return specials[Int(number)] }
            let value = form.number(kind, whole, number)
            source.nameLandmarks(ofLast: 3) { form.landmarks(near: value, of: kind, from: whole) }
            return value
        }
    }
}

extension Double {
    /// The position among all numbers in ascending order; neighbours differ by one.
    var ordinal: UInt64 { sign == .minus ? ~bitPattern : bitPattern | 1 << 63 }

    init(ordinal: UInt64) {
        self.init(bitPattern: ordinal >> 63 == 1 ? ordinal & ~(1 << 63) : ~ordinal)
    }

    func clamped(to range: ClosedRange<Double>) -> Double {
        min(max(self, range.lowerBound), range.upperBound)
    }
}
