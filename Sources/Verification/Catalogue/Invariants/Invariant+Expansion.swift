import AirBarModel

extension Invariant {
    /// S5: the bar opens at the top only.
    package static let expansionFromTheTop = Invariant(
        id: "S5", title: "expansion from the top", section: .safety,
        statement:
            "o crosses below −n only while y ≤ −n − x + tolerance (the least n + x since A turned on), or by expand",
        reason: "The bar opens in the middle of the content, over the text that the user is reading.",
        origin: ["appbarlayout-spring-behavior#9", "appbarlayout-spring-behavior#4"],
        justification:
            "S6 finds that the expanded state stays available away from the top; it stays because it is one of the published promises.",
        needs: .expandedState, rules: .movement, avoidance: "the bar never grew past normal", effects: ["S6"],
        explanation: {
            "but should open only with the content \($0.difference) farther up"
        },
        body: .step(
            on: .notified.subtracting(.expand), where: .barMoves,
            when: { step in
                // A bar that keeps its height when its heights change grows past nothing.
                step.movement < 0 && step.before.offset >= -step.heightsBefore.normal
                    && step.after.offset < -step.configuration.normal
            }
        ) { step in
            let normal = -step.configuration.normal
            let wasAvailable = step.before.isExpandedStateAvailable
            let now = step.after.scrollView.otherTopInset
            let room = step.configuration.normal + now
            let least = wasAvailable ? min(room, step.history.leastRoomAtTop) : room
            let highest = -least + step.configuration.tolerances.top
            guard !(step.arrival <= highest + step.slack), step.after.offset < normal - step.slack else {
                return nil
            }
            return step.violation(
                "while the bar grows past normal, the content offset", step.arrival,
                "at most −n − x + tolerance", highest)
        })

    /// S6: the expanded state becomes available at the top only, and stays until the top is left.
    package static let availabilityFromTheTop = Invariant(
        id: "S6", title: "availability from the top", section: .safety,
        statement:
            "A turns true only in pan began with y ≤ −n − x + tolerance, or by expand(on)",
        details: [
            "it turns false only by a scroll down to below that, other heights that leave y below that, a stop, "
                + "a binding, show, hide, stay on or expand(off)",
            "a scroll down to below that, a pan that begins there, a stop and a binding turn it off unless o < "
                + "−n",
        ],
        reason:
            "The next pull opens the bar at an unexpected place, or a jitter of the finger keeps it closed.",
        origin: ["appbarlayout-spring-behavior#9", "appbarlayout-spring-behavior#4"],
        needs: .expandedState, rules: .movement,
        explanation: { $0.availabilityClause },
        body: .step(
            on: .notified.subtracting([.expand, .collapse]),
            when: {
                // What a scroll that was not notified does by the heights before, M10 judges.
                ($0.before.isExpandedStateAvailable || $0.after.isExpandedStateAvailable) && $0.isUsable
                    && ($0.kind != .heights || $0.isUpToDate)
            }
        ) { step in
            guard step.before.isExpandedStateAvailable else { return step.offerViolation }
            return step.after.isExpandedStateAvailable ? step.lateWithdrawal : step.earlyWithdrawal
        })

    /// S19: a request of the app for a height takes effect and can be undone.
    public static let expandRoundTrip = Invariant(
        id: "S19", title: "expand round trip", section: .safety,
        statement:
            "expand(on) ends at o = −e with A and expand(off) at o = −n without, from anywhere, with the "
            + "content brought to its top in an animation, and with n as the bar's own top inset",
        details: [
            "from o = −n without A, on and off restores o, A and the insets"
        ],
        reason: "A button that opens the bar has no effect, or its effect cannot be undone.",
        origin: [],
        needs: .expandedState,
        explanation: { $0.expansionClause },
        body: .step(on: [.expand, .collapse]) { step in
            let isOpening = step.kind == .expand
            let heights = step.configuration.heights
            let height = isOpening ? heights.expanded : heights.normal
            if step.after.offset != -height {
                return step.violation(
                    "after expand, the bar's offset", step.after.offset, "−e if on, −n if off", -height)
            }
            if step.after.isExpandedStateAvailable != isOpening {
                return step.violation(
                    "after expand, whether the expanded state is available (1 or 0)", isOpening ? 0 : 1,
                    "1 if on, 0 if off", isOpening ? 1 : 0, as: .fact)
            }
            if let violation = step.animationViolation(expecting: true) { return violation }
            let view = step.after.scrollView
            if view.contentOffset != view.top, !(abs(view.contentOffset - view.top) <= step.slack) {
                return step.violation(
                    "after expand, the content offset", view.contentOffset, "that of the top", view.top)
            }
            if isOpening { return nil }
            let inset = step.after.scrollView.barInset.top
            if abs(inset - heights.normal) > step.slack {
                return step.violation(
                    "after expand(off), the bar's own top inset", inset, "n", heights.normal)
            }
            guard let found = step.history.beforeExpansion else { return nil }
            let insets = step.after.scrollView.contentInset
            let difference = max(
                abs(insets.top - found.contentInset.top), abs(insets.bottom - found.contentInset.bottom))
            guard difference > step.slack else { return nil }
            return step.violation(
                "after on and off, the difference to the insets before", difference, "none", 0)
        })
}
