import AirBarModel
import Foundation
import Generators
import Synchronization
import Verification

/// The progress of fuzzing: what the fuzzer tells, and the findings of all of its runs.
final class FuzzProgress: Sendable {
    private struct State {
        /// The numbers of events of the findings, by the identifier of the invariant.
        var eventCounts: [String: Int] = [:]
        /// The number of executions of the runs that have ended.
        var executions = 0
        /// The shrinking in progress; nil while the fuzzer runs.
        var shrinking: CaseInShrinking?
    }

    private let verifier: BarVerifier
    private let seconds: Double
    private let log: String
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    /// The progress before the first run.
    ///
    /// - Parameters:
    ///   - verifier: the bar, and the invariants that it is judged by.
    ///   - seconds: the time for all runs.
    ///   - log: the path of the log that the fuzzer writes.
    init(_ verifier: BarVerifier, seconds: Double, log: String) {
        self.verifier = verifier
        self.seconds = seconds
        self.log = log
    }

    /// Notes the end of a run of the fuzzer.
    func note(executions: Int) { state.withLock { $0.executions += executions } }

    /// Notes the progress of shrinking a finding.
    func note(_ progress: SearchProgress) {
        let reached = progress.shrinking.flatMap(verifier.reached)
        state.withLock { $0.shrinking = reached }
    }

    /// Notes a finding that has been shrunk.
    func note(_ found: FoundCounterexample) {
        state.withLock {
            $0.eventCounts[found.counterexample.invariant.id] = found.counterexample.eventCount
            $0.shrinking = nil
        }
    }

    /// The progress as a table, while the fuzzer runs or while a finding of it is shrunk.
    ///
    /// - Parameter isRunning: whether the fuzzer runs, so that its log is of now.
    func table(isRunning: Bool) -> LiveTable {
        let state = state.withLock { $0 }
        let told = isRunning ? FuzzPulse.last(inLog: log) : nil
        let executions = grouped(state.executions + (told?.pulse.executions ?? 0))
        let left = max(0, seconds - (ContinuousClock.now - start) / .seconds(1))
        return LiveTable(
            heading: "\(verifier.definition.name): \(executions) executions\(told.map(Self.text) ?? "")"
                + ", \(Pace.time(left)) left",
            note: state.shrinking.map(LiveTable.note) ?? "",
            rows: LiveTable.rows(verifier.invariants, of: verifier.definition, state.eventCounts))
    }

    /// What the fuzzer told last, and when: it tells the less often the longer it runs.
    private static func text(_ told: (pulse: FuzzPulse, time: Date)) -> String {
        let age = -told.time.timeIntervalSinceNow
        return (age < 2 ? "" : " \(Pace.time(age)) ago") + ", \(grouped(told.pulse.rate)) a second"
            + ", coverage \(grouped(told.pulse.coverage)), corpus \(grouped(told.pulse.corpus))"
    }
}
