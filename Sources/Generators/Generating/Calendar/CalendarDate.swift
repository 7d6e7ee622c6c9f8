/// A day of the proleptic Gregorian calendar, without a time zone.
///
///     let date = try CalendarDate(year: 2024, month: 2, day: 29)
///     print(date)  // 2024-02-29
public struct CalendarDate: Hashable, Sendable {
    /// The year; the one before 1 is 0.
    public let year: Int
    /// The month, in 1...12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Makes a date.
    ///
    /// - Throws: ``GeneratorError/outOfRange(field:value:expected:)`` if the calendar does not have it.
    public init(year: Int, month: Int, day: Int) throws(GeneratorError) {
        try requireField("month", month, in: 1...12)
        try requireField("day", day, in: 1...Self.days(inMonth: month, of: year))
        self.init(valid: year, month, day)
    }

    fileprivate init(valid year: Int, _ month: Int, _ day: Int) {
        (self.year, self.month, self.day) = (year, month, day)
    }

    fileprivate static func days(inMonth month: Int, of year: Int) -> Int {
        let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: Comparable, CustomStringConvertible {
    /// Whether a date is before another one.
    public static func < (first: CalendarDate, second: CalendarDate) -> Bool {
        (first.year, first.month, first.day) < (second.year, second.month, second.day)
    }

    /// The date as ISO 8601 has it.
    public var description: String {
        let sign = year < 0 ? "-" : year > 9_999 ? "+" : ""
        return "\(sign)\(padded(year.magnitude, 4))-\(padded(month.magnitude, 2))-\(padded(day.magnitude, 2))"
    }
}

extension Generator where Value == CalendarDate {
    /// Dates of a range of years; the simplest is the first of January, 2000, or of the nearest year.
    ///
    /// The year, the month and the day are simplified one after another.
    ///
    ///     print(Generator<CalendarDate>.date(years: 1_900...2_100).sample(3))  // [1945-03-01, 2100-03-01, 1954-11-22]
    public static func date(years: ClosedRange<Int> = 1...9_999) -> Generator {
        let year = Generator<Int>.integer(in: years, towards: 2_000).named("year")
        let month = Generator<Int>.integer(in: 1...12).named("month")
        return Generator { source throws(Rejection) in
            let (year, month) = (try source.draw(year), try source.draw(month))
            let days = 1...CalendarDate.days(inMonth: month, of: year)
            let day = try source.draw(Generator<Int>.integer(in: days).named("day"))
            return CalendarDate(valid: year, month, day)
        }
    }
}

/// Refuses a field of a date or of a time that is out of its range.
func requireField(_ field: String, _ value: Int, in range: ClosedRange<Int>) throws(GeneratorError) {
    guard range.contains(value) else { throw .outOfRange(field: field, value: value, expected: range) }
}

/// A number of at least so many digits.
func padded(_ number: some BinaryInteger, _ digits: Int, radix: Int = 10) -> String {
    let text = String(number, radix: radix)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
}
