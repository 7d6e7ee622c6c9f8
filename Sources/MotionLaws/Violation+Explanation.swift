import Verification

extension LawCounterexample {
    /// The violation in one sentence: the case, what was measured in it, and how far off that is.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var explanation: String { explanation(.rounded) }

    /// The same, with numbers in a format.
    public func explanation(_ numbers: NumberFormat) -> String {
        violation?.explanation(in: description, numbers) ?? "In the case \"\(description)\" \(message)."
    }
}

extension Violation {
    /// What was measured in a case, and how far off it is, in one sentence.
    func explanation(in description: String, _ numbers: NumberFormat) -> String {
        let numbers = numbers.showing([self])
        let difference = value - limit
        let measured = "In the case \"\(description)\" \(quantity) was \(numbers.text(value))"
        if excess == nil { return "\(measured), not \(numbers.text(limit))." }
        guard difference.isFinite, difference != 0 else {
            return "\(measured), expected \(expected) (\(numbers.text(limit)))."
        }
        let rounded = NumberFormat.rounded.text(difference.magnitude)
        let shown = rounded == "0" ? NumberFormat.exact.text(difference.magnitude) : rounded
        return "\(measured), \(shown) \(difference < 0 ? "less" : "more") than it should have been."
    }
}
