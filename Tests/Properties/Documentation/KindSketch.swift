import AirBarModel
import TestSupport
import Verification

/// A bar after each event of a scenario, at its edge of the screen: a column for each event.
struct KindSketch {
    let definition: BarDefinition
    let events: [BarEvent]
    /// The height between the others at which the bar also rests, in points.
    var between: [Double] = []
    /// Whether it is at the bottom of the screen.
    var isAtBottom = false
    /// What is written below a column, given by its number.
    let marks: [(column: Int, text: String)]

    /// The sketch, of eight lines and one of marks.
    func text() throws -> String {
        let heights = try heights()
        guard let tallest = heights.max(), let only = definition.heights.only else { return "" }
        let unit = tallest / 8
        let named = ([only.compact, only.normal, only.expanded] + between).filter { $0 > 0 }
        let rows = isAtBottom ? (0..<8).reversed() : Array(0..<8)
        let lines = rows.map { row in
            let ends = named.first { $0 > Double(row) * unit && $0 <= Double(row + 1) * unit }
            let label = ends.map { "\(Int($0))" } ?? ""
            let columns = heights.map { $0 >= (Double(row) + 0.5) * unit ? "█" : " " }.joined()
            return line(label, columns)
        }
        let below = marks.reduce(into: "") { line, mark in
            line += String(repeating: " ", count: mark.column - line.count) + "↑ \(mark.text)"
        }
        return (lines + [line("", below)]).joined(separator: "\n")
    }

    /// The height of the bar after each event, in points.
    private func heights() throws -> [Double] {
        guard let only = definition.heights.only else { return [] }
        let trace = Trace(
            of: try scenario(events, heights: only, on: view(at: -only.normal)), on: definition)
        return trace.map { -$0.after.offset }
    }

    private func line(_ label: String, _ text: String) -> String {
        let line = String(repeating: " ", count: 3 - label.count) + "\(label) \(text)"
        return String(line.reversed().drop { $0 == " " }.reversed())
    }
}

extension KindSketch {
    /// A sketch of each small bar, in the order of the document.
    static let all = [
        KindSketch(
            definition: HidingHeader.definition,
            events: scrolls(from: -88, by: 8, count: 14) + scrolls(from: 24, by: -8, count: 8)
                + Array(repeating: .idle, count: 8),
            marks: [(0, "at the top"), (14, "up"), (23, "at rest")]),
        KindSketch(
            definition: LargeTitle.definition,
            events: scrolls(from: -96, by: 2, count: 18) + [.pan(.ended)] + Array(repeating: .idle, count: 8),
            marks: [(0, "at the top"), (19, "the finger lifts")]),
        KindSketch(
            definition: SearchTitle.definition,
            events: scrolls(from: -152, by: 2, count: 16) + [.pan(.ended)] + Array(repeating: .idle, count: 6)
                + scrolls(from: -96, by: 2, count: 16) + [.pan(.ended)] + Array(repeating: .idle, count: 6),
            between: [96],
            marks: [(0, "at the top"), (16, "the finger lifts"), (39, "again")]),
        KindSketch(
            definition: CollapsingHeader.definition,
            events: scrolls(from: -240, by: -8, count: 6) + scrolls(from: -288, by: 8, count: 36),
            marks: [(0, "pulled"), (12, "at the top"), (31, "152 points down")]),
        KindSketch(
            definition: StretchyHeader.definition,
            events: scrolls(from: -240, by: -8, count: 6) + scrolls(from: -288, by: 8, count: 36),
            marks: [(0, "pulled"), (12, "at the top"), (31, "152 points down")]),
        KindSketch(
            definition: ParallaxHeader.definition,
            events: scrolls(from: -240, by: 8, count: 46),
            marks: [(0, "at the top"), (38, "304 points down")]),
        KindSketch(
            definition: SwitchingHeader.definition,
            events: scrolls(from: -88, by: 8, count: 24) + scrolls(from: 104, by: -8, count: 12),
            marks: [(0, "at the top"), (24, "up")]),
        KindSketch(
            definition: BottomToolbar.definition,
            events: scrolls(from: 0, by: 4, count: 14) + scrolls(from: 56, by: -4, count: 8)
                + Array(repeating: .idle, count: 8),
            isAtBottom: true,
            marks: [(0, "scrolls down"), (16, "up"), (23, "at rest")]),
    ]

    /// Scrolls of one length each, from after a content offset, in points.
    private static func scrolls(from start: Double, by distance: Double, count: Int) -> [BarEvent] {
        (1...count).map { .contentOffset(start + Double($0) * distance) }
    }
}
