import Foundation

/// What `llvm-cov export -summary-only` tells of the source files of a program.
struct CoverageSummary: Decodable {
    /// A number of lines, and of those among them that were run.
    struct Count: Decodable, CustomStringConvertible {
        let count: Int
        let covered: Int

        /// The part that was run, in percent; 100 of nothing.
        var percent: Double { count == 0 ? 100 : 100 * Double(covered) / Double(count) }

        /// Such as `397 of 403 lines, 98.5 %`, rounded down, so that it is 100 only if nothing is missing.
        var description: String { "\(covered) of \(count) lines, \((percent * 10).rounded(.down) / 10) %" }
    }

    private struct Program: Decodable {
        let totals: Totals
    }

    private struct Totals: Decodable {
        let lines: Count
    }

    private let data: [Program]

    /// The lines of all files; nil if it is not the summary of one program.
    var lines: Count? { data.count == 1 ? data[0].totals.lines : nil }
}
