/// What the entries of a catalogue judge: a bar, or rules of motion.
///
/// Reports, counterexamples and reproductions are of any subject, which says how its cases are shown.
public protocol Subject: Sendable {
    /// What judges it: an invariant, or a law.
    associatedtype Entry: CatalogueEntry

    /// A case as it is shown: the trace of a bar, or what rules of motion were asked.
    associatedtype Shown: Sendable

    /// The name.
    var name: String { get }

    /// What an entry is called, in singular.
    static var noun: String { get }

    /// What the column of numbers in a table of results counts, in plural.
    static var counted: String { get }

    /// The number of an entry in that column; nil if it has none.
    static func count(in result: EntryResult<Self>) -> Int?

    /// What happened in a counterexample, in one sentence.
    static func explanation(of found: EntryCounterexample<Self>, _ numbers: NumberFormat) -> String

    /// A case in one line.
    static func line(of shown: Shown) -> String

    /// A case as text, of several lines if it is long.
    ///
    /// - Parameters:
    ///   - shown: the case.
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    static func text(of shown: Shown, _ numbers: NumberFormat, columns: Int?) -> String

    /// The paragraphs of a counterexample after its explanation.
    ///
    /// - Parameters:
    ///   - found: the counterexample.
    ///   - others: the counterexamples of the same case that are no root cause.
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    static func details(
        of found: EntryCounterexample<Self>, besides others: [EntryCounterexample<Self>],
        _ numbers: NumberFormat, columns: Int?
    ) -> [String]

    /// Whether two counterexamples of a report are of the same case.
    static func areOfOneCase(_ one: EntryCounterexample<Self>, _ other: EntryCounterexample<Self>) -> Bool

    /// The trial of the subject, which has a mistake, against those of the entries that apply to it.
    func trial(of entries: [any CatalogueEntry]) -> MutantTrial

    /// The curves of a case; nil if it is not shown in curves.
    ///
    /// - Parameters:
    ///   - shown: the case.
    ///   - place: where a violation is on the horizontal axis; nil if there is none, or at no one place.
    func figure(of shown: Shown, marking place: Double?) -> Figure?
}

extension Subject {
    /// The same as in one line.
    public static func text(of shown: Shown, _ numbers: NumberFormat, columns: Int?) -> String {
        line(of: shown)
    }

    /// False.
    public static func areOfOneCase(
        _ one: EntryCounterexample<Self>, _ other: EntryCounterexample<Self>
    ) -> Bool { false }

    /// Nil.
    public func figure(of shown: Shown, marking place: Double?) -> Figure? { nil }
}
