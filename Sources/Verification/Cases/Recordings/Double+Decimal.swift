extension Double {
    /// The number of a decimal text in UTF-8, such as `-12.5` or `1e-3`; nil for any other text.
    ///
    /// Infinity and NaN are no decimals, and neither are hexadecimal digits. A number too large for a `Double` is infinite.
    init?(decimal text: ArraySlice<UInt8>) {
        var rest = text
        let isNegative = rest.first == UInt8(ascii: "-")
        if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
        var digits = Digits()
        digits.take(from: &rest)
        if rest.first == UInt8(ascii: ".") {
            rest.removeFirst()
            let whole = digits.count
            digits.take(from: &rest)
            digits.exponent = whole - digits.count
        }
        guard digits.count > 0 else { return nil }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest.removeFirst()
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
            var exponent = Digits()
            exponent.take(from: &rest)
            guard exponent.count > 0 else { return nil }
            digits.isShort = false
        }
        guard rest.isEmpty else { return nil }
        if digits.isShort, -digits.exponent < Self.powersOfTen.count {
            // Both numbers are exact, so that the quotient is rounded once.
            let magnitude = Double(digits.value) / Self.powersOfTen[-digits.exponent]
            self = isNegative ? -magnitude : magnitude
        } else {
            self.init(String(decoding: text, as: UTF8.self))
        }
    }

    /// The powers of ten that are exact, from 10⁰ to 10²².
    private static let powersOfTen: [Double] = (0..<22).reduce(into: [1]) { powers, _ in
        powers.append(powers[powers.count - 1] * 10)
    }
}

/// Digits that were read.
private struct Digits {
    var count = 0
    var value: UInt64 = 0
    /// The power of ten of the last digit.
    var exponent = 0
    /// Whether the value is the digits', and exact as a `Double`.
    var isShort = true

    mutating func take(from rest: inout ArraySlice<UInt8>) {
        var place = rest.startIndex
        while place < rest.endIndex, case let digit = rest[place] &- UInt8(ascii: "0"), digit < 10 {
            value = value &* 10 &+ UInt64(digit)
            count += 1
            if value >= 1 << 53 || count > 18 { isShort = false }
            place += 1
        }
        rest = rest[place...]
    }
}
