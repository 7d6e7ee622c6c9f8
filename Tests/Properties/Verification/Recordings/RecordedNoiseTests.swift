import Foundation
import Testing
import TestSupport
import Verification

/// What is no change although a number changed, and what a bar did too late to say why.
@Suite struct RecordedNoiseTests {
    private static let header =
        "# heights 0 48 48\ntime,contentOffset,barHeight,contentHeight,frameHeight,insetTop,insetBottom,"
        + "safeAreaTop,safeAreaBottom,refreshInset,commandedOffset,commandAnimated,expandedAvailable,pan,velocity,event\n"

    /// A recording of rows, each a content offset, a height of the bar, one of the content, and an event.
    private static func rows(_ rows: [(Double, Double, Double, String)]) -> String {
        header
            + rows.enumerated().map { index, row in
                "\(Double(index) / 64),\(row.0),\(row.1),\(row.2),844,48,0,0,0,0,,,0,,,\(row.3)\n"
            }.joined()
    }

    private static func committed(_ name: String) throws -> String {
        try Repository.text(of: "Tests/Properties/Recordings/\(name).csv")
    }

    private static func broken(_ report: RecordingReport) -> [String] {
        report.counterexamples.map(\.invariant.id)
    }

    @Test func `noise in the length of the content hides no bar that moves against it`() throws {
        let text = try Self.committed("noise-alternating")
        let noisy = try report(of: text)
        #expect(Self.broken(noisy) == ["S9", "S10"] && noisy.unclearRows == 0)
        // The same without the scale of the screen.
        let unscaled = try report(of: text.replacing("# scale 3\n", with: ""))
        #expect(Self.broken(unscaled) == ["S9", "S10"])
    }

    @Test func `a header of the web breaks with noise what it breaks without`() throws {
        let text = try Self.committed("web-vuetify2-short")
        let plain = try report(of: text)
        #expect(Self.broken(plain) == ["S9", "S10", "S13", "S18", "L1"])
        var isOdd = false
        let noisy = text.split(separator: "\n").map { line in
            var cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard !line.hasPrefix("#"), cells.count > 3, let height = Double(cells[3]) else {
                return String(line)
            }
            isOdd.toggle()
            cells[3] = "\(height + (isOdd ? 0.25 : 0))"
            return cells.joined(separator: ",")
        }.joined(separator: "\n")
        let found = try report(of: noisy)
        #expect(Self.broken(found) == Self.broken(plain))
        #expect(found.unclearRows <= plain.unclearRows)
    }

    @Test func `a change of more than a pixel is one, and so are several of them`() throws {
        let text = Self.rows([(500, 20, 3000, ""), (505, 30, 3000.5, ""), (510, 40, 3001, "")])
        #expect(try report(of: text, pixel: 0.25).unclearRows == 2)
        #expect(try report(of: text, pixel: 0.5).unclearRows == 0)
    }

    @Test func `content that trembles within a pixel does not move a bar`() throws {
        let text = Self.rows([(500, 20, 3000, ""), (500.001, 30, 3000, ""), (500, 48, 3000, "")])
        let report = try report(of: text, pixel: 1.0 / 3)
        #expect(report.unclearRows == 2 && Self.broken(report).isEmpty)
    }

    @Test
    func `a bar that alone sets an inset is judged, and one that trembles within a pixel is not counted`()
        throws
    {
        func rows(_ inset: Double, _ height: Double) -> String {
            """
            # heights 100 200 300
            # scale 3
            time,contentOffset,barHeight,safeAreaTop,refreshInset,insetTop,indicatorInsetTop,expandedAvailable
            0,900,150,0,0,200,200,0
            1,901,149,0,0,200,200,0
            2,901,\(height),0,0,\(inset),200,0
            """
        }
        let set = try report(of: rows(300, 149))
        #expect(set.unclearRows == 1 && set.status(of: "S18") == .broken)
        let trembling = try report(of: rows(200.25, 149.25))
        #expect(trembling.unclearRows == 0 && trembling.counterexamples.isEmpty)
    }

    @Test(arguments: [("web-material-prog", 1), ("web-material-seen", 1)])
    func `a header of the web that reacts a row late has not snapped`(name: String, late: Int) throws {
        let report = try report(of: Self.committed(name))
        #expect(report.lateRows == late && Self.broken(report).isEmpty, "\(report.text)")
        #expect(report.text.contains("\n1 row in which the bar may have reacted to the row before "))
    }

    @Test func `a switching header of the web hides when its content has moved up to a new end`() throws {
        // The content shrank by 916 points in the row before.
        let text = try Self.committed("web-material-prog")
            .replacing("# heights 0 48 48", with: "# heights 0 48\n# kind switching:100,400")
        let report = try report(of: text)
        #expect(report.lateRows == 0 && Self.broken(report) == ["S11", "K5"], "\(report.text)")
    }

    @Test func `a bar that follows the content a row late has not snapped`() throws {
        let text = Self.rows([
            (500, 40, 3000, ""), (510, 40, 3000, ""), (520, 30, 3000, ""), (520, 20, 3000, "idle"),
        ])
        let report = try report(of: text)
        #expect(report.lateRows == 1)
        #expect(["N1", "N2", "N5", "L1"].allSatisfy { report.status(of: $0) == .notChecked })
    }

    @Test func `a bar that moves when the input stops, and has nothing to react to, has snapped`() throws {
        // It was at rest before, or it followed at once and now moves farther, or the other way.
        for last in [(510.0, 48.0), (510, 0)] {
            let text = Self.rows([(500, 20, 3000, ""), (510, 10, 3000, ""), (last.0, last.1, 3000, "idle")])
            #expect(try report(of: text).lateRows == (last.1 == 0 ? 1 : 0))
        }
        let still = Self.rows([(500, 10, 3000, ""), (500, 10, 3000, ""), (500, 48, 3000, "idle")])
        let report = try report(of: still)
        #expect(report.lateRows == 0 && report.status(of: "N2") == .broken)
    }
}
