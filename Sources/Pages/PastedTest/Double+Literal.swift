import Verification

extension Double {
    /// The shortest literal of Swift with the same bits; a NaN loses its payload.
    ///
    ///     (-200.0).literal  // -200
    ///     0x1p40.literal  // 1_099_511_627_776
    ///
    /// It is hexadecimal where the compiler would make another number of the decimal one.
    var literal: String {
        let minus = sign == .minus ? "-" : ""
        return minus
            + (isNaN ? ".nan" : isInfinite ? ".infinity" : magnitude.digits(isNegative: sign == .minus))
    }

    private func digits(isNegative: Bool) -> String {
        // The integer literal -0 is 0.
        if self == 0 { return isNegative ? "0.0" : "0" }
        let decimal = plain.replacing("e+", with: "e").replacing("e-0", with: "e-")
        if decimal.allSatisfy(\.isWholeNumber) { return decimal.grouped }
        return isDenoted(by: decimal) ? decimal : hexadecimal
    }

    /// Whether a decimal literal is this number in every compiler.
    ///
    /// For x86-64 a literal is rounded to 64 bits of precision first and then to 53. If that is wrong, the literal is near
    /// the middle of two numbers: one of its neighbours with 19 digits is on the other side. Of a subnormal number the
    /// compiler warns that it is not exact.
    private func isDenoted(by decimal: String) -> Bool {
        let parts = decimal.split(separator: "e")
        guard isNormal, let mantissa = parts.first,
            var digits = UInt64(mantissa.filter(\.isWholeNumber)), digits > 0
        else { return false }
        var exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        exponent -= mantissa.drop { $0 != "." }.dropFirst().count
        while digits < 1_000_000_000_000_000_000 {
            digits *= 10
            exponent -= 1
        }
        return [digits - 1, digits + 1].allSatisfy { Double("\($0)e\(exponent)") == self }
    }

    private var hexadecimal: String {
        let integer = UInt64(significand * 0x1p52)
        let zeros = integer.trailingZeroBitCount
        return "0x\(String(integer >> zeros, radix: 16))p\(Int(exponent) - 52 + zeros)"
    }
}

extension String {
    /// The digits in groups of three from seven digits on, as `swift format` asks for.
    fileprivate var grouped: String {
        guard count >= 7 else { return self }
        let groups = enumerated().map {
            (count - $0.offset).isMultiple(of: 3) && $0.offset > 0 ? "_\($0.element)" : "\($0.element)"
        }
        return groups.joined()
    }
}
