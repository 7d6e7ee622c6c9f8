/// Which lines and regions of a source file were run.
package struct FileCoverage: Hashable, Sendable {
    /// Whether a line was run.
    package enum Line: Hashable, Sendable {
        /// All regions that start in the line were run, or else the region that the line is in.
        case run
        /// The line was run, and a region that starts in it was not.
        case partlyRun
        /// Nothing in the line was run.
        case notRun
    }

    /// The path of the file.
    package let path: String

    /// The lines that have code, by their numbers, which are counted from 1.
    package let lines: [Int: Line]

    /// The regions: bodies and branches.
    package let regions: CoverageCount

    /// The number of lines that have code, and of those of which at least a part was run.
    package var lineCount: CoverageCount {
        CoverageCount(covered: lines.values.count { $0 != .notRun }, of: lines.count)
    }

    /// The lines in which something was not run, in order.
    package var gaps: [Int] { lines.filter { $0.value != .run }.keys.sorted() }

    /// Makes the coverage of a file of its segments, which are in the order of the text.
    ///
    /// A line has code if a counted region starts in it or comes from the line before. It was run as often as the most
    /// frequent of those, which is how llvm-cov counts lines.
    init(_ path: String, _ segments: [CoverageSegment]) {
        self.path = path
        let starts = segments.filter(\.isStart)
        regions = CoverageCount(covered: starts.count { $0.count > 0 }, of: starts.count)
        var lines: [Int: Line] = [:]
        let byLine = Dictionary(grouping: segments, by: \.line)
        var previous: CoverageSegment?
        for line in (segments.first?.line ?? 1)..<(segments.last?.line ?? 0) + 1 {
            let own = byLine[line] ?? []
            let counts = own.filter(\.isStart).map(\.count)
            let earlier = previous.flatMap { $0.isCounted ? $0.count : nil }
            if let most = (counts + [earlier].compactMap { $0 }).max() {
                lines[line] = most == 0 ? .notRun : counts.contains(0) ? .partlyRun : .run
            }
            previous = own.last ?? previous
        }
        self.lines = lines
    }
}

/// A number of things, and of those among them that were run.
package struct CoverageCount: Hashable, Sendable, CustomStringConvertible {
    /// The number of those that were run.
    package var covered: Int
    /// The number of all.
    package var total: Int

    /// Makes a count of what was run, out of all there is.
    package init(covered: Int = 0, of total: Int = 0) {
        self.covered = covered
        self.total = total
    }

    /// The part that was run, from 0 to 1; 1 of nothing.
    package var part: Double { total == 0 ? 1 : Double(covered) / Double(total) }

    /// The percentage with one digit, rounded down, so that it is 100 only if nothing is missing.
    package var percentage: String {
        let tenths = total == 0 ? 1000 : covered * 1000 / total
        return "\(tenths / 10).\(tenths % 10)"
    }

    /// Such as `79 of 80, 98.7 %`.
    package var description: String { "\(covered) of \(total), \(percentage) %" }

    /// The counts of two parts together.
    package static func + (one: CoverageCount, other: CoverageCount) -> CoverageCount {
        CoverageCount(covered: one.covered + other.covered, of: one.total + other.total)
    }
}
