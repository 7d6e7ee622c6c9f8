import BarCommands
import Generators
import Motion
import MotionLaws
import Synchronization
import Verification

/// The progress of the searches for violations of the laws of motion, one law after the other.
final class MotionProgress: Sendable {
    private struct State {
        /// The results of the first laws.
        var results: [EntryResult<MotionRules>] = []
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
    func note(_ result: EntryResult<MotionRules>) {
        state.withLock {
            $0.results.append(result)
            $0.search = nil
        }
    }

    /// The progress as a table.
    var table: LiveTable {
        let state = state.withLock { $0 }
        let done = state.results.reduce(state.search?.casesDone ?? 0) { $0 + $1.cases }
        return LiveTable(
            heading: LiveTable.heading(
                rules.name, done, of: cases * laws.count,
                in: (ContinuousClock.now - start) / .seconds(1)),
            note: state.search?.shrinking.map(note) ?? "",
            rows: laws.indices.map { row(of: $0, state) })
    }

    private func row(of index: Int, _ state: State) -> LiveTable.Row {
        let isBroken = state.search?.idsFound.isEmpty == false
        let (status, done): (EntryStatus?, Int?) =
            if index < state.results.count {
                (state.results[index].status, state.results[index].cases)
            } else if index == state.results.count {
                (isBroken ? .broken : nil, state.search?.casesDone ?? 0)
            } else {
                (.notTried, nil)
            }
        return LiveTable.Row(
            id: laws[index].id, title: laws[index].title, status,
            detail: done.map { "\(grouped($0)) cases" } ?? "", isRunning: index == state.results.count)
    }

    private func note(_ shrinking: ShrinkProgress) -> String {
        let law = laws.first { $0.id == shrinking.id }
        let example = law?.description(of: shrinking.choices) ?? ""
        return LiveTable.note(shrinking.id, shrinking.executions, "so far: \(example)")
    }
}
