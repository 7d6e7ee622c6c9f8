import BarCommands
import Generators
import Motion
import MotionLaws
import Synchronization

/// The progress of the searches for violations of the laws of motion, one law after the other.
final class MotionProgress: Sendable {
    private struct State {
        /// The results of the first laws.
        var reports: [LawReport] = []
        /// The progress of the search of the next law, if it has told of any.
        var search: SearchProgress?
    }

    private let rules: MotionRules
    private let laws: [MotionLaw]
    private let cases: Int
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// The progress before the first search.
    ///
    /// - Parameters:
    ///   - rules: the rules that are checked.
    ///   - laws: the laws, in order.
    ///   - cases: the number of cases of each law.
    init(_ rules: MotionRules, _ laws: [MotionLaw], cases: Int) {
        self.rules = rules
        self.laws = laws
        self.cases = cases
    }

    /// Notes the progress of the search of one law.
    func note(_ progress: SearchProgress) { state.withLock { $0.search = progress } }

    /// Notes the result of a law.
    func note(_ report: LawReport) {
        state.withLock {
            $0.reports.append(report)
            $0.search = nil
        }
    }

    /// The progress as a table.
    var table: LiveTable {
        let state = state.withLock { $0 }
        let done = state.reports.reduce(state.search?.casesDone ?? 0) { $0 + $1.casesRun }
        let all = cases * laws.count
        let pace = Pace(done, of: all, in: (ContinuousClock.now - start) / .seconds(1)).text
        return LiveTable(
            heading: "\(rules.name): \(grouped(done)) of \(grouped(all)) cases\(pace)",
            note: state.search?.shrinking.map(note) ?? "",
            rows: laws.indices.map { row(of: $0, state) })
    }

    private func row(of index: Int, _ state: State) -> LiveTable.Row {
        let law = laws[index]
        func row(_ status: String, _ standing: LiveTable.Standing, cases: Int? = nil) -> LiveTable.Row {
            LiveTable.Row(
                id: law.id, title: law.title, status: status,
                detail: cases.map { "\(grouped($0)) cases" } ?? "", standing)
        }
        if index < state.reports.count {
            let report = state.reports[index]
            return row(
                report.status, report.counterexample != nil ? .broken : report.holds ? .kept : .open,
                cases: report.casesRun)
        }
        guard index == state.reports.count else { return row("not tried yet", .open) }
        let isBroken = state.search?.idsFound.isEmpty == false
        return row(
            isBroken ? "broken" : "not broken so far", isBroken ? .broken : .running,
            cases: state.search?.casesDone ?? 0)
    }

    private func note(_ shrinking: ShrinkProgress) -> String {
        let law = laws.first { $0.id == shrinking.id }
        let example = law?.description(of: shrinking.choices) ?? ""
        return "shrinking \(shrinking.id), \(grouped(shrinking.executions)) executions, so far: \(example)"
    }
}
