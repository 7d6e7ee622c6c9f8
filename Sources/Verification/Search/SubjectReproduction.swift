/// A case that is run on a subject again and judged by entries of its catalogue, to reproduce a counterexample.
public struct SubjectReproduction<Tested: Subject>: Sendable {
    /// The bar, or the rules of motion.
    package let subject: Tested

    /// The case as it is shown.
    package let shown: Tested.Shown

    /// The entries that the subject is judged by: of those given, the ones that apply to it.
    package let invariants: [Tested.Entry]

    /// A counterexample to each broken entry, in the order of the entries.
    public let counterexamples: [EntryCounterexample<Tested>]

    /// Makes a reproduction of a case that was judged.
    package init(
        of subject: Tested, in shown: Tested.Shown, judgedBy invariants: [Tested.Entry],
        _ counterexamples: [EntryCounterexample<Tested>]
    ) {
        self.subject = subject
        self.shown = shown
        self.invariants = invariants
        self.counterexamples = counterexamples
    }

    /// The case of a counterexample.
    package init(_ found: EntryCounterexample<Tested>) {
        self.init(of: found.subject, in: found.shown, judgedBy: [found.invariant], [found])
    }

    /// The counterexamples, but the root cause of all first.
    package var rootCauseFirst: [EntryCounterexample<Tested>] { counterexamples.rootCauseFirst { $0 } }

    /// The curves of the case, with the place of the violation; nil if it is not shown in curves.
    ///
    /// - Complexity: it is drawn at each call, in some milliseconds.
    package var figure: Figure? {
        subject.figure(of: shown, marking: counterexamples.first?.violation.place)
    }

    /// The broken entries with the case; if there are none, the entries that hold and the case.
    ///
    /// Numbers are rounded where that does not hide a violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    public func text(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        guard counterexamples.isEmpty else {
            return EntryCounterexample.text(counterexamples, numbers, columns: columns)
        }
        return """
            \(subject.name) keeps \(invariants.map(\.id).joined(separator: ", ")) here

            \(Tested.text(of: shown, numbers, columns: columns))
            """
    }
}
