import Generators
import Testing
import TestSupport

@Suite struct PatternTests {
    @Test(arguments: [
        "[a-z]{2,5}(-[0-9]+)?", "a|bc|", "(?:x|y)*z+?", "\\d{3}-\\w\\s[\\W]\\D\\S", "^(a|b)?c$", "(^a|b)c|d$",
        "...", "[^a-c]",
        "[^\\d]{2,}", "[-a][a-][a\\-z]", "\\x41\\u0042\\u{43}\\n\\.\\[\\\\", "[^\\x00-\\x7F]", "é]}[.*(]",
        "((a{1,3}){2}b){0}",
    ]) func `every text matches its pattern`(pattern: String) throws {
        let expression = try Regex(pattern).matchingSemantics(.unicodeScalar)
        for text in samples(of: try .matching(pattern), count: 400) {
            #expect(text.wholeMatch(of: expression) != nil, "\(text.debugDescription)")
        }
    }

    @Test func `alternatives, repetitions and classes are attained`() throws {
        let codes = samples(of: try .matching("[a-c]{2,3}|x?|[0-9]+"), count: 4_000)
        #expect(Set(["", "x", "aa", "cc", "bbb", "0", "9"]).isSubset(of: codes))
        #expect(codes.map(\.count).max() == 17)
        #expect(
            Set(samples(of: try .matching("a*"))) == Set((0...16).map { String(repeating: "a", count: $0) }))
        #expect(Set(samples(of: try .matching("b{2,}")).map(\.count)) == Set(2...18))
    }

    @Test func `random characters of a wide class are mostly printable, and some are not`() throws {
        let any = samples(of: try .matching("."), count: 8_000).flatMap(\.unicodeScalars)
        #expect(any.count { (" "..."~").contains($0) } > 6_000)
        #expect(any.count { $0.value > 127 } > 700)
        #expect(any.contains { $0.value < 32 } && any.contains { $0.value > 0xFFFF })
        let odd = samples(of: try .matching("[^ -~]"), count: 1_000)
        #expect(Set(odd).count > 100 && odd.count { $0.utf8.count == 1 } > 700)
    }

    @Test
    func `texts shrink to the fewest repetitions, the earliest alternative and the simplest characters`()
        throws
    {
        let code = try Generator.matching("[a-z]{2,5}(-[0-9]+)?")
        #expect(code.simplest == "aa")
        expectMinimum("aa-0", code) { !$0.contains("-") }
        expectMinimum("aq", code) { !$0.contains("q") }
        expectMinimum("b", try .matching("a|b|[c-z]*")) { $0 == "a" }
        expectMinimum("\u{80}", try .matching("[^a]*")) { $0.utf8.allSatisfy { $0 < 128 } }
        expectMinimum("a", try .matching("[Z9!az]")) { _ in false }
    }

    @Test func `repetitions of repetitions end`() throws {
        let many = try Generator.matching("(((a{65536}){65536}){65536})*")
        #expect(samples(of: many, count: 20).allSatisfy { $0.isEmpty })
        let groups = String(repeating: "(", count: 32) + "[ab]" + String(repeating: ")+", count: 32)
        for text in samples(of: try .matching(groups), count: 20) { #expect(!text.isEmpty) }
    }

    @Test(arguments: [
        ("a^b", 1, "no ^ after the beginning"), ("(a$)b", 2, "no $ before the end"),
        ("(^a)*", 1, "no anchor that is repeated"), ("x[^\\x00-\\u{10FFFF}]", 1, "a class that is not empty"),
        ("[]", 0, "a class that is not empty"), ("[ab", 3, "a ] for the [ at 0"),
        ("[[a]]", 1, "a \\ before [ in a class"), ("[a-z&&[b]]", 4, "a \\ before && in a class"),
        ("[a-z--[b]]", 4, "a \\ before -- in a class"), ("[a--z]", 2, "a \\ before -- in a class"),
        ("[--a]", 1, "a \\ before -- in a class"), ("[^]a]", 2, "a \\ before ] at the beginning of a class"),
        ("[b-a]", 1, "a range of characters whose end is not before its start"),
        ("[a-\\d]", 1, "a range of characters whose end is not before its start"),
        ("(a", 2, "a ) for the ( at 0"), ("a)", 1, "a ( before this )"),
        ("(?=a)", 2, "a : (lookaround, options and names of groups are not read)"),
        ("|*", 1, "a character, a class or a group, and a \\ before it if it is one of *+?{"),
        ("a**", 2, "one quantifier"), ("a{3,2}", 5, "3 or more before this"), ("a{2", 3, "a number, or }"),
        ("a{,2}", 2, "a number from 0 to 65536"), ("a{65537}", 2, "a number from 0 to 65536"),
        ("a{99999999999999999999}", 2, "a number from 0 to 65536"), ("a\\", 2, "a character after \\"),
        ("\\b", 0, "one of \\d \\w \\s \\D \\W \\S \\n \\r \\t \\f \\v \\0 \\x \\u, or a sign after the \\"),
        ("\\u{D800}", 0, "the hexadecimal code point of a character"),
        ("\\u{}", 0, "the hexadecimal code point of a character"),
        ("\\x4", 0, "the hexadecimal code point of a character"),
        (String(repeating: "(", count: 9_000), 32, "at most 32 groups within each other"),
    ]) func `a pattern that cannot be read is an error with its place`(
        pattern: String, offset: Int, expected: String
    ) {
        #expect(throws: GeneratorError.malformedPattern(pattern, offset: offset, expected: expected)) {
            try Generator.matching(pattern)
        }
    }
}
