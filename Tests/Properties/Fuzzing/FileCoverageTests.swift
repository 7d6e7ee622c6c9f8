import Foundation
import Testing

@testable import Fuzzing

/// What `llvm-cov export` says, line by line.
@Suite struct FileCoverageTests {
    /// The coverage of a file of these segments: line, column, count, and whether it is counted, a start, a gap.
    private func coverage(_ segments: String) throws -> FileCoverage {
        let json = """
            {"data":[{"files":[{"filename":"/package/Sources/Bar.swift","segments":[\(segments)]}]}],
            "type":"llvm.coverage.json.export","version":"3.0.1"}
            """
        let export = try CoverageExport(parsing: Data(json.utf8), relativeTo: "/package")
        return try #require(export.files.first)
    }

    @Test func `a file below the folder is named relative to it`() throws {
        #expect(try coverage("").path == "Sources/Bar.swift")
        let json =
            #"{"data":[{"files":[{"filename":"/packages/A","segments":[]}]}],"type":"llvm.coverage.json.export"}"#
        #expect(
            try CoverageExport(parsing: Data(json.utf8), relativeTo: "/package").files.map(\.path) == [
                "/packages/A"
            ])
    }

    @Test func `the lines of a body were run as often as the body, from its first to its last`() throws {
        let file = try coverage(
            "[3,10,5,true,true,false],[6,2,0,false,false,false],[8,1,0,true,true,false],[9,2,0,false,false,false]"
        )
        #expect(file.lines == [3: .run, 4: .run, 5: .run, 6: .run, 8: .notRun, 9: .notRun])
        #expect(file.lineCount == CoverageCount(covered: 4, of: 6))
        #expect(file.regions == CoverageCount(covered: 1, of: 2))
        #expect(file.gaps == [8, 9])
    }

    @Test func `a branch that is not run makes its line partly run, and lines of its own not run`() throws {
        // if a { b }            line 2
        // if c {                line 3
        //     d                 line 4
        // }                     line 5
        let file = try coverage(
            "[1,1,9,true,true,false],[2,6,0,true,true,false],[2,11,9,true,false,false],"
                + "[3,6,0,true,true,false],[5,2,9,true,false,false],[6,2,0,false,false,false]")
        #expect(file.lines == [1: .run, 2: .partlyRun, 3: .partlyRun, 4: .notRun, 5: .notRun, 6: .run])
        #expect(file.gaps == [2, 3, 4, 5])
        #expect(file.lineCount == CoverageCount(covered: 4, of: 6))
        #expect(file.regions == CoverageCount(covered: 1, of: 3))
    }

    @Test func `what lies between two bodies, or in a gap, is no code of its own`() throws {
        let file = try coverage(
            "[1,1,2,true,true,false],[1,9,0,false,false,false],[4,1,3,true,true,false],[5,3,0,true,true,true],"
                + "[5,9,3,true,true,false],[6,2,0,false,false,false]")
        #expect(file.lines == [1: .run, 4: .run, 5: .run, 6: .run])
        #expect(file.regions == CoverageCount(covered: 3, of: 3))
    }

    @Test(arguments: [
        ("", "expected an export of llvm-cov in JSON, found "),
        ("{}", "expected an export of llvm-cov in JSON, found "),
        (
            #"{"data":[],"type":"llvm.coverage.xml"}"#,
            "expected an export of type llvm.coverage.json.export, found llvm.coverage.xml"
        ),
        (
            #"{"data":[{"files":[{"filename":"A","segments":[[1,2,3,true]]}]}],"type":"llvm.coverage.json.export"}"#,
            "expected an export of llvm-cov in JSON, found "
        ),
    ])
    func `any other text is refused`(text: String, message: String) {
        let error = #expect(throws: CoverageExport.ParseError.self) {
            try CoverageExport(parsing: Data(text.utf8), relativeTo: "/")
        }
        #expect(error?.description.hasPrefix(message) == true)
    }

    @Test func `a percentage is rounded down`() {
        #expect(CoverageCount(covered: 1_999, of: 2_000).percentage == "99.9")
        #expect(CoverageCount(covered: 2, of: 3).description == "2 of 3, 66.6 %")
        #expect(CoverageCount(covered: 5, of: 5).percentage == "100.0")
        #expect(CoverageCount().percentage == "100.0")
    }

    @Test func `the table has the files of each folder and their sum`() throws {
        let one = try coverage("[1,1,2,true,true,false],[1,9,0,false,false,false]")
        let other = FileCoverage("Sources/Edge.swift", [])
        let elsewhere = FileCoverage("SourcesOfOthers/Edge.swift", [])
        #expect(
            CoverageTable([one, other, elsewhere], of: ["Sources"]).text == """
                file          lines  of      %  regions  of      %
                  Bar.swift       1   1  100.0        1   1  100.0
                  Edge.swift      0   0  100.0        0   0  100.0
                Sources           1   1  100.0        1   1  100.0
                """)
    }
}
