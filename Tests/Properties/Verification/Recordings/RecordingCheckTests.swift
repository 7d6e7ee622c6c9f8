import AirBarModel
import Foundation
import Testing
import TestSupport
import Verification

/// What is found of a recording, what is not checked, and why.
@Suite struct RecordingCheckTests {
    private static let heights = BarHeights(compact: 100, normal: 200, expanded: 300)
    private static let edges: [RecordingColumn] = [
        .time, .contentOffset, .barHeight, .contentHeight, .frameHeight, .insetTop, .insetBottom,
        .safeAreaTop, .safeAreaBottom,
    ]

    /// A recording of a bounce: a bar that follows the content beyond its end.
    private static func bounce(before: Int = 0, _ columns: [RecordingColumn] = edges) throws -> String {
        let moves = (0..<before).map { BarEvent.contentOffset(1380 + Double($0 % 7)) }
        let scenario = try scenario(
            moves + [.contentOffset(1390), .contentOffset(1400), .contentOffset(1401)])
        return RecordingFile(
            Trace(of: try scenario.on(offset: 1390), on: .published), columns: columns
        ).text
    }

    @Test func `a bounce that moves the bar is shown in the two rows that it takes`() throws {
        let report = try report(of: Self.bounce(before: 300))
        let found = try #require(report.counterexamples.first { $0.invariant.id == "S7" })
        #expect(
            found.text == """
                breaks S7, bounce ignored: y and y' at or beyond the same edge: Δo = 0

                The content scrolled down by 1 pt, to 1 pt beyond its end; the bar shrank by 1 pt, but a bounce should not move it.

                compact 100, normal 200, expanded 300
                y content offset, o bar offset (minus its height), A expanded state available

                   line      time  event               y     o  A   top   end  the bar
                    306   4.71875  recorded before  1400  -180  ?  -200  1400
                ▶   307  4.734375  offset 1401      1401  -179  ?  -200  1400  shrinks by 1

                line 307, at 4.734375 s: the bar's movement during a bounce is 1, expected none (0)
                """)
    }

    @Test func `what was not recorded is not checked, and the columns are named`() throws {
        let report = try report(of: Self.bounce([.time, .contentOffset, .barHeight]))
        #expect(report.status(of: "S7") == .notChecked)
        #expect(
            report.note(on: "S7") == "not recorded: contentHeight, frameHeight, insetTop, insetBottom, "
                + "safeAreaTop, safeAreaBottom")
        #expect(report.note(on: "L5") == "not recorded: safeAreaTop, refreshInset, expandedAvailable, pan")
        #expect(report.note(on: "M1") == "it compares two runs of a bar, and a recording is one")
        #expect(report.note(on: "F1") == "it is about sessions")
        #expect(report.note(on: "S20") == "no column has what it is about")
        #expect(report.status(of: "S1") == .holds)
        #expect(report.note(on: "S1") == "in part: not recorded: expandedAvailable")
        #expect(report.entries.count == Catalogue.all.about(.airBar).count + Catalogue.sessions.count)
    }

    @Test func `a condition that was never met is said not to be checked`() throws {
        let report = try report(of: Self.bounce())
        #expect(report.status(of: "S12") == .notChecked)
        #expect(report.note(on: "S12") == "its condition was never met")
    }

    @Test func `the height in the first row is judged, also under a refresh control`() throws {
        for refresh in [0, 60] {
            let one = "time,contentOffset,barHeight,refreshInset\n0,0,301,\(refresh)\n"
            #expect(try report(of: one, heights: Self.heights).status(of: "S1") == .broken)
        }
    }

    @Test func `what is checked in part only decides nothing unless it is broken`() throws {
        let plain = "time,contentOffset,barHeight\n0,0,200\n"
        #expect(
            try report(of: plain + "1,1,199\n", heights: Self.heights).reasonNotToDecide
                == "no invariant was checked, but in part")
        #expect(try report(of: plain + "1,0,301\n", heights: Self.heights).reasonNotToDecide == nil)
        let whole = "time,contentOffset,barHeight,expandedAvailable\n0,0,200,0\n1,1,199,0\n"
        #expect(try report(of: whole, heights: Self.heights).reasonNotToDecide == nil)
    }

    @Test func `a bar that cannot expand needs no column for the expanded state`() throws {
        let text = try Self.bounce().split(separator: "\r\n").dropFirst().joined(separator: "\n")
        let heights = BarHeights(compact: 100, normal: 200, expanded: 200)
        let report = try report(of: text, heights: heights)
        #expect(report.note(on: "S1") == nil && report.status(of: "S13") == .holds)
        #expect(report.note(on: "S4") == "not recorded: expandedAvailable")
    }

    @Test func `a movement of the bar within a pixel is called so, and a greater one is broken`() throws {
        let text = """
            # heights 100 200 300
            time,contentOffset,barHeight,contentHeight,frameHeight,insetTop,insetBottom,safeAreaTop,safeAreaBottom
            0,0,150,2000,600,200,0,0,0
            1,3.667,146,2000,600,200,0,0,0
            """
        #expect(try report(of: text).status(of: "S9") == .broken)
        #expect(try report(of: text, pixel: 1.0 / 3).status(of: "S9") == .withinPixel)
        #expect(try report(of: text, pixel: 1.0 / 3).note(on: "S9") == "off by up to 0.333 points")
        #expect(try report(of: text, pixel: 0.3).status(of: "S9") == .broken)
        #expect(try report(of: "# scale 3\n" + text).status(of: "S9") == .withinPixel)
    }

    @Test func `a run on a screen that rounds to pixels breaks nothing beyond them`() throws {
        let session = try ScenarioFile(parsing: try Repository.text(of: "Documentation/Fingers.md").fling)
            .session
        let trace = Trace(of: session, on: .hardened)
        let rounded = RecordingFile(trace).text { ($0 * 3).rounded() / 3 }
        let report = try report(of: rounded, pixel: 1.0 / 3)
        #expect(report.counterexamples.isEmpty, "\(report.text)")
        #expect(report.reasonNotToDecide == nil)
    }

    @Test func `a number that is exactly its limit breaks an invariant unless pixels are allowed for`() throws
    {
        let text = """
            # heights 100 200 300
            # tolerances 5 0.5 300
            time,contentOffset,barHeight,safeAreaTop,refreshInset,expandedAvailable,pan
            0,-195,200,0,0,0,
            1,-195,200,0,0,0,began
            """
        #expect(try report(of: text).status(of: "L5") == .broken)
        #expect(try report(of: text, pixel: 0.5).status(of: "L5") == .withinPixel)
    }

    @Test func `a violation that is no distance is broken for any pixel`() throws {
        let text = """
            # heights 100 200 300
            time,contentOffset,barHeight,safeAreaTop,refreshInset,expandedAvailable,pan,velocity,event
            0,900,150,0,0,0,,,
            1,901,150,0,0,1,,,
            """
        #expect(try report(of: text, pixel: 1).status(of: "S6") == .broken)
    }

    @Test func `a pan that ends where the bar is between its detents breaks L1 unless it is a fling`() throws
    {
        func status(_ velocity: String) throws -> EntryStatus? {
            try report(
                of: """
                    # heights 100 200 300
                    time,contentOffset,barHeight,pan,velocity
                    0,500,150,began,
                    0.1,510,140,changed,
                    0.2,510,140,ended,\(velocity)
                    """
            ).status(of: "L1")
        }
        #expect(try status("") == .broken)
        #expect(try status("299") == .broken)
        #expect(try status("300") == .notChecked)
    }

    @Test func `after a hole a new run begins, and a pause without a finger is none`() throws {
        func text(_ pan: String) -> String {
            """
            # heights 100 200 300
            time,contentOffset,barHeight,pan
            0,500,150,\(pan)
            0.75,510,170,
            1,520,160,
            """
        }
        let hole = try report(of: text("began"))
        #expect(hole.holeCount == 1 && hole.holes == [4] && hole.status(of: "S10") == .holds)
        let pause = try report(of: text("ended"))
        #expect(pause.holeCount == 0 && pause.status(of: "S10") == .broken)
    }

    @Test func `a row with several changes is judged by what is true of any row`() throws {
        let text = """
            # heights 100 200 300
            time,contentOffset,barHeight,contentHeight
            0,500,150,2000
            1,510,170,1900
            2,510,180,1900
            3,520,400,1800
            """
        let report = try report(of: text)
        #expect(report.unclearRows == 3)
        #expect(report.status(of: "S10") == .notChecked && report.status(of: "S14") == .notChecked)
        #expect(report.status(of: "S1") == .broken)
    }

    @Test func `a row with several changes is judged by what an earlier one of them brought about`() throws {
        let text = """
            # heights 100 200 300
            time,contentOffset,barHeight,contentHeight,frameHeight,insetTop,insetBottom,safeAreaTop,safeAreaBottom,expandedAvailable
            0,-200,200,2000,600,200,0,0,0,0
            1,-190,190,450,600,200,0,0,0,0
            """
        // The content becomes too short, and then it scrolls, which alone shortens nothing.
        #expect(try report(of: text).status(of: "S13") == .broken)
    }

    @Test func `rows that a violation does not need are left out, and its own two stay`() throws {
        let text = """
            # heights 100 200 300
            time,contentOffset,barHeight,safeAreaTop,refreshInset,insetTop,indicatorInsetTop,expandedAvailable
            0,900,150,0,0,200,200,0
            1,901,149,0,0,200,200,0
            2,902,148,0,0,300,200,1
            3,903,147,0,0,300,200,1
            4,904,146,0,0,210,200,0
            """
        let found = try #require(try report(of: text).counterexamples.first { $0.invariant.id == "S18" })
        #expect(found.lines == [4, 6, 7])
    }

    @Test func `heights within a multiple of those of the bar are doubted`() throws {
        let text = "# heights 64 128 284\ntime,contentOffset,barHeight\n0,0,384\n1,10,374\n2,900,192\n"
        #expect(
            try report(of: text).doubt
                == "the bar is from 192 to 384 high, which is within 2 times its heights: "
                + "are these pixels, and not points?")
        #expect(try report(of: text.replacing("192", with: "64")).doubt == nil)
    }

    @Test func `a bar of no height in any row is doubted, unless it can be hidden`() throws {
        let text = "# heights 56 56\ntime,contentOffset,barHeight\n0,0,0\n1,10,0\n"
        #expect(
            try report(of: text).doubt
                == "the bar is 0 high in all rows: was another view measured, or one outside of what scrolls?"
        )
        #expect(try report(of: text.replacing("56 56", with: "0 56")).doubt == nil)
    }
}

extension Scenario {
    /// The scenario on a view whose content begins at an offset, in points.
    fileprivate func on(offset: Double) throws -> Scenario {
        Scenario(heights: heights, scrollView: try view(at: offset), events: events)
    }
}

extension String {
    /// The session of a fling that the document shows.
    fileprivate var fling: String {
        components(separatedBy: "```\n").first { $0.hasPrefix("scenario 1") && $0.contains("fling") } ?? ""
    }
}
