import AirBarModel

extension Invariant {
    /// S9: the bar never moves farther than the content.
    package static let neverFaster = Invariant(
        id: "S9", title: "never faster than the content", section: .safety,
        statement:
            "|Δo| ≤ |K(y') − K(y)| for a scroll event, except for rounding; a bar that need not follow at once, or not in this "
            + "scroll, may close a gap that it has left (S21)",
        reason: "The bar slides over the content, or away from it.",
        origin: ["material-components-ios#9872", "TLYShyNavBar#93"],
        justification:
            "S8 and S17 say exactly how far the bar moves; it stays for bars that need not follow at once.",
        needs: .bounceIgnoring, rules: .movement,
        explanation: { "but only \($0.points($0.violation.limit)) of that movement was within the edges" },
        body: .step(on: .scrolls, where: .barMoves, when: { $0.scroll != nil }) { step in
            guard let scroll = step.scroll, !step.isFollowing(scroll), !step.mayGrow else { return nil }
            let mayWait = !step.configuration.kind.capabilities.contains(.promptFollowing)
            if mayWait || step.isNotLed, step.closesGap { return nil }
            let limit = abs(step.visiblePart(of: scroll))
            guard !(abs(step.movement) <= limit), !(abs(step.movement) <= limit + step.slack) else {
                return nil
            }
            return step.violation(
                "the distance that the bar moved", abs(step.movement), "at most |K(y') − K(y)|", limit)
        })

    /// S10: the bar never moves against the content.
    package static let neverAgainst = Invariant(
        id: "S10", title: "never against the finger", section: .safety,
        statement:
            "Δo·Δy ≥ 0 for a scroll event; neither a scroll event nor a pan that begins or continues makes the "
            + "bar command a content offset",
        details: [
            "after a scroll to the top, a bar whose inset follows may command one (S30)",
            "a bar that switches may be shown at less than n − c or the distance of its kind from the top",
        ],
        reason: "The bar grows while the content is pushed up: it fights the finger.",
        origin: ["material-components-android#1484"],
        justification:
            "S8 or S21 find the resulting wrong offset later; it stays because it names the cause.",
        effects: ["S8", "S21"],
        explanation: {
            $0.step.actions.command == nil
                ? "but should only \($0.violation.limit > 0 ? "shrink" : "grow") with such a scroll"
                : "but should leave content alone that moves"
        },
        body: .step(
            on: EventKinds.scrolls.union([.began, .changed, .bounces]), where: [.barMoves, .barCommands]
        ) { step in
            if let command = step.actions.command, !step.isTakenOnToTop {
                return step.violation(
                    "while the content is moved, the content offset commanded", command,
                    "none: it goes on from",
                    step.arrival, as: .fact)
            }
            guard step.visibleMovement != 0, !step.showsAtTop, let scroll = step.scroll,
                step.movement > 0 ? scroll.to < scroll.from : scroll.to > scroll.from
            else { return nil }
            return step.violation(
                "the bar's movement", step.movement, "in the direction of the content's",
                scroll.to - scroll.from, as: .direction)
        })

    /// S11: without vertical motion the bar does not move.
    package static let onlyVertical = Invariant(
        id: "S11", title: "only vertical motion", section: .safety,
        statement:
            "where the content moves neither up nor down (horizontal scroll, zoom, a repeated notification, a "
            + "pan that continues, a fling that begins) Δo = 0",
        details: [
            "Δo = 0 also at a stop, of a bar that does not snap",
            "Δo = 0 also where a pan begins, of a bar at the bottom, which has no gap to close",
        ],
        reason: "The bar moves while a carousel is swiped.",
        origin: [],
        justification:
            "A bar that moves without the content moves against it in some scenario (S10); it stays because it names the cause.",
        effects: ["S10"], explanation: { _ in "but nothing had moved up or down" },
        body: .step(
            on: EventKinds.scrolls.union(.stops).union([.began, .changed, .bounces]), where: .barMoves,
            when: {
                $0.isUsable && $0.isUpToDate && !$0.maySnap && !$0.showsAtTop
                    && ($0.kind != .began || $0.configuration.kind.edge == .bottom)
            }
        ) { step in
            step.visibleMovement == 0
                ? nil
                : step.violation(
                    "the bar's movement while the content stays where it is", step.movement, "none", 0)
        })

    /// S12: over content too short to scroll the bar does not move.
    package static let shortContent = Invariant(
        id: "S12", title: "short content", section: .safety,
        statement: "while the insets in force give end ≤ top, scroll events move nothing",
        reason: "A bounce of a list of two rows shrinks the bar, and no scroll brings it back.",
        origin: ["material-components-ios#281", "material-design-lite#1039"],
        justification: "S13 keeps content from being that short; it stays for bars without bottom insets.",
        needs: .bounceIgnoring, rules: [.movement, .position],
        avoidance: "the bar leaves no content too short to scroll",
        explanation: { _ in "but content too short to scroll should not move it" },
        body: .step(
            on: .scrolls, where: .barMoves,
            when: { $0.movesContent && $0.before.scrollView.end <= $0.before.scrollView.top }
        ) { step in
            step.visibleMovement == 0 || step.mayGrow
                ? nil
                : step.violation(
                    "over content too short to scroll, the bar's movement", step.movement, "none", 0)
        })
}

extension Step {
    /// Whether the bar snaps where the input stops, which it does with this event; to one that is led by a finger a fling is
    /// no input.
    fileprivate var maySnap: Bool {
        let can = configuration.kind.capabilities
        let isOver = isSettling || (kind == .release && can.isSuperset(of: [.fingerLed, .settlingAtLift]))
        return isOver && can.contains(.snapping)
    }

    /// Whether a tap on the status bar shows the bar, or one that switches is shown near the top of the content, whichever way
    /// that moved.
    fileprivate var showsAtTop: Bool {
        if isShownByTap { return true }
        guard configuration.kind.switches, movement < 0 else { return false }
        return kind == .toTop || isNearTop
    }
}
