import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// Bars that switch, and are seen to do so some rows after the scroll in which they decided.
@Suite struct LateSwitchTests {
    /// The recording of a bar between 0 and 56 points, of which each row is a time, a content offset and a height.
    private static func report(_ rows: [(Double, Double, Double)]) throws -> RecordingReport {
        let lines = rows.map { "\($0.0),\($0.1),\($0.2),13648,844,56\n" }.joined()
        var check = RecordingCheck()
        let head = "# heights 0 56\n# kind switching:20\n# scale 2\n# absent-is-zero\n"
        try check.read(
            (head + "time,contentOffset,barHeight,contentHeight,frameHeight,insetTop\n" + lines).utf8)
        return try check.finish()
    }

    /// A scroll down that hides the bar, in the first tenth of a second.
    private static let hiding: [(Double, Double, Double)] = (0...5).map {
        (Double($0) / 60, 500 + 10 * Double($0), 0)
    }

    @Test func `a tremor that switches a bar in the next row breaks K5`() throws {
        let tremor: [(Double, Double, Double)] = [
            (0.7, 548, 0), (0.717, 548, 56), (1.2, 550, 56), (1.217, 550, 0), (1.7, 548, 0), (1.717, 548, 56),
        ]
        let report = try Self.report(Self.hiding + tremor)
        #expect(report.counterexamples.map(\.invariant.id) == ["K5"], "\(report.text)")
        // To hide it goes on as the long scroll before, of which a movement back by 2 points is no end.
        #expect(report.entries.first { $0.invariant.id == "K5" }?.broken == 2)
        #expect(
            report.counterexamples.first?.explanation == """
                Nothing was recorded that happened; the bar grew by 56 pt to its normal height (56 pt), but the content had \
                moved by no more than 2 pt since it turned.
                """, "\(report.text)")
    }

    @Test func `a jump down that shows a bar in the next row breaks K5`() throws {
        let jump: [(Double, Double, Double)] = [
            (0.7, 550, 0), (0.9, 8_952, 0), (0.917, 8_952, 56), (3, 8_952, 56),
        ]
        let report = try Self.report(Self.hiding + jump)
        #expect(report.counterexamples.map(\.invariant.id) == ["K5"], "\(report.text)")
    }

    @Test(arguments: [1, 3, 8, 14])
    func `a scroll that decided less than a quarter of a second before allows the switch`(rows: Int) throws {
        var seen = Self.hiding
        for row in 0..<40 {
            let up = min(Double(row), 3) * 10
            // The content has turned again when the bar is seen to grow.
            seen.append(
                (0.5 + Double(row) / 60, 550 - up + max(0, min(Double(row - 3), 4)), row < 2 + rows ? 0 : 56))
        }
        let report = try Self.report(seen)
        #expect(report.counterexamples.allSatisfy { $0.invariant.id != "K5" }, "\(report.text)")
    }

    @Test func `where more rows have one time than are kept, nothing is said of them`() throws {
        // The first of them may have been long enough.
        let scroll = [(0.7, 560, 0), (0.7, 520, 0)] + (0..<500).map { (0.7, 520 + Double($0 % 2), 0.0) }
        let rows = Self.hiding + scroll + [(0.7, 520, 56)]
        let report = try Self.report(rows.map { (Double($0.0), Double($0.1), Double($0.2)) })
        #expect(report.counterexamples.isEmpty, "\(report.text)")
    }

    @Test func `what may have been decided before the recording is not judged`() throws {
        let rows = [(0, 3_000, 56), (0.1, 2_998, 56), (0.117, 2_998, 0), (5, 2_998, 0)]
        let report = try Self.report(rows.map { (Double($0.0), Double($0.1), Double($0.2)) })
        #expect(report.counterexamples.isEmpty, "\(report.text)")
    }
}
