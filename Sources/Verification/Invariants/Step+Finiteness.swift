extension Step {
    /// What S2 finds: a number in the output that is not finite, or a change on input to be refused.
    ///
    /// A trace ends here, for what a bar does once it has taken in what cannot be computed with means nothing.
    @inline(__always)
    var finitenessViolation: Violation? { signs.contains(.unsound) ? closeFinitenessViolation : nil }

    /// The same, looked at closely.
    private var closeFinitenessViolation: Violation? {
        if let violation = outputViolation { return violation }
        guard !isUsable else { return nil }
        if movement != 0 {
            return violation("on input to be refused, the bar's movement", movement, "none", 0)
        }
        if let command = deeds.command {
            return violation(
                "on input to be refused, a content offset commanded", command, "none: it stays", arrival)
        }
        if let target = deeds.retarget {
            return violation(
                "on input to be refused, where a deceleration is made to end", target, "nowhere else than",
                arrival)
        }
        let inset = before.scrollView.contentInset
        if contentInset != inset {
            return violation(
                "on input to be refused, the top inset", contentInset.top, "what it was", inset.top)
        }
        guard after.isExpandedStateAvailable != before.isExpandedStateAvailable else { return nil }
        return violation(
            "on input to be refused, changes of the expanded state's availability", 1, "none", 0)
    }

    /// What the bar tells its clients, if it is finite; otherwise not finite either, and so are the next two.
    @inline(__always)
    private var told: Double { after.offset + after.progress + (deeds.outOfBounds?.offset ?? 0) }

    @inline(__always)
    private var commanded: Double { (deeds.command ?? 0) + (deeds.retarget ?? 0) }

    @inline(__always)
    private var insets: Double { contentInset.top + contentInset.bottom + scrollIndicatorInsetTop }

    /// Whether every number that the bar told or set is finite.
    @inline(__always)
    var isOutputFinite: Bool { (told + commanded + insets).isFinite }

    /// The first number told or set in the step that is not finite.
    private var outputViolation: Violation? {
        if isOutputFinite { return nil }
        if !told.isFinite { return violation("what the bar tells its clients", told, "finite, and not", 0) }
        if !commanded.isFinite {
            return violation("a content offset commanded", commanded, "finite, and not", 0)
        }
        return violation("an inset", insets, "finite, and not", 0)
    }
}
