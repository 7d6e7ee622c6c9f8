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
    private static let hiding: [(Double, Double, Double)] = [0.0, 1, 2, 3, 4, 5].map { row in
        (row / 60, 500 + 10 * row, 0)
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
                It was not seen in which row the bar decided; the bar grew by 56 pt to its normal height (56 pt), but the \
                content had moved by no more than 2 pt since it turned.
                """, "\(report.text)")
    }

    @Test func `a jump down that shows a bar in the next row breaks K5`() throws {
        let jump: [(Double, Double, Double)] = [
            (0.7, 550, 0), (0.9, 8_952, 0), (0.917, 8_952, 56), (3, 8_952, 56),
        ]
        let report = try Self.report(Self.hiding + jump)
        #expect(report.counterexamples.map(\.invariant.id) == ["K5"], "\(report.text)")
    }

    @Test(arguments: [6, 10, 15])
    func `a scroll that decided less than 0.3 s before allows the switch`(rows: Int) throws {
        let late = try Self.report(Self.switching(rowsLate: rows))
        #expect(late.counterexamples.isEmpty, "\(late.text)")
        let tooLate = try Self.report(Self.switching(rowsLate: 25))
        #expect(tooLate.counterexamples.map(\.invariant.id) == ["K5"], "\(tooLate.text)")
    }

    /// A scroll up by just as much as decides, then a tremor, and the bar some rows later.
    private static func switching(rowsLate: Int) -> [(Double, Double, Double)] {
        hiding
            + (0..<40).map { row in
                let offset = row < 3 ? 550 - 10 * Double(row) : min(530 + Double(row - 2), 534)
                return (0.5 + Double(row) / 60, row < 20 ? offset : 533, row < 2 + rowsLate ? 0 : 56)
            }
    }

    @Test func `a bar that turns in its animation is not judged before it decided`() throws {
        let shrinking = [56, 50, 42, 34, 27, 21, 16, 12, 9, 6.5, 4.5, 3.2, 2.2, 1.5].enumerated().map {
            (0.5 + Double($0) / 60, 530 - Double($0), $1)
        }
        // Its last steps are less than a pixel, and it has stood still when the content has moved by 20 points.
        let rows: [(Double, Double, Double)] =
            [(0, 470, 56), (0.1, 500, 56), (0.4, 530, 56)]
            + shrinking.map { ($0.0, 1_060 - $0.1, $0.2) }
            + [
                (0.75, 545, 0.9), (0.767, 545, 0.6), (0.783, 535, 0.5), (0.8, 525, 0.45), (0.817, 525, 2),
                (0.833, 525, 10), (0.85, 525, 30), (0.867, 525, 50), (0.883, 525, 56), (2, 525, 56),
            ]
        let report = try Self.report(rows)
        #expect(report.counterexamples.isEmpty, "\(report.text)")
    }

    @Test func `a bar that turns in its animation and arrives in the next row is seen to do so late`() throws
    {
        // The content moves up when the bar, which went back with the scroll down before, is gone.
        let rows: [(Double, Double, Double)] = [
            (0.6, 528, 0), (0.617, 528, 0.968), (0.633, 549, 4.746), (0.65, 547, 0), (0.7, 547, 0),
            (2, 547, 0),
        ]
        let report = try Self.report(Self.hiding + rows)
        #expect(report.counterexamples.isEmpty, "\(report.text)")
    }

    @Test func `noise of less than half of the way is no switch`() throws {
        let rows: [(Double, Double, Double)] = [
            (0, 900, 56.2), (0.1, 860, 56.2), (0.7, 859, 56.2), (0.717, 859, 56), (1.5, 859, 56),
        ]
        #expect(try Self.report(rows).entries.first { $0.invariant.id == "K5" }?.status != .broken)
    }

    @Test func `what may have been decided before the recording is not judged`() throws {
        func report(from start: Double) throws -> RecordingReport {
            try Self.report(
                Self.hiding.map { (start + $0.0 / 2, $0.1, $0.2) } + [
                    (0.4, 548, 0), (0.417, 548, 56), (3, 548, 56),
                ])
        }
        #expect(try report(from: 0).counterexamples.map(\.invariant.id) == ["K5"])
        #expect(try report(from: 0.2).counterexamples.isEmpty)
    }

    @Test func `where more rows have one time than are kept, nothing is said of them`() throws {
        // The first of them is long enough, and no later one.
        let scroll = [(0.7, 540.0), (0.7, 530)] + (0..<500).map { (0.7, 533 + Double($0 % 2)) }
        let rows = Self.hiding + scroll.map { ($0.0, $0.1, 0) } + [(0.7, 534, 56), (3, 534, 56)]
        #expect(try Self.report(rows).counterexamples.isEmpty)
    }
}
