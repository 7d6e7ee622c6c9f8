import Generators

/// The progress of a search for violations by a bar.
public struct BarSearchProgress: Sendable {
    /// The number of cases checked, as the search last told.
    public let casesDone: Int

    /// The number of events, or of a session's actions, of the simplest case known to break an invariant, by its
    /// identifier.
    public let eventCounts: [String: Int]

    /// The case that the search is shrinking; nil if it shrinks none.
    public let shrinking: CaseInShrinking?

    /// Whether all cases have been run, and simpler counterexamples are sought by enumeration.
    public let isOver: Bool
}

/// The simplest case so far of those that shrinking has tried.
public struct CaseInShrinking: Sendable {
    /// The identifier of the invariant that the case breaks.
    public let id: String

    /// The number of cases that were run to shrink it.
    public let executions: Int

    /// The case, as a session.
    public let session: Session

    /// The number of events, or of a session's actions, without the binding of the first scroll view.
    public var eventCount: Int { session.actions.count }

    /// The events or actions in one line.
    public var text: String { session.line }
}

extension Session {
    /// The actions in one line.
    var line: String { actions.map { $0.text(.rounded) }.joined(separator: ", ") }
}

extension Verifier {
    /// The case that shrinking has reached; nil if its choices make none.
    public func reached(_ progress: ShrinkProgress) -> CaseInShrinking? {
        test(of: progress.choices).map {
            CaseInShrinking(id: progress.id, executions: progress.executions, session: $0.session)
        }
    }

    /// The case that choices make; nil if they make none.
    func test(of choices: [Choice]) -> Case? {
        var source = ChoiceSource(replaying: choices)
        return try? Case.generator(in: domain).generate(from: &source)
    }
}

extension RunningSearch {
    /// The progress of the search.
    ///
    /// - Complexity: generates a case for each invariant found broken.
    public var progress: BarSearchProgress {
        let state = currentState
        return BarSearchProgress(
            casesDone: state.casesDone,
            eventCounts: state.found.compactMapValues { verifier.test(of: $0)?.session.actions.count },
            shrinking: state.shrinking.flatMap(verifier.reached), isOver: state.isOver)
    }
}
