import Generators
import Verification

extension IndexSection {
    /// The result of a recording.
    ///
    /// - Parameters:
    ///   - report: the result.
    ///   - name: the name of the recording.
    ///   - pages: the pages of the violations, by the identifiers of the invariants.
    package init(_ report: RecordingReport, of name: String, pages: [String: String]) {
        let broken = report.entries.filter { $0.status == .broken }
        let rest = report.entries.filter { $0.status != .broken }
        heading = name
        summary = [report.description]
        table = Table(
            caption: "invariants of \(name)",
            columns: [
                "id", "invariant", "status", "what was wrong", "rows that meet it", "rows that break it",
            ],
            textColumns: 4,
            rows: (broken + rest).map { entry in
                Row(
                    cells: [
                        entry.invariant.id, entry.invariant.title, entry.status.rawValue,
                        entry.counterexample?.explanation ?? entry.note ?? "", grouped(entry.met),
                        entry.broken > 0 ? grouped(entry.broken) : "",
                    ],
                    status: entry.status.rawValue, link: pages[entry.invariant.id],
                    isBad: entry.status == .broken)
            })
    }
}
