import Generators
import Testing
import TestSupport

/// Choices of which only some values fail.
@Suite struct SelectiveShrinkingTests {
    private static let number = Generator<Int>.integer(in: 0...5_000_000)

    @Test(arguments: [2, 7, 13, 61, 97, 128, 200, 1_000])
    func `a number is lowered by the period of those that fail`(period: Int) throws {
        let fails = { @Sendable in $0 > 2_000 && $0 % period == 1 }
        expectMinimum(try #require((0...4_000).first(where: fails)), Self.number) { !fails($0) }
    }

    @Test func `a time is lowered to the first hour, however many seconds of it fail`() {
        expectMinimum(3_540, .integer(in: 0...100_000), atMost: 220) { $0 % 3_600 < 3_540 }
    }

    @Test func `a digit, an hour or a day is lowered though the numbers after it fail as well`() {
        let small = Generator<Int>.integer(in: 0...3_999)
        expectMinimum(400, small, atMost: 500) { ![4, 9].contains($0 / 100 % 10) }
        expectMinimum(70_000, .integer, atMost: 500) { $0 / 10_000 % 10 != 7 }
        expectMinimum(18_000, .integer(in: 1...86_400)) { ![5, 17].contains($0 / 3_600) }
        expectMinimum(259_200, .integer(in: 0...10_000_000), atMost: 500) { $0 / 86_400 % 7 != 3 }
    }

    @Test func `equal numbers are lowered by their period together`() {
        let pair = Generator<Int>.integer(in: 0...31).array(count: 2...2)
        expectMinimum([8, 8], pair, atMost: 60) { $0[0] != $0[1] || $0[0] == 0 || $0[0] % 8 != 0 }
    }

    @Test func `bits that do not matter are cleared`() {
        expectMinimum(0x48_0210, Self.number) { $0 & 0x48_0210 != 0x48_0210 }
    }

    @Test func `digits of which the sum matters are moved to the last places`() {
        expectMinimum(511, .integer(in: 0...1_000_000)) { $0.nonzeroBitCount < 9 }
        expectMinimum(-511, .integer(in: -1_000_000...0)) { $0.magnitude.nonzeroBitCount < 9 }
        expectMinimum(3_999, .integer(in: 0...1_000_000), atMost: 400) { number in
            String(number).compactMap(\.wholeNumberValue).reduce(0, +) < 30
        }
    }

    @Test func `a number of a narrow range has as few binary digits as that has room for`() {
        expectMinimum(8.050_781_25, .double(in: 8...9)) { $0 <= 8.05 || $0 >= 8.06 }
        expectMinimum(0.050_781_25, .float(in: 0...1)) { $0 <= 0.05 || $0 >= 0.06 }
        expectMinimum(-8.058_593_75, .double(in: -9 ... -8)) { $0 >= -8.05 || $0 <= -8.06 }
        expectMinimum(9, .double(in: 0...100)) { $0 <= 8.9 || $0 >= 9.2 }
    }

    @Test func `where scattered numbers fail, the least one is tried`() {
        expectMinimum(29, .integer(in: 0...1_000_000)) { Int(Double($0) / 100 * 100) == $0 }
        expectMinimum(85, .integer(in: 0...65_535)) { $0.nonzeroBitCount != 4 || $0 & $0 >> 1 != 0 }
    }

    @Test func `a few numbers that hold do not end the search above them, powers of two neither`() {
        expectMinimum(101, .integer(in: 0...1 << 40), atMost: 30) { $0 <= 100 || $0.nonzeroBitCount == 1 }
        expectMinimum(16_777_217, .integer(in: 0...1 << 40), atMost: 100) { Int(Float($0)) == $0 }
    }

    @Test func `at a threshold no period is looked for`() throws {
        let property = Property(Self.number, id: "small") { $0 < 4_321 }
        for start: UInt64 in [5_000, 77_777, 4_999_999] {
            let found = try #require(property.shrink(ChoiceSource(replaying: [start])).first)
            #expect(found.value == 4_321 && found.executions < 60, "\(found.executions)")
        }
    }

    @Test(arguments: [9, 1_000, 1 << 20, 1 << 40, .max / 3, .max - 9, .max] as [UInt64])
    func `the least failing number of 2^64 is found by bisection`(least: UInt64) throws {
        let property = Property(Generator<UInt64>.integer, id: "small") { $0 < least }
        let found = try #require(property.shrink(ChoiceSource(replaying: [UInt64.max])).first)
        #expect(found.value == least && found.executions < 120, "\(found.executions)")
    }

    @Test func `a character is shrunk to the simplest one with its property`() {
        expectMinimum("\u{85}", .character) { !$0.isWhitespace || $0.isASCII }
        expectMinimum("À", .scalar) { $0.properties.generalCategory != .uppercaseLetter || $0.isASCII }
        expectMinimum("ß", .character) { $0.uppercased().count == 1 }
    }
}
