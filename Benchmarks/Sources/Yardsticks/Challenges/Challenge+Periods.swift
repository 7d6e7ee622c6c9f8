import Generators

extension Challenge {
    /// False property: a number of at least 10,000 does not leave 3 when divided by 7.
    ///
    /// Minimum: 10,006, the first such number, since 9,999 leaves 3.
    static let remainder = Challenge(
        "remainder", Generator<Int>.integer(in: 0...10_000_000), isNormal: { $0 == 10_006 },
        holds: { $0 < 10_000 || $0 % 7 != 3 })

    /// False property: four flags are never set together.
    ///
    /// Minimum: the four flags and no other bit, since clearing any other bit gives a smaller number.
    static let flags = Challenge(
        "flags", Generator<UInt32>.integer, isNormal: { $0 == 0x8421 }, holds: { $0 & 0x8421 != 0x8421 })

    /// False property: a year of at least 1,583 is not a leap year that is divisible by 100.
    ///
    /// Minimum: 1600, the first year after 1583 that is divisible by 400.
    static let century = Challenge(
        "century", Generator<Int>.integer(in: 1...9_999), isNormal: { $0 == 1_600 },
        holds: { $0 < 1_583 || $0 % 400 != 0 })

    /// False property: three switches and a number of at least 3 do not agree.
    ///
    /// Minimum: all switches off, since only their equality matters, and 3.
    static let switches = Challenge(
        "switches",
        zip(.boolean, .boolean, .boolean, .integer(in: 0...99)) as Generator<(Bool, Bool, Bool, Int)>,
        isNormal: { $0 == (false, false, false, 3) }, holds: { $0 != $1 || $1 != $2 || $3 < 3 })

    /// False property: a number is not three times another one that is at least 7.
    ///
    /// Minimum: 7 and 21, since the first number determines the second.
    static let proportional = Challenge(
        "proportional",
        Generator<Int>.integer(in: 0...100_000).flatMap { first in
            Generator.oneOf(.integer(in: 0...1_000_000), .always(3 * first)).map { (first, $0) }
        },
        isNormal: { $0 == (7, 21) }, holds: { $0 < 7 || $1 != 3 * $0 })
}
