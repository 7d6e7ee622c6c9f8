import Generators
import Testing
import TestSupport

@Suite struct CharacterTests {
    @Test func `letters come first, then digits, other printable ASCII, control characters, and Unicode`()
        throws
    {
        let text = everyValue(of: .character, atMost: 132)
        #expect(
            String(text[..<95]) == """
                abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 !"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~
                """)
        #expect(text[95] == "\0")
        #expect(text[126...] == ["\u{1F}", "\u{7F}", "\u{80}", "\u{81}", "\u{82}", "\u{83}"])
        #expect(everyValue(of: .ascii) == Array(text[..<128]))
    }

    @Test func `every scalar except surrogates has choices, and characters of several scalars come last`()
        throws
    {
        let scalars = Generator<Unicode.Scalar>.scalar.map(\.value)
        var next = UInt32(0x80)
        var source = ChoiceSource(replaying: (0..<0x10F780).flatMap { [5, $0] }, maximumDraws: .max)
        for _ in 0..<0x10F780 {
            guard try scalars.generate(from: &source) == next else { break }
            next = next == 0xD7FF ? 0xE000 : next + 1
        }
        #expect(next == 0x110000)
        var clusters = ChoiceSource(replaying: [6, 0, .max, .max])
        #expect(try Generator<Character>.character.generate(from: &clusters) == "\r\n")
        #expect(try Generator<Character>.character.generate(from: &clusters).unicodeScalars.count == 7)
    }

    @Test func `random characters are of every kind`() {
        let characters = samples(of: Generator<Character>.character, count: 20_000)
        let wanted: [Character] = [
            "a", "z", "~", " ", "\0", "\n", "\r\n", "\u{301}", "\u{200D}", "\u{202E}", "א", "😀", "İ",
            "\u{FEFF}",
            "\u{D7FF}", "\u{E000}", "\u{10FFFF}", "e\u{301}", "\u{1F1EB}\u{1F1F7}",
            "👨\u{200D}👩\u{200D}👧\u{200D}👦",
        ]
        for character in wanted { #expect(characters.contains(character), "\(character.unicodeScalars)") }
        #expect((9_500...10_500).contains(characters.count { (" "..."~").contains($0) && $0.isASCII }))
        // Five standard deviations of the expected counts: half are printable ASCII, of these 26 and 10 in 95.
        #expect(abs(characters.count { ("A"..."Z").contains($0) && $0.isASCII } - 2_737) < 250)
        #expect(abs(characters.count { ("0"..."9").contains($0) && $0.isASCII } - 1_053) < 160)
        #expect(Generator<Character>.character.simplest == "a")
    }

    @Test func `random scalars are of every kind, and a is simplest`() {
        let scalars = Set(samples(of: Generator<Unicode.Scalar>.scalar, count: 20_000))
        #expect(
            scalars.isSuperset(of: ["a", "~", "\0", "\n", "\u{301}", "\u{D7FF}", "\u{E000}", "\u{10FFFF}"]))
        #expect(scalars.count { ("\u{80}"..."\u{2FFF}").contains($0) } > 800)
        #expect(scalars.count { $0 > "\u{FFFF}" } > 800)
        #expect(Generator<Unicode.Scalar>.scalar.simplest == "a")
    }

    @Test func `scalars of a range attain both ends and never a surrogate`() {
        let around = Set(samples(of: Generator.scalar(in: "\u{D7FE}"..."\u{E001}")))
        #expect(around == ["\u{D7FE}", "\u{D7FF}", "\u{E000}", "\u{E001}"])
        #expect(Generator<Unicode.Scalar>.scalar(in: "x"..."z").simplest == "x")
        #expect(Set(samples(of: Generator<Character>.character(in: "x"..."z"))) == ["x", "y", "z"])
    }

    @Test func `letters, digits and ASCII characters are all drawn, and no others`() {
        let letters = Set(samples(of: Generator<Character>.letter, count: 4_000))
        #expect(letters == Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        #expect(Set(samples(of: Generator<Character>.digit)) == Set("0123456789"))
        let ascii = Set(samples(of: Generator<Character>.ascii, count: 4_000))
        #expect(ascii == Set((0..<128).map { Character(Unicode.Scalar($0 as UInt8)) }))
        #expect(Generator<Character>.ascii.simplest == "a")
    }

    @Test func `the characters of an alphabet are drawn, and an empty one is an error`() throws {
        #expect(try Set(samples(of: .character(of: "né"))) == ["n", "é"])
        #expect(throws: GeneratorError.nothingToChooseFrom) { try Generator<Character>.character(of: "") }
    }
}
