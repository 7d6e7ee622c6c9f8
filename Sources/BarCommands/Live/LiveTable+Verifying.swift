import AirBarModel
import Generators
import Verification

extension LiveTable {
    /// The table of a search for violations by a bar.
    ///
    /// - Parameters:
    ///   - verifier: the verifier that searches.
    ///   - progress: its progress.
    ///   - cases: the number of all cases.
    ///   - seconds: the time since the search began.
    ///   - limit: the time after which it ends, in seconds; nil without a limit.
    init<Case: BarCase>(
        of verifier: Verifier<Case>, _ progress: BarSearchProgress, cases: Int, in seconds: Double,
        limit: Double?
    ) {
        let name = verifier.definition.name
        self.init(
            heading: progress.isOver
                ? "\(name): all cases done, looking for simpler counterexamples and unmet conditions"
                : Self.heading(name, progress.casesDone, of: cases, in: seconds, limit: limit),
            note: progress.isOver ? "" : progress.shrinking.map(Self.note) ?? "",
            rows: Self.rows(verifier.invariants, of: verifier.definition, progress.eventCounts)
                + Self.rowsOfEnds(progress.eventCounts, besides: verifier.invariants))
    }

    /// The rows of the ways in which the bar ends its process.
    private static func rowsOfEnds(_ eventCounts: [String: Int], besides invariants: [Invariant]) -> [Row] {
        let ids = Set(eventCounts.keys).subtracting(invariants.map(\.id))
        return ids.sorted().map { id in
            Row(
                id: id, title: BarReport.titleOfEnds, .broken, detail: events(eventCounts[id] ?? 0))
        }
    }

    /// The rows of invariants.
    ///
    /// - Parameters:
    ///   - invariants: the invariants, in order.
    ///   - definition: the bar.
    ///   - eventCounts: the numbers of events of counterexamples, by the identifier of the invariant.
    static func rows(_ invariants: [Invariant], of definition: BarDefinition, _ eventCounts: [String: Int])
        -> [Row]
    {
        invariants.map { invariant in
            let count = eventCounts[invariant.id]
            let isExcluded = invariant.reasonNotToApply(to: definition) != nil
            return Row(
                id: invariant.id, title: invariant.title,
                count != nil ? .broken : isExcluded ? .notApplicable : nil, detail: count.map(events) ?? "")
        }
    }

    private static func note(_ shrinking: CaseInShrinking) -> String {
        note(shrinking.id, shrinking.executions, "\(events(shrinking.eventCount)) so far: \(shrinking.text)")
    }

    private static func events(_ count: Int) -> String { count == 1 ? "1 event" : "\(grouped(count)) events" }
}
