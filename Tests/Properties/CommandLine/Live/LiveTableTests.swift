import Testing

@testable import BarCommands

/// The lines of a table, as a function of the size of the terminal.
@Suite struct LiveTableTests {
    /// A table of rows of which every fifth is broken and every seventh holds, after a title in wide characters.
    private static func table(rows: Int) -> LiveTable {
        LiveTable(
            heading: "帯の検証 🙂 of a bar with a name: 1,000 of 2,000 cases, 500 a second, 2 s left",
            note: "shrinking S7, 12 executions: o\u{308}ffset 1400,\u{1B}[2J\n offset 1401, ❤\u{FE0F}",
            rows: (0..<rows).map { index in
                let standing: LiveTable.Standing = index % 5 == 3 ? .broken : index % 7 == 2 ? .kept : .open
                let status = [.broken: "broken", .kept: "holds"][standing] ?? "not broken so far"
                return LiveTable.Row(
                    id: "S\(index)", title: "a title 表 \(index)", status: status,
                    detail: standing == .broken ? "\(index) events" : "", standing)
            })
    }

    /// The columns of a line, with the width of each scalar of these tests said here.
    private static func columns(of line: String) -> Int {
        line.replacing(/\u{1B}\[[0-9]*m/, with: "").unicodeScalars.reduce(0) { count, scalar in
            let isWide = "帯の検証🙂表".unicodeScalars.contains(scalar)
            return count + (scalar == "\u{308}" ? 0 : isWide ? 2 : 1)
        }
    }

    @Test(arguments: [true, false])
    func `no line is wider than the terminal, and one row is left for the cursor`(isColored: Bool) {
        let sizes = (0...200).map { ($0, 24) } + (0...60).flatMap { height in [20, 80].map { ($0, height) } }
        for rows in [0, 1, 44] {
            let table = Self.table(rows: rows)
            for (width, height) in sizes {
                let lines = table.lines(width: width, height: height, isColored: isColored)
                #expect(lines.count == min(max(0, height - 1), rows + 2))
                #expect(lines.allSatisfy { Self.columns(of: $0) <= width && !$0.contains("\n") })
            }
        }
    }

    @Test func `where all rows have room they come in the order of the catalogue`() {
        let lines = Self.table(rows: 44).lines(width: 90, height: 47, isColored: false)
        #expect(lines[0].hasSuffix(", 2 s left"))
        #expect(lines.dropFirst(2).map { $0.prefix { $0 != " " } } == (0..<44).map { "S\($0)" })
        #expect(lines[2] == "S0   a title 表 0   not broken so far")
        #expect(lines[15] == "S13  a title 表 13  broken             13 events")
    }

    @Test func `where they have not, broken ones come first, and the rest is counted`() {
        let lines = Self.table(rows: 44).lines(width: 90, height: 14, isColored: false)
        let shown = (0..<44).filter { $0 % 5 == 3 }.map { "S\($0)" } + ["S0"]
        #expect(lines.dropFirst(2).dropLast().map { $0.prefix { $0 != " " } } == shown.map { $0[...] })
        #expect(lines.last == "and 34 more: 29 not broken so far, 5 holds")
    }

    @Test func `a status is coloured and never cut before the title`() {
        let table = Self.table(rows: 4)
        #expect(
            table.lines(width: 90, height: 9, isColored: true).dropFirst(2) == [
                "S0  a title 表 0  not broken so far", "S1  a title 表 1  not broken so far",
                "S2  a title 表 2  \u{1B}[32mholds\u{1B}[0m",
                "S3  a title 表 3  \u{1B}[31mbroken\u{1B}[0m             3 events",
            ])
        #expect(
            table.lines(width: 41, height: 9, isColored: false).dropFirst(4) == [
                "S2  a title…  holds", "S3  a title…  broken             3 events",
            ])
    }

    @Test func `control characters are left out`() {
        let note = Self.table(rows: 0).lines(width: 90, height: 9, isColored: true)[1]
        #expect(note == "shrinking S7, 12 executions: o\u{308}ffset 1400,[2J offset 1401, ❤\u{FE0F}")
    }
}
