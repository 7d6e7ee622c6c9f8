import Generators
import Verification

extension LiveTable.Row {
    /// The row of an entry of a catalogue.
    ///
    /// - Parameters:
    ///   - id: the identifier of the entry.
    ///   - title: its title.
    ///   - status: its result; nil while it may still be broken.
    ///   - detail: a number with its unit; empty if there is none.
    ///   - isRunning: whether it is being searched, and not only waits for its search.
    package init(
        id: String, title: String, _ status: EntryStatus?, detail: String = "", isRunning: Bool = false
    ) {
        let standing: LiveTable.Standing =
            switch status {
            case .broken: .broken
            case .holds, .withinPixel: .kept
            case .notApplicable: .excluded
            case nil where isRunning: .running
            default: .open
            }
        self.init(
            id: id, title: title, status: status?.rawValue ?? "not broken so far", detail: detail, standing)
    }
}

extension LiveTable {
    /// The heading of a search: how many of its cases are done.
    package static func heading(
        _ name: String, _ done: Int, of cases: Int, in seconds: Double, limit: Double? = nil
    ) -> String {
        let pace = Pace(done, of: cases, in: seconds, limit: limit).text
        return "\(name): \(grouped(done)) of \(grouped(cases)) cases\(pace)"
    }

    /// The note on the case that a search shrinks.
    package static func note(_ id: String, _ executions: Int, _ state: String) -> String {
        "shrinking \(id), \(grouped(executions)) executions, \(state)"
    }
}
