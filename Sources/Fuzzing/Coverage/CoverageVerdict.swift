import Foundation

/// Whether the inputs of a corpus run enough of the code of some files, and all else has a reason.
package struct CoverageVerdict: Sendable {
    /// A line in which something was not run, and the reason.
    package struct Excuse: Hashable, Sendable {
        package let path: String
        /// The number of the line, counted from 1.
        package let line: Int
        /// The line, without indentation.
        package let text: String
        package let reason: String
    }

    /// The lines of all files that have code.
    package private(set) var lines = CoverageCount()
    /// The lines in which something was not run that have reasons, in order.
    package private(set) var excuses: [Excuse] = []
    /// What is wrong: one sentence each.
    package private(set) var problems: [String] = []

    /// The least part of the lines that has to be run.
    package static let leastPart = 0.98

    /// Judges the coverage of files.
    ///
    /// - Parameters:
    ///   - files: the coverage.
    ///   - gaps: the code that need not be run.
    ///   - source: the text of a file; nil if there is none.
    package init(_ files: [FileCoverage], gaps: CoverageGaps, source: (_ path: String) -> String?) {
        var reasons: [String: [Int: String]] = [:]
        let coverage = Dictionary(files.map { ($0.path, $0) }) { $1 }
        for gap in gaps.all {
            let text = Self.lines(of: source(gap.path) ?? "")
            guard let file = coverage[gap.path], let found = place(of: gap, in: text) else { continue }
            for line in found where file.lines[line] == .run {
                problems.append("\(gap.path):\(line) is run, so it needs no reason: \(text[line - 1])")
            }
            for line in found { reasons[gap.path, default: [:]][line] = gap.reason }
        }
        for path in Set(gaps.all.map(\.path)).sorted() where coverage[path] == nil {
            problems.append("\(path) has reasons, and is no file whose coverage is judged")
        }
        for file in files {
            lines = lines + file.lineCount
            let text = Self.lines(of: source(file.path) ?? "")
            for line in file.gaps { note(line, of: file, text, reasons[file.path]?[line]) }
        }
        if lines.part < Self.leastPart {
            problems.append("\(lines) of the lines are run, expected at least \(Int(Self.leastPart * 100)) %")
        }
    }

    private mutating func note(_ line: Int, of file: FileCoverage, _ text: [String], _ reason: String?) {
        let code = text.indices.contains(line - 1) ? text[line - 1] : ""
        if let reason {
            excuses.append(Excuse(path: file.path, line: line, text: code, reason: reason))
        } else {
            let part = file.lines[line] == .notRun ? "it" : "all of it"
            problems.append("\(file.path):\(line): no input runs \(part), and it has no reason: \(code)")
        }
    }

    /// The numbers of the lines of a gap, which has to be in the text once.
    private mutating func place(of gap: CoverageGap, in text: [String]) -> Range<Int>? {
        let starts = text.indices.filter { text[$0...].starts(with: gap.lines) }
        guard starts.count == 1 else {
            problems.append(
                "\(gap.path): expected these lines once, found them \(starts.count) times: "
                    + gap.lines.joined(separator: " ⏎ "))
            return nil
        }
        return starts[0] + 1..<starts[0] + 1 + gap.lines.count
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
