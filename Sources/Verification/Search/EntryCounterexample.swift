/// A case in which a subject breaks an entry of the catalogue that judges it.
public struct EntryCounterexample<Tested: Subject>: Sendable {
    /// The bar, or the rules of motion.
    package let subject: Tested

    /// The entry that is broken: an invariant, or a law.
    public let invariant: Tested.Entry

    /// The case as it is shown.
    package let shown: Tested.Shown

    /// The violation: its step, the measured value and the limit.
    package let violation: Violation

    /// Makes a counterexample of what was found.
    package init(
        of subject: Tested, to invariant: Tested.Entry, in shown: Tested.Shown, _ violation: Violation
    ) {
        self.subject = subject
        self.invariant = invariant
        self.shown = shown
        self.violation = violation
    }

    /// What is broken, in a few words, such as `published breaks S7, bounce ignored`.
    package var title: String { "\(subject.name) breaks \(invariant.id), \(invariant.title)" }

    /// The violation in one sentence: what happened, what the subject did, and what was wrong with that.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var explanation: String { explanation(.rounded) }

    /// The same, with numbers in a format.
    package func explanation(_ numbers: NumberFormat) -> String {
        Tested.explanation(of: self, numbers.showing([violation]))
    }

    /// The broken entry, the violation in a sentence, the case, such as a trace with the violating step marked, and the
    /// violation.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    package func text(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        Self.text([self], numbers, columns: columns)
    }

    /// The root cause of all violations in one case as ``text``, and the entries that are broken too.
    ///
    /// - Parameters:
    ///   - all: counterexamples of one case.
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    static func text(_ all: [Self], _ numbers: NumberFormat, columns: Int? = nil) -> String {
        let numbers = numbers.showing(all.map(\.violation))
        let all = all.rootCauseFirst { $0 }
        guard let root = all.first else { return "" }
        let statement = "\(root.title): \(root.invariant.statement)"
        return
            ([statement, root.invariant.notation, root.explanation(numbers)].compactMap(\.self).map {
                $0.wrapped(to: columns)
            }
            + Tested.details(of: root, besides: Array(all.dropFirst()), numbers, columns: columns))
            .joined(separator: "\n\n")
    }
}
