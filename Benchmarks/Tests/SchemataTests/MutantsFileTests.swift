import Schemata
import Testing

/// What a mutants file says, and what it is told where it makes no sense.
@Suite struct MutantsFileTests {
    @Test func `a file names its judge, and its mutants with their edits`() throws {
        let file = try MutantsFile(
            parsing: """
                # A comment.
                judge tests AirBarModelTests VerificationTests

                mutant never-red
                mistake The light is not red
                edit Sources/Light.swift expression
                - isRed
                + false

                mutant two-edits
                mistake The light is out
                equivalent Nobody looks at it
                edit Sources/Light.swift statement
                - turn(on)
                -   wait()
                edit Sources/Lamp.swift statement
                - light()
                + dim()
                +
                + off()
                """)
        #expect(file.judge == .tests(["AirBarModelTests", "VerificationTests"]))
        #expect(file.mutants.map(\.name) == ["never-red", "two-edits"])
        #expect(file.mutants.map(\.mistake) == ["The light is not red", "The light is out"])
        #expect(file.mutants.map(\.equivalent) == [nil, "Nobody looks at it"])
        #expect(file.mutants[0].edits.map(\.kind) == [.expression])
        let edits = file.mutants[1].edits
        #expect(edits.map(\.path) == ["Sources/Light.swift", "Sources/Lamp.swift"])
        #expect(edits.map(\.original) == [["turn(on)", "  wait()"], ["light()"]])
        #expect(edits.map(\.mutated) == [[], ["dim()", "", "off()"]])
    }

    private static let name = "judge bar\nmutant a\n"
    private static let mistake = name + "mistake It is wrong\n"
    private static let edit = mistake + "edit Sources/A.swift expression\n"

    @Test(arguments: [
        ("", "line 1: expected 'judge bar' or 'judge tests TARGET', found the end"),
        ("mutant a", "line 1: expected 'judge bar' or 'judge tests TARGET', found 'mutant a'"),
        ("judge tests", "line 1: expected 'judge bar' or 'judge tests TARGET', found 'judge tests'"),
        ("judge bar", "line 1: expected 'mutant NAME-IN-HYPHENS', found the end"),
        ("judge bar\njudge bar", "line 2: expected 'mutant NAME-IN-HYPHENS', found 'judge bar'"),
        ("judge bar\nmutant A b", "line 2: expected 'mutant NAME-IN-HYPHENS', found 'mutant A b'"),
        (
            "\(name)mistake Wrong.",
            "line 3: expected 'mistake' with a sentence without a full stop, found 'mistake Wrong.'"
        ),
        (
            "\(mistake)equivalent",
            "line 4: expected 'equivalent' with a reason, or 'edit Sources/… expression' or '… statement', "
                + "found 'equivalent'"
        ),
        (
            "\(mistake)equivalent Yes\nedit Tests/A.swift statement",
            "line 5: expected 'edit Sources/… expression' or '… statement', found 'edit Tests/A.swift statement'"
        ),
        (
            "\(mistake)edit Sources/A.swift call",
            "line 4: expected 'equivalent' with a reason, or 'edit Sources/… expression' or '… statement', "
                + "found 'edit Sources/A.swift call'"
        ),
        ("\(edit)+ b", "line 5: expected '- ' and a line of the original, found '+ b'"),
        ("\(edit)- a", "line 5: expected '- ' or '+ ' and a line, found the end"),
        ("\(edit)- a\nmutant b", "line 6: expected '- ' or '+ ' and a line, found 'mutant b'"),
        ("\(edit)- a\n+ b\n- c", "line 7: expected '+ ' and a line, 'edit' or 'mutant', found '- c'"),
        ("\(edit)- a\n+ b\n  c", "line 7: expected '+ ' and a line, 'edit' or 'mutant', found '  c'"),
    ])
    func `an error tells the line, what was expected and what was found`(text: String, message: String) {
        let error = #expect(throws: MutantsFile.ParseError.self) { try MutantsFile(parsing: text) }
        #expect(error?.description == message)
    }
}
