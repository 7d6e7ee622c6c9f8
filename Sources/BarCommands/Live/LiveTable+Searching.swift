import Generators
import Verification

extension LiveTable {
    /// The table of a search for violations.
    ///
    /// - Parameters:
    ///   - subject: the bar, or the rules.
    ///   - entries: what judges it.
    ///   - progress: the progress of the search.
    ///   - cases: the number of all cases.
    ///   - seconds: the time since the search began.
    ///   - limit: the time after which it ends, in seconds; nil without a limit.
    package init<Tested: Subject>(
        of subject: Tested, _ entries: [Tested.Entry], _ progress: SubjectProgress, cases: Int,
        in seconds: Double, limit: Double? = nil
    ) {
        func detail(_ count: Int?) -> String {
            count.map { "\(grouped($0)) \($0 == 1 ? String(Tested.counted.dropLast()) : Tested.counted)" }
                ?? ""
        }
        let pace = Pace(progress.casesDone, of: cases, in: seconds, limit: limit).text
        let shrinking = progress.isOver ? nil : progress.shrinking
        // Other identifiers than those of entries are of ways in which the bar ends its process.
        let ends = Set(progress.known.keys).subtracting(entries.map(\.id)).sorted()
        let titles = entries.map { ($0.id, $0.title) } + ends.map { ($0, BarReport.titleOfEnds) }
        self.init(
            heading: progress.isOver
                ? "\(subject.name): all cases done, looking for simpler counterexamples and unmet conditions"
                : "\(subject.name): \(grouped(progress.casesDone)) of \(grouped(cases)) cases\(pace)",
            note: shrinking.map {
                "shrinking \($0.id), \(grouped($0.executions)) executions, "
                    + ($0.eventCount == nil ? "" : "\(detail($0.eventCount)) ") + "so far: \($0.text)"
            } ?? "",
            rows: titles.map { id, title in
                let known = progress.known[id]
                return Row(
                    id: id, title: title, status: known?.status?.rawValue ?? "not broken so far",
                    detail: detail(known?.count),
                    Standing(known?.status, isRunning: progress.current == id))
            })
    }
}

extension LiveTable.Standing {
    fileprivate init(_ status: EntryStatus?, isRunning: Bool) {
        self =
            switch status {
            case .broken: .broken
            case .holds, .withinPixel: .kept
            case .notApplicable: .excluded
            case nil where isRunning: .running
            default: .open
            }
    }
}
