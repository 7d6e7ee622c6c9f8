/// Whether a failure recurs when its value is checked again.
///
/// The outcome of a body should depend on its value only. Otherwise a failure may be lost while it is shrunk, and a
/// replay may not show it.
public enum Recurrence: Hashable, Sendable {
    /// The value failed in the same way whenever it was checked again.
    case recurs
    /// There was no time to check the value again.
    case unconfirmed
    /// The value failed in some of several runs: the body depends on chance, on the time, or on other threads.
    case sometimes(failures: Int, runs: Int)
    /// The value fails, but did not fail in an earlier case: values in between changed the outcome, or chance.
    case notBefore(caseIndex: Int)
    /// The value fails only after the values of the cases before it: the body keeps state.
    case after(cases: Range<Int>)
    /// The value failed once only.
    case never
}

extension Recurrence {
    /// The reason why a replay may not show the failure; nil if there is none.
    public var doubt: String? {
        switch self {
        case .recurs, .unconfirmed: nil
        case .sometimes(let failures, let runs):
            "fails in \(failures) of \(runs) runs with the same value: "
                + "the body depends on chance, on the time, or on other threads"
        case .notBefore(let index):
            "did not fail with the same value in case \(index): "
                + "the outcome depends on values checked since then, or on chance"
        case .after(let cases):
            "fails only after \(cases.count == 1 ? "the value" : "the values") of \(cases.asCases): "
                + "the body keeps state from one value to the next"
        case .never:
            "did not fail again for the same value: the body depends on something else, "
                + "such as the time, a global, other threads, or the order of a set"
        }
    }
}

extension Range<Int> {
    /// The cases of these indices in words.
    fileprivate var asCases: String {
        count == 1 ? "case \(lowerBound)" : "the cases \(lowerBound) to \(upperBound - 1)"
    }
}
