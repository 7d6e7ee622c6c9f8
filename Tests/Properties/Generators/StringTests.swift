import Testing
import TestSupport

@testable import Generators

@Suite struct StringTests {
    @Test func `a string has the requested number of characters, although characters can merge`() {
        let strings = samples(of: Generator.string(count: 2...5), count: 4_000)
        #expect(Set(strings.map(\.count)) == Set(2...5))
        #expect(strings.contains { $0.unicodeScalars.count > $0.count + 3 })
    }

    @Test func `half of the strings are printable ASCII, and the others attain all kinds of characters`() {
        let strings = samples(of: Generator.string(count: 20...20))
        let isPlain = { (text: String) in text.utf8.allSatisfy { (32..<127).contains($0) } }
        #expect((900...1_250).contains(strings.count(where: isPlain)))
        let oddities = strings.map { text in text.count { !isPlain(String($0)) } }
        #expect((200...600).contains(oddities.count { (1...6).contains($0) }))
        #expect((400...600).contains(oddities.count { $0 > 12 }))
    }

    @Test func `a character that would merge with the one before it is drawn again`() throws {
        let merging = try Generator<Character>.element(of: ["e", "\u{301}"])
        let strings = samples(of: .string(of: merging, count: 4...4))
        #expect(strings.count > 1_900)
        #expect(Set(strings) == ["eeee", "\u{301}eee"])
        let marks = Generator.string(of: .always("\u{301}"), count: 0...9)
        #expect(Set(samples(of: marks)) == ["", "\u{301}"])
        #expect(samples(of: .string(of: .always("\u{301}"), count: 2...9)).isEmpty)
    }

    @Test func `a character merges with the one before it as in a string`() {
        let unusual = [
            "\r\n", "\u{301}", "e\u{301}", "é", "\u{200D}", "\u{600}", "©", "👩", "👩\u{200D}", "\u{1F1EB}",
        ]
        let characters = (0..<128).map { Character(Unicode.Scalar($0)) } + unusual.map { Character($0) }
        for first in characters {
            for second in characters {
                let isOne = String([first, second]).count == 1
                #expect(second.merges(after: "a\(first)") == isOne, "\([first, second])")
            }
        }
    }

    @Test func `strings shrink to the empty string, or to the letter a`() {
        #expect(Generator.string().simplest == "")
        expectMinimum("", .string()) { _ in false }
        expectMinimum("a", .string()) { $0.isEmpty }
        expectMinimum("aaa", .string()) { $0.count < 3 }
        expectMinimum("ab", .string()) { Set($0).count < 2 }
    }

    @Test func `strings shrink to their simplest failing character`() {
        expectMinimum("A", .string()) { $0 == $0.lowercased() }
        expectMinimum("0", .string()) { text in !text.contains(where: \.isNumber) }
        expectMinimum("\u{80}", .string()) { text in text.utf8.allSatisfy { $0 < 128 } }
        expectMinimum("\n", .string()) { text in !text.contains { $0 == "\n" } }
        expectMinimum("\r\n", .string()) { text in text.count == text.unicodeScalars.count }
    }

    @Test func `strings of a generator's characters have no others`() {
        let names = samples(of: .string(of: .letter, count: 1...8))
        #expect(names.allSatisfy { $0.allSatisfy(\.isLetter) && (1...8).contains($0.count) })
        expectMinimum("aaaa", .string(of: .letter, count: 1...8)) { $0.count < 4 }
    }
}
