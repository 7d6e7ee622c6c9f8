import Generators

/// The progress of a search for violations by a subject.
public struct SubjectProgress: Sendable {
    /// What is known of an entry so far.
    package struct Known: Sendable {
        /// Its result; nil while it may still be broken.
        package let status: EntryStatus?

        /// A number of what the subject counts, such as the events of the simplest case known to break an invariant.
        package let count: Int?

        /// Makes what is known of an entry.
        package init(_ status: EntryStatus?, count: Int? = nil) {
            self.status = status
            self.count = count
        }
    }

    /// The number of cases checked, as the search last told.
    package let casesDone: Int

    /// What is known of entries, by their identifiers; also of what ends the process, by the identifiers of that.
    package let known: [String: Known]

    /// The identifier of the entry that is searched by itself; nil if one search is for all.
    package let current: String?

    /// The case that the search is shrinking; nil if it shrinks none.
    package let shrinking: CaseInShrinking?

    /// Whether all cases have been run, and simpler counterexamples are sought by enumeration.
    package let isOver: Bool

    /// The progress of a search that has not told of any.
    package static let none = SubjectProgress(casesDone: 0, known: [:], shrinking: nil)

    /// Makes the progress of a search.
    package init(
        casesDone: Int, known: [String: Known], current: String? = nil, shrinking: CaseInShrinking?,
        isOver: Bool = false
    ) {
        self.casesDone = casesDone
        self.known = known
        self.current = current
        self.shrinking = shrinking
        self.isOver = isOver
    }
}

/// The simplest case so far of those that shrinking has tried.
package struct CaseInShrinking: Sendable {
    /// The identifier of the entry that the case breaks.
    package let id: String

    /// The number of cases that were run to shrink it.
    package let executions: Int

    /// The number of events, or of a session's actions; nil for a case that has none.
    package let eventCount: Int?

    /// The case in one line.
    package let text: String

    /// Makes a case that shrinking has reached.
    package init(_ progress: ShrinkProgress, eventCount: Int? = nil, text: String) {
        id = progress.id
        executions = progress.executions
        self.eventCount = eventCount
        self.text = text
    }
}
