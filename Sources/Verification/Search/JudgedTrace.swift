import AirBarModel

/// The run in which a violation can be seen.
///
/// It is the run of the case, unless the invariant judges a session that goes on after the case, or another session.
package struct JudgedTrace: Sendable {
    /// The trace.
    package let trace: Trace

    /// The violation, at its step in the trace.
    package let violation: Violation

    /// What distinguishes the trace from that of the case, in a sentence; nil if nothing does.
    package let change: String?

    /// The trace that it is compared with, and what distinguishes that in a few words; nil if the invariant compares none.
    package let other: (name: String, trace: Trace)?

    /// The tables of both traces, each with what it is, if that is not the case.
    func tables(_ numbers: NumberFormat, columns: Int?) -> [String] {
        let table = trace.table(marking: violation, numbers: numbers, columns: columns)
        let others = other.map { name, trace in
            let last = violation.at(step: trace.count - 1)
            let text = trace.table(marking: last, numbers: numbers, columns: columns)
            let head = self.trace.heading(numbers, columns: columns)
            return [
                "\(name):".wrapped(to: columns),
                String(text.hasPrefix(head) ? text.dropFirst(head.count) : text[...]),
            ]
        }
        return (change.map { [$0.wrapped(to: columns), table] } ?? [table]) + (others ?? [])
    }
}

extension BarCounterexample {
    /// The run that was judged.
    ///
    /// - Complexity: O(1), except that an invariant that compares runs, or judges the end of a session, runs them again.
    package var judged: JudgedTrace {
        let definition = trace.definition
        guard case .session(let check) = invariant.body, let session = trace.session else {
            return JudgedTrace(
                trace: trace, violation: violation, change: nil,
                other: compared.map { (Self.nameOfCompared, Trace(of: $0, on: definition)) }
                    .flatMap { $0.1.isEmpty ? nil : $0 })
        }
        let judged = check.judged(session)
        let played = Trace(of: judged, on: definition)
        // A case that ends at rest goes on without an event.
        let isSame = played.scenario == trace.scenario
        let shown = isSame ? trace : played
        return JudgedTrace(
            trace: shown, violation: violation.at(step: shown.count - 1),
            change: isSame ? nil : check.change,
            other: check.other(judged, definition).map { ($0.name, Trace(of: $0.session, on: definition)) })
    }

    private static var nameOfCompared: String { "in the run that it is compared with" }

    /// The case of the run that the invariant compares the scenario with; of a session it is not shown.
    private var compared: Scenario? {
        guard case .relation(let relation, _) = invariant.body, trace.session == nil else { return nil }
        return relation.compared(with: trace, at: violation.step)
    }
}
