import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// The height of a bar as a line of blocks.
@Suite struct HeightGaugeTests {
    private static let heights = BarHeights(compact: 100, normal: 200, expanded: 300)

    private static func gauge(_ columns: Int, heights: BarHeights = heights) -> HeightGauge? {
        HeightGauge(in: columns, beside: ["0123456789"], of: heights, showing: [])
    }

    @Test func `a gauge is as long as the bar is high, to an eighth of a column`() throws {
        let gauge = try #require(Self.gauge(13 + 24))
        #expect(gauge.title == "       c       n       e")
        #expect(gauge.line(of: 300) == String(repeating: "█", count: 24))
        #expect(gauge.line(of: 199) == "███████████████▉       ·")
        #expect(gauge.line(of: 0) == "       ·       ·       ·")
        #expect(gauge.line(of: -1e300) == gauge.line(of: 0) && gauge.line(of: .nan) == "")
    }

    @Test(arguments: [28, 29, 45, 1_000])
    func `a gauge is as wide as the room there is, from 16 columns to 32`(columns: Int) {
        let width = Self.gauge(columns)?.title.count
        #expect(width == (columns < 29 ? nil : min(32, columns - 13)))
    }

    @Test func `heights that are none have no gauge`() {
        #expect(Self.gauge(100, heights: BarHeights(compact: 0, normal: 0, expanded: 0)) == nil)
        #expect(Self.gauge(100, heights: BarHeights(compact: .nan, normal: -1, expanded: 0)) == nil)
    }

    @Test func `a table in a terminal fits into it, and is the same without one`() throws {
        let trace = Trace(of: try scenario([.contentOffset(1_400), .contentOffset(1_401)]), on: .published)
        let plain = trace.table().split(separator: "\n")
        let width = plain.map(\.count).max() ?? 0
        for columns in 80...140 {
            let lines = trace.table(columns: columns).split(separator: "\n")
            #expect(lines.allSatisfy { $0.count <= columns })
            // In a narrower terminal the texts of a row are broken.
            #expect(columns < width || zip(lines, plain).allSatisfy { $0.hasPrefix($1) })
        }
        #expect(width > 80)
        #expect(trace.table(columns: 140).contains("█") && !trace.table(columns: 60).contains("█"))
    }
}
