import Testing
import TestSupport

@testable import Verification

/// In how many rows an invariant is broken.
@Suite struct BrokenRowTests {
    @Test func `rows are counted that break an invariant, of those that it judges`() throws {
        let text = """
            # heights 100 200 200
            # scale 3
            time,contentOffset,barHeight
            0,0,200
            1,10,190
            2,20,195
            3,30,195
            4,40,194.9
            5,50,195
            6,60,200
            """
        let report = try report(of: text)
        // A movement within a pixel is none of them, and its distance is not that of what is broken.
        let note = try #require(report.note(on: "S10"))
        #expect(note.hasPrefix("in 2 of 6 rows, first in line 6") && !note.contains("off by"))
        let entry = try #require(report.entries.first { $0.invariant.id == "S10" })
        #expect(entry.met == 6 && entry.broken == 2 && entry.counterexample?.line == 6)
        #expect(report.note(on: "S1") == nil && report.entries[0].broken == 0)
    }

    @Test func `what stays broken is counted in each row`() throws {
        let rows = (0..<9).map { "\n\($0),\($0),\($0 < 3 ? 200 : 201)" }.joined()
        let report = try report(of: "# heights 100 200\ntime,contentOffset,barHeight" + rows)
        #expect(report.note(on: "S1") == "in 6 of 9 rows, first in line 6")
    }

    @Test func `a row is broken once, however many parts of an invariant it violates`() {
        var finding = RecordingProgress.Finding()
        for line in [4, 4, 5] { finding.noteBroken(line: line) }
        #expect(finding.brokenRows == 2)
    }
}
