import AirBarModel

extension Invariant {
    /// S17: binding another scroll view keeps the bar, and the first scroll there counts.
    package static let viewSwap = Invariant(
        id: "S17", title: "view swap", section: .safety,
        statement:
            "binding a view keeps o and animates nothing, but a bar without an expanded state may grow",
        details: [
            "an open bar (o < −n) scrolls the view to itself, y = K(o − x), as any bar at the top does with a "
                + "view at its own top or above",
            "any other view, scrolled beneath the bar, keeps its content offset, unless it clamps or is taken "
                + "to its end from beyond it",
            "the first scroll afterwards counts: o' = clamp(o + K(y') − K(y)), across an edge if the bar "
                + "ignores bounces, and under a finger if that leads it",
            "a bar that does not follow movement leaves a view that is scrolled to where it is compact, has one "
                + "at its own top or above at its top under itself, and one between where it was or, if its top inset "
                + "is another now, as far from its top or at that",
            "a bar that follows position may keep o instead, and move views of the latter two kinds",
            "a binding hides no bar that switches",
        ],
        reason: "A switch of tabs changes the bar, or the first scroll after it has no effect.",
        origin: ["react-native-collapsible-tab-view#104", "BLKFlexibleHeightBar#17"],
        explanation: { $0.viewSwapClause },
        body: .step(
            on: EventKinds.scrolls.union(.bind), where: .isFreshlyBound,
            when: { $0.kind == .bind || ($0.scroll != nil && !$0.history.hasScrolled) }
        ) { step in
            if step.kind == .bind {
                return step.bindingViolation
            }
            let kind = step.configuration.kind
            guard kind.rule == .followsMovement, kind.capabilities.contains(.promptFollowing),
                !step.mayGrow, let scroll = step.scroll, !step.mayFollowBounce(scroll),
                !step.isNotLed, !step.mayHaveMissedFinger
            else { return nil }
            let expected = step.expectedOffset(after: scroll)
            guard step.after.offset != expected, !(abs(step.after.offset - expected) <= step.slack) else {
                return nil
            }
            return step.violation(
                "after the first scroll on a view, the bar's offset", step.after.offset,
                "clamp(o + K(y') − K(y))", expected)
        })
}

extension Step {
    /// The violation by a binding: of the bar's offset, or of the content offset under it.
    fileprivate var bindingViolation: Violation? {
        if let violation = animationViolation(expecting: false) { return violation }
        let view = after.scrollView
        guard configuration.kind.rule == .followsMovement else {
            if configuration.kind.switches, movement > 0 {
                return violation("on a binding, the movement of a bar that is shown", movement, "none", 0)
            }
            if configuration.kind.edge == .bottom || isBoundFarBelow { return displacementViolation }
            if configuration.kind.hasCurve, abs(movement) <= slack { return nil }
            guard max(arrival, clampedArrival) <= ownTop else {
                return keepsPlace ? nil : displacementViolation
            }
            guard !(abs(view.contentOffset - view.top) <= slack) else { return nil }
            return violation(
                "on a binding of a view at its top, the content offset", view.contentOffset,
                "that of the top under the bar", view.top)
        }
        let mayGrow = movement < 0 && !configuration.kind.capabilities.contains(.expandedState)
        if visibleMovement != 0, !mayGrow {
            return violation("on a binding, the bar's movement", movement, "none", 0)
        }
        let mayBeOpen = configuration.kind.capabilities.contains(.expandedState)
        guard mayBeOpen, after.offset < -configuration.normal else {
            if configuration.kind.edge == .bottom { return displacementViolation }
            let meeting = max(ownTop, after.offset - view.otherTopInset)
            // Content that a scroll view takes back to its top by itself was not there when the bar looked.
            guard (arrival > meeting) == (clampedArrival > meeting) else { return nil }
            guard arrival > meeting, let violation = displacementViolation else {
                return arrival > meeting ? nil : placementViolation
            }
            // The bar may have grown after it met the content.
            return arrival > before.offset - view.otherTopInset ? violation : placementViolation
        }
        return placementViolation
    }

    /// Whether the view that is bound is scrolled so far that a bar which does not follow movement is compact there.
    private var isBoundFarBelow: Bool {
        let travel = configuration.distanceToCompact(isExpandedStateAvailable: false)
        let view = after.scrollView
        return min(arrival, clampedArrival) > max(ownTop + configuration.normal, view.top + travel)
    }

    /// Whether a view bound between its top and where the bar is compact is where a bar may leave it.
    private var keepsPlace: Bool {
        let view = after.scrollView
        var places = [arrival, view.visible(arrival)]
        if view.top != ownTop { places += [view.visible(arrival + (view.top - ownTop)), view.top] }
        return places.contains { abs(view.contentOffset - $0) <= slack }
    }

    /// Whether a bar at the bottom took away a top inset, and content that was at its top along with it.
    private var takesContentToTop: Bool {
        configuration.kind.edge == .bottom && arrival == ownTop
            && abs(after.scrollView.contentOffset - after.scrollView.top) <= slack
    }

    /// Whether a binding took content back that is beyond its end, as where there is no room any longer that another bar made.
    private var takesContentToEnd: Bool {
        let view = after.scrollView
        return arrival > view.end && abs(view.contentOffset - view.visible(arrival)) <= slack
    }

    /// The violation if a binding scrolled a view that belongs where it is.
    private var displacementViolation: Violation? {
        guard !leavesContent, !takesContentToTop, !takesContentToEnd else { return nil }
        let name: StaticString =
            configuration.kind.edge == .top
            ? "on a binding of a view scrolled beneath the bar, the content offset"
            : "on a binding of a view above the bar, the content offset"
        return violation(name, after.scrollView.contentOffset, "what it was", clampedArrival)
    }

    /// The violation if a binding did not scroll the view to the bar.
    private var placementViolation: Violation? {
        let view = after.scrollView
        let expected = view.visible(after.offset - view.otherTopInset)
        guard view.contentOffset != expected, !(abs(view.contentOffset - expected) <= slack) else {
            return nil
        }
        return violation(
            "on a binding of a view at its top, or under an open bar, the content offset", view.contentOffset,
            "K(o − x)", expected)
    }
}
