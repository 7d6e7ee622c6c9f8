import Testing
import TestSupport
import Verification

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
        // A movement within a pixel is none of them.
        #expect(
            report.note(on: "S10")?.hasPrefix("in 2 of 6 rows, first in line 6; off by up to 0.1") == true)
        let entry = try #require(report.entries.first { $0.invariant.id == "S10" })
        #expect(entry.met == 6 && entry.broken == 2 && entry.counterexample?.line == 6)
        #expect(report.note(on: "S1") == nil && report.entries[0].broken == 0)
    }

    @Test func `what stays broken is counted in each row`() throws {
        let rows = (0..<9).map { "\n\($0),\($0),\($0 < 3 ? 200 : 201)" }.joined()
        let report = try report(of: "# heights 100 200\ntime,contentOffset,barHeight" + rows)
        #expect(report.note(on: "S1") == "in 6 of 9 rows, first in line 6")
    }

    @Test func `one row is one row, however many events it has`() throws {
        let text = """
            # heights 100 200
            time,contentOffset,barHeight,contentHeight
            0,0,201,2000
            """
        #expect(try report(of: text).note(on: "S1") == "in 1 of 1 row, first in line 3")
        let three = text + "\n1,5,202,1900\n2,9,203,1800\n"
        #expect(try report(of: three).note(on: "S1") == "in 3 of 3 rows, first in line 3")
    }
}
