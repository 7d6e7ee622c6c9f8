/// A time of a day without leap seconds, in no time zone.
///
///     let time = try TimeOfDay(hour: 23, minute: 59, second: 59)
///     print(time)  // 23:59:59
public struct TimeOfDay: Hashable, Sendable {
    /// The hour, in 0...23.
    public let hour: Int
    /// The minute, in 0...59.
    public let minute: Int
    /// The second, in 0...59.
    public let second: Int
    /// The nanosecond, in 0...999,999,999.
    public let nanosecond: Int

    /// Makes a time.
    ///
    /// - Throws: ``GeneratorError/outOfRange(field:value:expected:)`` if no day has it.
    public init(hour: Int, minute: Int = 0, second: Int = 0, nanosecond: Int = 0) throws(GeneratorError) {
        try requireField("hour", hour, in: 0...23)
        try requireField("minute", minute, in: 0...59)
        try requireField("second", second, in: 0...59)
        try requireField("nanosecond", nanosecond, in: 0...999_999_999)
        self.init(valid: hour, minute, second, nanosecond)
    }

    fileprivate init(valid hour: Int, _ minute: Int, _ second: Int, _ nanosecond: Int) {
        (self.hour, self.minute, self.second, self.nanosecond) = (hour, minute, second, nanosecond)
    }
}

extension TimeOfDay: Comparable, CustomStringConvertible {
    /// Whether a time is before another one.
    public static func < (first: TimeOfDay, second: TimeOfDay) -> Bool {
        (first.hour, first.minute, first.second, first.nanosecond)
            < (second.hour, second.minute, second.second, second.nanosecond)
    }

    /// The time as ISO 8601 has it, with nine digits of a second that is not whole.
    public var description: String {
        let whole = [hour, minute, second].map { padded($0.magnitude, 2) }.joined(separator: ":")
        return nanosecond == 0 ? whole : "\(whole).\(padded(nanosecond.magnitude, 9))"
    }
}

extension Generator where Value == TimeOfDay {
    /// Times of the whole day, half of them of whole seconds; the simplest is midnight, at its beginning.
    ///
    ///     print(Generator<TimeOfDay>.timeOfDay.sample(3)[1...])  // [23:10:00.319165348, 06:51:42]
    public static var timeOfDay: Generator {
        zip(
            Generator<Int>.integer(in: 0...23).named("hour"),
            Generator<Int>.integer(in: 0...59).named("minute"),
            Generator<Int>.integer(in: 0...59).named("second"),
            Generator<Int>.oneOf(.always(0), .integer(in: 1...999_999_999)).named("nanosecond")
        ).map { hour, minute, second, nanosecond in TimeOfDay(valid: hour, minute, second, nanosecond) }
    }
}
