/// Random 64-bit words: xoshiro256** by Blackman & Vigna (2018), seeded by SplitMix64.
///
/// The same seed gives the same words on every platform and in every version of this library, so that a written-down
/// seed keeps its meaning.
public struct RandomBits: RandomNumberGenerator, Sendable {
    @usableFromInline var s0: UInt64
    @usableFromInline var s1: UInt64
    @usableFromInline var s2: UInt64
    @usableFromInline var s3: UInt64

    /// Seeds the four words of state with four outputs of SplitMix64, as the authors recommend.
    @inlinable
    public init(seed: UInt64) {
        s0 = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15)
        s1 = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15 &* 2)
        s2 = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15 &* 3)
        s3 = Self.mixed(seed &+ 0x9E37_79B9_7F4A_7C15 &* 4)
    }

    /// The output function of SplitMix64 (Steele, Lea & Flood, 2014): a bijection that scatters its input.
    @inlinable
    package static func mixed(_ word: UInt64) -> UInt64 {
        var z = word
        z = (z ^ (z &>> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z &>> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z &>> 31)
    }

    /// The next 64 random bits.
    @inlinable
    @inline(__always)
    public mutating func next() -> UInt64 {
        let scrambled = s1 &* 5
        let result = ((scrambled &<< 7) | (scrambled &>> 57)) &* 9
        let shifted = s1 &<< 17
        s2 ^= s0
        s3 ^= s1
        s1 ^= s2
        s0 ^= s3
        s2 ^= shifted
        s3 = (s3 &<< 45) | (s3 &>> 19)
        return result
    }

    /// A uniform value in `0...bound`, by Lemire's multiplication ("Fast Random Integer Generation in an
    /// Interval", 2019): unbiased, and nearly always without a division.
    @inlinable
    @inline(__always)
    public mutating func uniform(upTo bound: UInt64) -> UInt64 {
        let width = bound &+ 1
        // Only the full range wraps around to zero; every word is then uniform.
        if width == 0 { return next() }
        var product = next().multipliedFullWidth(by: width)
        if product.low < width {
            let threshold = (0 &- width) % width
            while product.low < threshold { product = next().multipliedFullWidth(by: width) }
        }
        return product.high
    }
}
