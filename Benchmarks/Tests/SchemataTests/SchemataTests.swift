import Schemata
import Testing

/// Mutants in the text of a source.
@Suite struct SchemataTests {
    private static let source = """
        func sum(_ a: Int, _ b: Int) -> Int {
            guard a > 0 else {
                return b
            }
            log()
            return a + b
        }
        """

    /// The source with the mutants of a file, which begins after its judge.
    private static func planted(_ mutants: String) throws -> String {
        let file = try MutantsFile(parsing: "judge bar\n\(mutants)")
        let schemata = try Schemata(file.mutants) { $0 == "Sources/Sum.swift" ? source : nil }
        return try #require(schemata.texts["Sources/Sum.swift"])
    }

    /// The text of a mutant with one edit.
    private static func mutant(
        _ name: String, _ kind: String, _ original: String, _ mutated: String,
        path: String = "Sources/Sum.swift"
    ) -> String {
        let lines = original.split(separator: "\n").map { "- \($0)" } + ["+ \(mutated)"]
        return "mutant \(name)\nmistake Wrong\nedit \(path) \(kind)\n\(lines.joined(separator: "\n"))\n"
    }

    @Test func `a file with a mutant imports the switch, and is otherwise as it was`() throws {
        let text = try Self.planted(Self.mutant("minus", "expression", "a + b", "a - b"))
        let expected = Self.source.replacing("a + b", with: "(planted(1) ? (a - b) : (a + b))")
        #expect(text == "import Planted\n" + expected)
    }

    @Test func `a statement and its replacement are the two branches of a condition`() throws {
        let text = try Self.planted(Self.mutant("silent", "statement", "log()", ""))
        #expect(text.contains("    if planted(1) {\n\n} else {\nlog()\n}\n    return"))
    }

    @Test func `mutants of one original are alternatives, and expressions are inside statements`() throws {
        let text = try Self.planted(
            Self.mutant("silent", "statement", "log()", "return 0")
                + Self.mutant("minus", "expression", "a + b", "a - b")
                + Self.mutant("times", "expression", "a + b", "a * b")
                + Self.mutant("loud", "expression", "log()", "shout()"))
        #expect(text.contains("return (planted(3) ? (a * b) : ((planted(2) ? (a - b) : (a + b))))\n"))
        #expect(
            text.contains("if planted(1) {\nreturn 0\n} else {\n(planted(4) ? (shout()) : (log()))\n}\n"))
    }

    @Test func `an original may contain that of another mutant`() throws {
        let text = try Self.planted(
            Self.mutant("minus", "expression", "a + b", "a - b")
                + Self.mutant("zero", "statement", "log()\nreturn a + b", "return 0"))
        #expect(
            text.contains(
                "if planted(2) {\nreturn 0\n} else {\nlog()\n    "
                    + "return (planted(1) ? (a - b) : (a + b))\n}\n}"))
    }

    @Test(arguments: [
        "guard a > 0 else {\nreturn b\n}", "guard a > 0 else {\n            return b\n   }",
        "> 0 else {\nreturn b",
    ])
    func `an original is found whatever its indentation is, and in the middle of lines`(original: String)
        throws
    {
        let text = try Self.planted(Self.mutant("unguarded", "statement", original, ""))
        #expect(text.contains("planted(1)") && text.contains("        return b"))
    }

    @Test func `all edits of a mutant have its number`() throws {
        let text = try Self.planted(
            Self.mutant("first", "statement", "log()", "")
                + Self.mutant("second", "expression", "a > 0", "true")
                + "edit Sources/Sum.swift expression\n- a + b\n+ a\n")
        #expect(text.contains("(planted(2) ? (true) : (a > 0))"))
        #expect(text.contains("(planted(2) ? (a) : (a + b))"))
    }

    @Test(arguments: [
        (
            mutant("a", "expression", "x", "y") + mutant("a", "expression", "y", "x"),
            SchemaError.duplicateName("a")
        ),
        (
            mutant("a", "expression", "x", "y", path: "Sources/No.swift"),
            .missingFile(mutant: "a", path: "Sources/No.swift")
        ),
        (
            mutant("a", "expression", "a +b", "y"),
            .occurrences(mutant: "a", path: "Sources/Sum.swift", original: "a +b", count: 0)
        ),
        (
            mutant("a", "statement", "}\nlog()\nreturn b", "y"),
            .occurrences(mutant: "a", path: "Sources/Sum.swift", original: "}\nlog()\nreturn b", count: 0)
        ),
        (
            mutant("a", "expression", "return", "y"),
            .occurrences(mutant: "a", path: "Sources/Sum.swift", original: "return", count: 2)
        ),
        (
            mutant("a", "statement", "log()\nreturn a", "y") + mutant("b", "expression", "a + b", "x"),
            .overlap(mutant: "a", other: "b", path: "Sources/Sum.swift")
        ),
    ])
    func `what cannot be put in place is an error that names the mutants`(
        mutants: String, expected: SchemaError
    ) {
        #expect(throws: expected) { try Self.planted(mutants) }
    }

    @Test func `an error shows on one line what was expected and what was found`() {
        let error = SchemaError.occurrences(
            mutant: "a", path: "Sources/Sum.swift", original: "x\ny", count: 0)
        #expect(
            error.description
                == "a: expected Sources/Sum.swift to contain the original once, found it 0 times: x⏎y")
    }
}
