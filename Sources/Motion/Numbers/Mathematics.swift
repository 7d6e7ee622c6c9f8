// The only file of this module that imports the platform's mathematics library.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Functions of the platform's mathematics library under descriptive names.
enum Mathematics {
    /// eˣ.
    static func exponential(_ exponent: Double) -> Double { exp(exponent) }

    /// eˣ − 1, without the cancellation of the difference near 0.
    static func exponentialMinusOne(_ exponent: Double) -> Double { expm1(exponent) }

    /// The natural logarithm.
    static func logarithm(_ number: Double) -> Double { log(number) }

    /// ln(1 + x), without the rounding error of the sum near 0.
    static func logarithmOfOnePlus(_ number: Double) -> Double { log1p(number) }

    /// The sine of an angle in radians.
    static func sine(_ angle: Double) -> Double { sin(angle) }

    /// The cosine of an angle in radians.
    static func cosine(_ angle: Double) -> Double { cos(angle) }
}
