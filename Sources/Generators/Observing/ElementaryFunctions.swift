/// The natural logarithm of a normal positive number, without a mathematics library.
///
/// x = m · 2^e, so that ln x = e ln 2 + ln m, and ln m = 2 (s + s^3 / 3 + s^5 / 5 + …) for s = (m − 1) / (m + 1), which
/// is at most a third: to ten digits.
func naturalLogarithm(_ x: Double) -> Double {
    let s = (x.significand - 1) / (x.significand + 1)
    var sum = 0.0
    for odd in stride(from: 17.0, through: 1, by: -2) { sum = sum * s * s + 1 / odd }
    return Double(x.exponent) * 0.6931471805599453 + 2 * s * sum
}

/// The exponential of a number in 0...700, without a mathematics library.
///
/// e^x = (e^(x / 1024))^1024: seven terms of the series, squared ten times, to twelve digits for x up to 20.
func exponential(_ x: Double) -> Double {
    let small = x / 1_024
    var power = 1.0
    for divisor in stride(from: 7.0, through: 1, by: -1) { power = 1 + power * small / divisor }
    for _ in 0..<10 { power *= power }
    return power
}
