import Foundation
import Generators
import Testing
import TestSupport

@Suite struct CalendarTests {
    @Test func `Foundation has every date, and the last days of all months are attained`() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        let dates = samples(of: .date(years: 1_601...2_400), count: 20_000)
        for date in dates {
            let components = DateComponents(
                calendar: calendar, year: date.year, month: date.month, day: date.day)
            #expect(components.isValidDate, "\(date)")
        }
        #expect(Set(dates.map(\.year)).isSuperset(of: [1_601, 1_999, 2_000, 2_001, 2_400]))
        let lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let days: [[Int]] = zip(1...12, lastDays).flatMap { month, last in (1...last).map { [month, $0] } }
        #expect(Set(dates.map { [$0.month, $0.day] }) == Set(days))
        #expect(!samples(of: .date(years: 1_900...1_900)).contains { $0.month == 2 && $0.day == 29 })
    }

    @Test func `dates shrink to the year 2000, to January and to the first day`() throws {
        #expect(Generator.date().simplest == (try CalendarDate(year: 2_000, month: 1, day: 1)))
        expectMinimum(try CalendarDate(year: 2_000, month: 2, day: 29), .date()) {
            $0.month != 2 || $0.day != 29
        }
        expectMinimum(try CalendarDate(year: 1_999, month: 1, day: 1), .date()) { $0.year >= 2_000 }
        expectMinimum(try CalendarDate(year: 2_038, month: 1, day: 20), .date()) {
            ($0.year, $0.month, $0.day) < (2_038, 1, 20)
        }
        #expect(Generator.date(years: 2_100...2_200).simplest?.year == 2_100)
    }

    @Test func `times attain every hour, minute and second, and shrink to midnight`() throws {
        let times = samples(of: .timeOfDay, count: 4_000)
        #expect(Set(times.map(\.hour)) == Set(0...23))
        #expect(Set(times.map(\.minute)) == Set(0...59))
        #expect(Set(times.map(\.second)) == Set(0...59))
        #expect(times.contains { $0.nanosecond == 0 } && times.contains { $0.nanosecond == 999_999_999 })
        expectMinimum(try TimeOfDay(hour: 12), .timeOfDay) { $0.hour < 12 }
        expectMinimum(try TimeOfDay(hour: 0, nanosecond: 500), .timeOfDay) { $0.nanosecond < 500 }
    }

    @Test func `the parts of a date and of a time are called by their names`() throws {
        func parts<Value>(_ generator: Generator<Value>, _ holds: @escaping @Sendable (Value) -> Bool) throws
            -> [String]
        {
            let property = Property(generator, id: "id", holds: holds)
            let found = try #require(search(property).counterexamples.first)
            return explain(found, of: property).parts.map(\.path)
        }
        #expect(try parts(.date()) { $0.month < 3 } == ["year", "month", "day"])
        #expect(try parts(.timeOfDay) { $0.minute < 3 } == ["hour", "minute", "second", "nanosecond"])
    }

    @Test func `dates and times are printed and ordered as in ISO 8601`() throws {
        #expect("\(try CalendarDate(year: 987, month: 6, day: 5))" == "0987-06-05")
        #expect("\(try CalendarDate(year: -1, month: 1, day: 31))" == "-0001-01-31")
        #expect("\(try CalendarDate(year: 12_345, month: 12, day: 1))" == "+12345-12-01")
        #expect("\(try TimeOfDay(hour: 7, minute: 8))" == "07:08:00")
        #expect("\(try TimeOfDay(hour: 7, second: 9, nanosecond: 50))" == "07:00:09.000000050")
        let dates = samples(of: .date()).sorted()
        #expect(dates.map(\.description) == dates.map(\.description).sorted())
        let times = samples(of: .timeOfDay).sorted()
        #expect(times.map(\.description) == times.map(\.description).sorted())
    }

    @Test func `a date or a time that does not exist is an error with its field`() {
        func expect(_ field: String, _ value: Int, _ range: ClosedRange<Int>, _ make: () throws -> Void) {
            #expect(throws: GeneratorError.outOfRange(field: field, value: value, expected: range)) {
                try make()
            }
        }
        expect("month", 13, 1...12) { _ = try CalendarDate(year: 2_000, month: 13, day: 1) }
        expect("day", 29, 1...28) { _ = try CalendarDate(year: 2_023, month: 2, day: 29) }
        expect("day", 29, 1...28) { _ = try CalendarDate(year: 1_900, month: 2, day: 29) }
        expect("day", 0, 1...31) { _ = try CalendarDate(year: .min, month: 1, day: 0) }
        expect("hour", 24, 0...23) { _ = try TimeOfDay(hour: 24) }
        expect("minute", -1, 0...59) { _ = try TimeOfDay(hour: 0, minute: -1) }
        expect("second", 60, 0...59) { _ = try TimeOfDay(hour: 0, second: 60) }
        expect("nanosecond", .max, 0...999_999_999) { _ = try TimeOfDay(hour: 0, nanosecond: .max) }
    }
}
