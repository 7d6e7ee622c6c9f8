import Generators

/// A day of the Gregorian calendar.
private struct Day: Equatable {
    let year: Int
    let month: Int
    let day: Int

    static let any = Generator<Day> { source throws(Rejection) in
        let year = try source.draw(.integer(in: 1583...2_999))
        let month = try source.draw(.integer(in: 1...12))
        let day = try source.draw(.integer(in: 1...lengths(hasLeapDay: isLeap(year))[month - 1]))
        return Day(year: year, month: month, day: day)
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }

    private static func lengths(hasLeapDay: Bool) -> [Int] {
        [31, hasLeapDay ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    }

    /// The number of the day in its year.
    var ordinal: Int { ordinal(hasLeapDay: Self.isLeap(year)) }

    /// The same by a rule that knows no exceptional centuries.
    var julianOrdinal: Int { ordinal(hasLeapDay: year.isMultiple(of: 4)) }

    private func ordinal(hasLeapDay: Bool) -> Int {
        Self.lengths(hasLeapDay: hasLeapDay).prefix(month - 1).reduce(day, +)
    }
}

extension Challenge {
    /// False property: the number of a day in its year is right if every fourth year is a leap year.
    ///
    /// The minimum is 1 March 1700. That is the first year of the calendar in which the rule is wrong, and January and
    /// February are before the leap day.
    static let julianDay = Challenge(
        "julian-day", Day.any,
        isNormal: { $0 == Day(year: 1_700, month: 3, day: 1) }, holds: { $0.ordinal == $0.julianOrdinal })

    /// False property: no entry from 4,391 on is in bucket 31 of 97.
    ///
    /// The minimum is 4,396, which is 45 · 97 + 31. The remainders of 4,391 to 4,395 are 26 to 30.
    static let lostBucket = Challenge(
        "lost-bucket", Generator<Int>.integer(in: 0...1_000_000),
        isNormal: { $0 == 4_396 }, holds: { $0 < 4_391 || $0 % 97 != 31 })

    /// False property: a word never has the flags 0, 4, 22 and 23 without flag 9.
    ///
    /// The minimum has these four flags only. A smaller number lacks one of them.
    static let flagWord = Challenge(
        "flag-word", Generator<UInt32>.integer,
        isNormal: { $0 == 0xC0_0011 }, holds: { $0 & 0xC0_0211 != 0xC0_0011 })
}
