import Motion
import Verification

extension MotionRules: Subject {
    /// A law.
    public typealias Entry = MotionLaw

    /// A generated case of a law.
    public typealias Shown = LawCase

    /// `law`.
    public static var noun: String { "law" }

    /// `cases`.
    public static var counted: String { "cases" }

    /// The number of cases of the search for a law, which has cases of its own.
    public static func count(in result: EntryResult<MotionRules>) -> Int? { result.cases }

    /// The case, what was measured in it, and how far off that is.
    public static func explanation(
        of found: EntryCounterexample<MotionRules>, _ numbers: NumberFormat
    ) -> String {
        let violation = found.violation
        let difference = violation.value - violation.limit
        let measured =
            "In the case \"\(found.shown)\" \(violation.quantity) was \(numbers.text(violation.value))"
        if violation.excess == nil { return "\(measured), not \(numbers.text(violation.limit))." }
        guard difference.isFinite, difference != 0 else {
            return "\(measured), expected \(violation.expected) (\(numbers.text(violation.limit)))."
        }
        let rounded = NumberFormat.rounded.text(difference.magnitude)
        let shown = rounded == "0" ? NumberFormat.exact.text(difference.magnitude) : rounded
        return "\(measured), \(shown) \(difference < 0 ? "less" : "more") than it should have been."
    }

    /// The case, in words and numbers.
    public static func line(of shown: LawCase) -> String { shown.description }

    /// The case and the violation.
    public static func details(
        of found: EntryCounterexample<MotionRules>, besides others: [EntryCounterexample<MotionRules>],
        _ numbers: NumberFormat, columns: Int?
    ) -> [String] {
        ["\(found.shown): \(found.violation.description)".wrapped(to: columns)]
    }

    /// What the rules do in the case, beside what is right; nil if the case is no motion.
    public func figure(of shown: LawCase, marking place: Double?) -> Figure? {
        shown.drawn.figure(self, marking: place)
    }
}
