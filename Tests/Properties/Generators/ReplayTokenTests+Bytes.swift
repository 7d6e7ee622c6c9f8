import Testing

@testable import Generators

/// Tokens with a valid checksum over bytes that no choices have.
extension ReplayTokenTests {
    /// The text of a token of bytes.
    private static func text(_ bytes: [UInt8]) -> String {
        ReplayToken.version + CheckedText(bytes).description
    }

    private static let widest: [UInt8] = Array(repeating: 0xFF, count: 9) + [0x01]
    private static let tooWide: [UInt8] = Array(repeating: 0xFF, count: 9) + [0x03]

    private static let malformed: [(bytes: [UInt8], index: Int, expected: String)] = [
        ([1], 0, "the number of a shape"), ([0x80], 0, "the number of a shape"),
        ([0x80, 0], 0, "the number of a shape"), ([0], 0, "a bound"), ([0, 0x89, 0], 0, "a bound"),
        ([0] + tooWide + [0, 5], 0, "a bound"), ([0] + widest.dropLast(), 0, "a bound"),
        ([0, 9], 0, "a target of at most 9"), ([0, 9, 10, 0], 0, "a target of at most 9"),
        ([0, 9, 0], 0, "a value of at most 9"), ([0, 9, 0, 10], 0, "a value of at most 9"),
        ([0, 9, 0, 0x80], 0, "a value of at most 9"), ([0, 9, 0, 9, 2], 1, "the number of a shape"),
        ([0, 9, 0, 9, 2, 5, 0, 0], 1, "the number of a shape"),
        ([0, 9, 0, 9, 0, 10], 1, "a value of at most 9"), ([0, 9, 0, 9, 1], 1, "a bound"),
    ]

    @Test(arguments: malformed)
    func `bytes of no choices are an error, which counts the choices from 0`(
        bytes: [UInt8], index: Int, expected: String
    ) {
        #expect(throws: ReplayToken.ParseError.invalidChoice(index: index, expected: expected)) {
            try ReplayToken(parsing: Self.text(bytes))
        }
    }

    @Test func `a value and a target may be as large as their bound, and as 64 bits`() throws {
        let token = try ReplayToken(parsing: Self.text([0] + Self.widest + Self.widest + Self.widest))
        #expect(token.choices == [Choice(value: .max, bound: .max, target: .max)])
    }

    @Test func `no other last character is read as the same token`() throws {
        for seed in UInt64(0)..<40 {
            let text = ReplayToken(Self.choices(seed)).description
            for character in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
            where character != text.last {
                #expect(ReplayToken(text.dropLast() + String(character)) == nil)
            }
        }
    }

    @Test func `the offset of an invalid character is counted from the beginning of the text`() {
        for (text, offset) in [("1+", 1), ("1A", 1), ("1AB", 2), ("1AA=", 3), ("1AAAAé", 5)] {
            #expect(throws: ReplayToken.ParseError.invalidCharacter(offset: offset)) {
                try ReplayToken(parsing: text)
            }
        }
    }

    @Test func `a token holds nothing but characters of an address`() {
        for seed in UInt64(0)..<40 {
            let text = ReplayToken(Self.choices(seed)).description
            #expect(text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") })
        }
    }
}
