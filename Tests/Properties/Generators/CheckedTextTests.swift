import Testing

@testable import Generators

/// Bytes as text with a checksum.
@Suite struct CheckedTextTests {
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    @Test func `the checksum is that of OpenPGP`() {
        #expect(CheckedText(Array("123456789".utf8)).description.hasSuffix("Ic8C"))
        #expect(CheckedText([]).description == "twTO")
    }

    @Test(arguments: 0...6)
    func `bytes read back as they were, and no other letter can be in their text`(count: UInt8) throws {
        let bytes = (0..<7 * count).map { $0 &* 37 }
        let text = Array(CheckedText(bytes).description.utf8)
        #expect(try CheckedText(parsing: text).bytes == bytes)
        for place in text.indices {
            for letter in Self.letters where letter != text[place] {
                var other = text
                other[place] = letter
                #expect(throws: CheckedText.ParseError.self) { try CheckedText(parsing: other) }
            }
        }
    }

    @Test func `no letter can be missing`() {
        let text = Array(CheckedText(Array(0...40)).description.utf8)
        for place in text.indices {
            var other = text
            other.remove(at: place)
            #expect(throws: CheckedText.ParseError.self) { try CheckedText(parsing: other) }
        }
    }
}
