import Verification

/// What JSON says of an entry of the catalogue in every command, beside what a command knows itself.
struct EntryFields: Encodable {
    private let id: String
    private let title: String
    private let statement: String
    /// The step of the violation; nil without one, or where rows of a recording are counted.
    private let step: Int?
    /// The violation in one sentence.
    private let sentence: String?

    /// - Parameters:
    ///   - entry: an invariant or a law.
    ///   - step: the step of its violation, if there is one.
    ///   - sentence: the violation in one sentence, if there is one.
    init(_ entry: some CatalogueEntry, step: Int? = nil, sentence: String? = nil) {
        (id, title, statement) = (entry.id, entry.title, entry.statement)
        (self.step, self.sentence) = (step, sentence)
    }

    init<Tested: Subject>(_ found: EntryCounterexample<Tested>) {
        self.init(found.invariant, step: found.violation.step, sentence: found.explanation)
    }
}
