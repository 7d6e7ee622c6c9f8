import Testing

@testable import Fuzzing

/// Which code may stay without an input that runs it.
@Suite struct CoverageVerdictTests {
    private static let path = "Sources/Bar.swift"
    private static let text = """
        func a() {
            b ? c : d
        }

        func e() {
            f
        }

        """

    /// A file in which a part of line 2 and all of `e` are not run.
    private static let file = FileCoverage(
        path,
        [
            CoverageSegment(line: 1, count: 1, isCounted: true, isStart: true),
            CoverageSegment(line: 2, count: 0, isCounted: true, isStart: true),
            CoverageSegment(line: 2, count: 1, isCounted: true, isStart: false),
            CoverageSegment(line: 3, count: 0, isCounted: false, isStart: false),
            CoverageSegment(line: 5, count: 0, isCounted: true, isStart: true),
            CoverageSegment(line: 7, count: 0, isCounted: false, isStart: false),
        ])

    private static let reasons = """
        # A comment.
        file Sources/Bar.swift
        - b ? c : d
        reason b is always true

        - func e() {
        - f
        - }
        reason e is for mutants
        """

    /// The verdict on the file and one of 200 lines that are all run.
    private func verdict(_ reasons: String) throws -> CoverageVerdict {
        let run = FileCoverage(
            "Sources/Run.swift",
            (1...200).map { CoverageSegment(line: $0, count: 1, isCounted: true, isStart: true) })
        return CoverageVerdict([Self.file, run], gaps: try CoverageGaps(parsing: reasons)) {
            $0 == Self.path ? Self.text : nil
        }
    }

    @Test func `each line in which something is not run has a reason`() throws {
        let verdict = try verdict(Self.reasons)
        #expect(verdict.problems == [])
        #expect(verdict.lines == CoverageCount(covered: 203, of: 206))
        #expect(verdict.excuses.map(\.line) == [2, 5, 6, 7])
        #expect(verdict.excuses.map(\.text) == ["b ? c : d", "func e() {", "f", "}"])
        #expect(Set(verdict.excuses.map(\.reason)) == ["b is always true", "e is for mutants"])
    }

    @Test func `a line without a reason is a problem`() throws {
        #expect(
            try verdict("").problems == [
                "Sources/Bar.swift:2: no input runs all of it, and it has no reason: b ? c : d",
                "Sources/Bar.swift:5: no input runs it, and it has no reason: func e() {",
                "Sources/Bar.swift:6: no input runs it, and it has no reason: f",
                "Sources/Bar.swift:7: no input runs it, and it has no reason: }",
            ])
    }

    @Test func `a reason for a line that is run is a problem`() throws {
        let verdict = try verdict(Self.reasons + "\n- func a() {\nreason nobody calls a")
        #expect(verdict.problems == ["Sources/Bar.swift:1 is run, so it needs no reason: func a() {"])
    }

    @Test(arguments: [
        (
            "\n- func g() {\nreason gone",
            "Sources/Bar.swift: expected these lines once, found them 0 times: func g() {"
        ),
        ("\n- }\nreason which", "Sources/Bar.swift: expected these lines once, found them 2 times: }"),
        (
            "\n- f\n- g\nreason gone",
            "Sources/Bar.swift: expected these lines once, found them 0 times: f ⏎ g"
        ),
        (
            "\nfile Sources/Gone.swift\n- }\nreason gone",
            "Sources/Gone.swift has reasons, and is no file whose coverage is judged"
        ),
    ])
    func `a reason for lines that are not there once is a problem`(reason: String, problem: String) throws {
        #expect(try verdict(Self.reasons + reason).problems == [problem])
    }

    @Test func `too little is a problem whatever the reasons`() throws {
        let verdict = CoverageVerdict([Self.file], gaps: try CoverageGaps(parsing: Self.reasons)) { _ in
            Self.text
        }
        #expect(verdict.problems == ["3 of 6, 50.0 % of the lines are run, expected at least 98 %"])
    }

    @Test(arguments: [
        ("- a", "line 1: expected 'file' and a path, found '- a'"),
        ("# a\n\nfile", "line 3: expected 'file' and a path, found 'file'"),
        (
            "file A\nreason b",
            "line 2: expected '- ' and a line of the file, or 'file' and a path, found 'reason b'"
        ),
        ("file A\n-", "line 2: expected '- ' and a line of the file, or 'file' and a path, found '-'"),
        (
            "file A\n- b\nfile C",
            "line 3: expected '- ' and a line of the file, or 'reason' and a reason, found 'file C'"
        ),
        (
            "file A\n- b\nreason",
            "line 3: expected '- ' and a line of the file, or 'reason' and a reason, found 'reason'"
        ),
        (
            "file A\n- b\n",
            "line 3: expected '- ' and a line of the file, or 'reason' and a reason, found the end"
        ),
        ("file A\n+ b", "line 2: expected '- ' and a line of the file, or 'file' and a path, found '+ b'"),
    ])
    func `a text that is not of the form is refused where it is not`(text: String, message: String) {
        let error = #expect(throws: CoverageGaps.ParseError.self) { try CoverageGaps(parsing: text) }
        #expect(error?.description == message)
    }
}
