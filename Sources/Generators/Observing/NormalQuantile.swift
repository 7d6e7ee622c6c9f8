#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The quantile function of the standard normal distribution: the inverse of its cumulative distribution function.
///
/// By Wichura's PPND7 (algorithm AS 241, Applied Statistics 37, 1988), to seven digits. Minus infinity at 0 and below,
/// infinity at 1 and above, NaN for NaN.
func normalQuantile(_ probability: Double) -> Double {
    if probability <= 0 { return -.infinity }
    if probability >= 1 { return .infinity }
    let fromMedian = probability - 0.5
    if fromMedian.magnitude <= 0.425 {
        let r = 0.180625 - fromMedian * fromMedian
        return fromMedian * polynomial([3.3871327179, 50.434271938, 159.29113202, 59.109374720], at: r)
            / polynomial([1, 17.895169469, 78.757757664, 67.187563600], at: r)
    }
    let tail = (-log(min(probability, 1 - probability))).squareRoot()
    let distance =
        tail <= 5
        ? polynomial([1.4234372777, 2.7568153900, 1.3067284816, 0.17023821103], at: tail - 1.6)
            / polynomial([1, 0.73700164250, 0.12021132975], at: tail - 1.6)
        : polynomial([6.6579051150, 3.0812263860, 0.42868294337, 0.017337203997], at: tail - 5)
            / polynomial([1, 0.24197894225, 0.012258202635], at: tail - 5)
    return fromMedian < 0 ? -distance : distance
}

/// The value of a polynomial, by Horner's rule; the coefficients begin with the constant.
private func polynomial(_ coefficients: [Double], at x: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
}
