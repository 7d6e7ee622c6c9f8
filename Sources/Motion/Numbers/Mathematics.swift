// The one file of the model that imports the platform's mathematics library; everything else asks for what is here.

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The functions of the platform's mathematics library that motion is computed with, under clear names.
enum Mathematics {
    /// eˣ.
    static func exponential(_ exponent: Double) -> Double { exp(exponent) }

    /// eˣ − 1, without the cancellation that the difference suffers near 0.
    static func exponentialMinusOne(_ exponent: Double) -> Double { expm1(exponent) }

    /// The natural logarithm.
    static func logarithm(_ number: Double) -> Double { log(number) }

    /// ln(1 + x), without the rounding that the sum suffers near 0.
    static func logarithmOfOnePlus(_ number: Double) -> Double { log1p(number) }

    /// The sine of an angle in radians.
    static func sine(_ angle: Double) -> Double { sin(angle) }

    /// The cosine of an angle in radians.
    static func cosine(_ angle: Double) -> Double { cos(angle) }
}
