import AirBarModel

extension Invariant {
    /// S22: the app's own bottom inset is the app's.
    package static let bottomInset = Invariant(
        id: "S22", title: "bottom inset", section: .safety,
        statement: "the bottom inset is never less than the app's own",
        reason: "The last row stays beneath the keyboard or the toolbar.",
        origin: [],
        justification:
            "S15 finds at the next rotation that the app's inset is lost; it stays because it names what is lost, at once.",
        needs: .insetHandling,
        effects: ["S15"],
        explanation: { "and left a bottom inset of \($0.value), less than the \($0.limit) of the app alone" },
        body: .step(on: .notified, where: .limitsChange, when: { $0.isUsable }) { step in
            let view = step.after.scrollView
            let inset = view.contentInset.bottom
            guard inset < view.bottomInset, inset < view.bottomInset - step.slack else { return nil }
            return step.violation("the bottom inset", inset, "at least the app's own", view.bottomInset)
        })

    /// S18: the scroll limits do not depend on the animated height of the bar.
    package static let noFeedback = Invariant(
        id: "S18", title: "no feedback", section: .safety,
        statement:
            "the scroll limits never depend on the height being animated",
        details: [
            "the bar's own inset at its edge is a function of A and the heights (S30 judges one that is made to "
                + "follow the height)",
            "a bar at the bottom leaves the top inset alone",
            "the top inset of the scroll indicator is n",
        ],
        reason: "The limits move with the bar, and the bar with the limits: it oscillates or locks.",
        origin: [],
        justification:
            "S13 or S15 find wrong limits by their effect; it stays because it finds the dependence itself.",
        effects: ["S13", "S15"], explanation: { $0.feedbackClause },
        body: .step(
            on: .notified, where: [.limitsChange, .availabilityChanges], when: { $0.isUsable }
        ) { step in
            let indicator = step.after.scrollView.scrollIndicatorInsetTop
            let keepsIndicator = step.configuration.kind.capabilities.contains(.indicatorInset)
            if keepsIndicator, indicator != step.configuration.normal {
                return step.violation(
                    "the top inset of the scroll indicator", indicator, "n", step.configuration.normal)
            }
            if step.configuration.kind.edge == .bottom, let violation = step.otherInsetViolation {
                return violation
            }
            return step.ownInsetViolation(
                "the bar's own inset", "what it was with the same A before",
                closed: step.history.closedInset, open: step.history.openInset)
        })

    /// S23: content that has been scrolled to its end is not under a bar at the bottom.
    package static let endInSight = Invariant(
        id: "S23", title: "end in sight", section: .safety,
        statement:
            "the content has room for a bar at the bottom, and for no more: scrolled to its end or beyond, the bar's own "
            + "bottom inset is at least its height, and nowhere more than n, or than what it found",
        reason: "The last row stays beneath the bar, or far above it.",
        origin: ["react-native#31860", "vuetify#10553"],
        edge: .bottom,
        explanation: { $0.roomClause },
        body: .step(on: .notified, when: { $0.isUsable }) { step in
            let view = step.after.scrollView
            let (inset, height) = (view.barInset.bottom, -step.after.offset)
            let most = max(step.configuration.normal, step.foundInset.bottom)
            if inset > most, inset > most + step.slack {
                return step.violation("the bar's own bottom inset", inset, "at most n", most)
            }
            guard view.contentOffset >= view.end, inset < height, inset < height - step.slack else {
                return nil
            }
            return step.violation(
                "at the end of the content, the bar's own bottom inset", inset, "at least the bar's height",
                height)
        })
}

extension Step {
    /// The violation by a bar at the bottom that has a top inset of its own; it may take away one that it found.
    fileprivate var otherInsetViolation: Violation? {
        let (top, found) = (after.scrollView.barInset.top, foundInset.top)
        let isKept = abs(top - found) <= slack || (kind == .bind && abs(top) <= slack)
        return isKept
            ? nil : violation("the own top inset of a bar at the bottom", top, "what it was", found)
    }

    /// The violation if the bar's own inset is not the known one for the present availability of the expanded state.
    func ownInsetViolation(
        _ quantity: StaticString, _ expected: StaticString, closed: Double?, open: Double?
    ) -> Violation? {
        let inset = ownInset
        // Other heights have other insets, of which S26 judges.
        guard kind != .heights, let known = after.isExpandedStateAvailable ? open : closed,
            inset != known, !(abs(inset - known) <= slack)
        else { return nil }
        return violation(quantity, inset, expected, known)
    }
}

extension ExplainedViolation {
    /// S23: content is under the bar, or a blank is above it.
    fileprivate var roomClause: String {
        measures("at the end")
            ? "and covers the last \(difference) of the content, which is at its end"
            : "and left a bottom inset of \(value), more than the \(limit) that the bar needs"
    }
}
