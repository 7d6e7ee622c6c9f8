extension Step {
    /// What S2 finds: an output that is not finite, a change on an invalid event, or the refusal of a valid one.
    ///
    /// A run ends at such a step, because no invariant is defined for the steps after it.
    @inline(__always)
    var soundnessViolation: Violation? {
        isUsable && isOutputFinite && actions.refused == nil
            ? nil : outputViolation ?? changeOnInvalidEvent ?? refusalOfValidEvent
    }

    /// Whether every number that the bar reported or set is finite.
    @inline(__always)
    var isOutputFinite: Bool { (reported + commanded + insets).isFinite }

    /// A sum that is finite exactly if every reported number is; so are the next two for commands and insets.
    @inline(__always)
    private var reported: Double {
        after.offset + after.progress + (actions.reportOutOfBounds?.offset ?? 0)
    }

    @inline(__always)
    private var commanded: Double { (actions.command ?? 0) + (actions.retarget ?? 0) }

    @inline(__always)
    private var insets: Double { contentInset.top + contentInset.bottom + scrollIndicatorInsetTop }

    /// The first output of the step that is not finite.
    private var outputViolation: Violation? {
        if !reported.isFinite {
            return violation("a number that the bar reported", reported, "finite, and not", 0, as: .fact)
        }
        if !commanded.isFinite {
            return violation("a content offset commanded", commanded, "finite, and not", 0, as: .fact)
        }
        return insets.isFinite ? nil : violation("an inset", insets, "finite, and not", 0)
    }

    private var refusalOfValidEvent: Violation? {
        guard isUsable, let refused = actions.refused else { return nil }
        return violation(
            "on valid input, a number that the bar refused", refused, "none below", 0x1p40, as: .fact)
    }

    private var changeOnInvalidEvent: Violation? {
        guard !isUsable else { return nil }
        if movement != 0 {
            return violation("on input to be refused, the bar's movement", movement, "none", 0, as: .fact)
        }
        if let command = actions.command {
            return violation(
                "on input to be refused, a content offset commanded", command, "none: it stays", arrival,
                as: .fact)
        }
        if let target = actions.retarget {
            return violation(
                "on input to be refused, where a deceleration is made to end", target, "nowhere else than",
                arrival, as: .fact)
        }
        if let inset = changedInset {
            return violation(
                "on input to be refused, an inset", inset.after, "what it was", inset.before, as: .fact)
        }
        guard changesAvailability else { return nil }
        return violation(
            "on input to be refused, changes of the expanded state's availability", 1, "none", 0, as: .fact)
    }

    /// The first inset that the bar sets which is another after the step.
    private var changedInset: (before: Double, after: Double)? {
        let view = before.scrollView
        let contentInset = after.scrollView.contentInset
        let insets = [
            (before: view.contentInset.top, after: contentInset.top),
            (before: view.contentInset.bottom, after: contentInset.bottom),
            (before: view.scrollIndicatorInsetTop, after: scrollIndicatorInsetTop),
        ]
        return insets.first { $0.before != $0.after }
    }
}
