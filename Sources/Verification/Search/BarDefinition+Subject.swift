import AirBarModel

extension BarDefinition: Subject {
    /// An invariant.
    public typealias Entry = Invariant

    /// The trace of a scenario or a session.
    public typealias Shown = Trace

    /// `invariant`.
    public static var noun: String { "invariant" }

    /// `events`.
    public static var counted: String { "events" }

    /// The number of events of the minimum.
    public static func count(in result: EntryResult<BarDefinition>) -> Int? {
        result.found?.counterexample.eventCount
    }

    /// What happened, what the bar did, and what was wrong with that.
    public static func explanation(of found: BarCounterexample, _ numbers: NumberFormat) -> String {
        found.invariant.explanation(of: found.violation, in: found.trace, numbers)
    }

    /// The events or actions in one line.
    public static func line(of shown: Trace) -> String {
        (shown.session ?? Session(shown.scenario)).line
    }

    /// The trace as a table.
    public static func text(of shown: Trace, _ numbers: NumberFormat, columns: Int?) -> String {
        shown.table(numbers: numbers, columns: columns)
    }

    /// The trace with the violating step marked, the violation, and the invariants that are broken too.
    public static func details(
        of found: BarCounterexample, besides others: [BarCounterexample], _ numbers: NumberFormat,
        columns: Int?
    ) -> [String] {
        let judged = found.judged
        let sentences = [judged.violation.place(numbers)] + consequences(others, numbers)
        return judged.tables(numbers, columns: columns) + sentences.map { $0.wrapped(to: columns) }
    }

    /// The invariants that are broken too, in one line, and then their violations.
    private static func consequences(_ others: [BarCounterexample], _ numbers: NumberFormat) -> [String] {
        if others.isEmpty { return [] }
        let names = others.map(\.invariant.description).joined(separator: ", ")
        let places = others.map { "\($0.invariant.id), \($0.place(numbers))" }
        return [(["also breaks \(names)"] + places).joined(separator: "\n")]
    }

    /// Whether the events, or the actions, are the same.
    public static func areOfOneCase(_ one: BarCounterexample, _ other: BarCounterexample) -> Bool {
        one.file.session == other.file.session
    }
}
