import AirBarModel
import Motion

extension Invariant {
    /// L1: when the input stops the bar comes to rest on a detent.
    package static let settles = Invariant(
        id: "L1", title: "settles", section: .liveness,
        statement:
            "after ended, cancelled, failed, or the idle that follows a gesture, and no further input, o is "
            + "exactly a detent; a bar that settles only after the deceleration owes that after the idle only",
        details: [
            "after the idle a bar at the bottom has o = −n where content too short to scroll is at its top",
            "a bar that stretches may rest in a pull",
        ],
        reason: "The bar stays half open.",
        origin: ["flutter#5099"],
        needs: .snapping,
        explanation: { $0.offDetentClause },
        body: .step(
            on: .stops,
            when: { step in
                guard step.isSettling else { return false }
                let settlesAtLift = step.configuration.kind.capabilities.contains(.settlingAtLift)
                guard step.kind == .idle else { return settlesAtLift }
                // An idle report after a programmatic scroll is judged by L3.
                return !step.history.wasMovedByProgramme && (settlesAtLift || !step.history.isFingerDown)
            }
        ) { $0.detentViolation })

    /// L2: a cancelled pan has the effect of one that ended.
    package static let cancelledIsEnded = Invariant(
        id: "L2", title: "cancelled is ended", section: .liveness,
        statement: "a cancelled pan settles as an ended one: the bar and the content end in the same place",
        reason: "An incoming call leaves the bar half open.",
        origin: ["FloatingPanel#100"],
        needs: [.snapping, .settlingAtLift],
        explanation: { $0.differenceClause("with the pan ended instead of cancelled") },
        body: .relation(.endedInsteadOfCancelled))

    /// L3: after a programmatic scroll the bar comes to rest on a detent.
    package static let programmaticScrollsSettle = Invariant(
        id: "L3", title: "programmatic scrolls settle", section: .liveness,
        statement:
            "after a scroll without a gesture and its idle report, o is exactly a detent, and −n of a bar at the bottom where "
            + "content too short to scroll is at its top",
        reason: "Jumping to a row leaves the bar half open.",
        origin: [],
        justification:
            "It is L1 for scrolls without a gesture; it stays because a bar may ignore those.",
        needs: .snapping,
        effects: ["L1"], explanation: { $0.offDetentClause },
        body: .formula(
            .always(
                .programmaticScroll,
                .eventually(within: .idle, unless: .interruption) { $0.detentViolation })))

    /// L4: after a scroll to the top the bar is at least as tall as normal.
    package static let scrollToTop = Invariant(
        id: "L4", title: "scroll to top", section: .liveness,
        statement:
            "after scrolling to the top and the idle report, o ≤ −n",
        details: [
            "a bar that leaves no gap and fills short content has o ≤ −n + a quiet snap immediately, and one "
                + "that may leave a gap may be shown at once, whatever S7 to S12 and S17 say"
        ],
        reason: "At the top of the list the bar is hidden or compact.",
        origin: ["TLYShyNavBar#82", "AMScrollingNavbar#252"],
        explanation: { $0.scrollToTopClause },
        body: .formula(
            .always(
                StepPredicate(.toTop),
                .now {
                    $0.configuration.kind.capabilities.isSuperset(of: [.gapless, .contentFilling])
                        ? $0.normalViolation(within: $0.configuration.tolerances.quietSnap) : nil
                },
                .eventually(within: .idle, unless: .anythingElse) {
                    $0.canReturnAtRest ? $0.normalViolation(within: 0) : nil
                })))

    /// L5: the bar can always be pulled open.
    package static let canBeOpened = Invariant(
        id: "L5", title: "can always be opened", section: .liveness,
        statement:
            "at the top, with any safe area and in mid-bounce, a pan that begins makes expansion available",
        reason: "The bar opens on some devices and not on others.",
        origin: ["MXParallaxHeader#78", "GSKStretchyHeaderView#63"],
        needs: .expandedState, rules: .movement,
        explanation: { _ in "but a pan that begins at the top should make the expanded state available" },
        body: .step(
            on: .began,
            when: {
                $0.arrival <= $0.highestTop(under: $0.before.scrollView.otherTopInset) - $0.slack
            }
        ) { step in
            guard !step.after.isExpandedStateAvailable else { return nil }
            return step.violation(
                "where a pan begins without making the expanded state available, the content offset",
                step.arrival, "beyond −n − x + tolerance",
                step.highestTop(under: step.before.scrollView.otherTopInset))
        })

    /// L6: a fling decelerates until the content is at rest.
    package static let momentumSurvives = Invariant(
        id: "L6", title: "momentum survives", section: .liveness,
        statement:
            "a release at the threshold or faster decelerates within the content, whatever length changes, "
            + "until the content is at rest, and then the bar settles",
        details: [
            "it goes on in its direction if the bar snaps by direction, or if it would rest as far ahead as at "
                + "UIKit's normal rate",
            "where the rest, moved by the distance of the bar to its detent there, is within the content and "
                + "ahead, and the bar would be on the detent, the bar has the deceleration end there, unless that "
                + "distance is at most a quiet snap",
            "where that distance is 0 the bar changes nothing, and a bounce goes on",
            "wherever the bar changes the target, it is that one, and the bar ends within a quiet snap of a "
                + "detent, or another one, no farther from the rest than the bar's way between its heights, and the "
                + "bar ends on a detent",
            "a bar that settles at a lift changes the target of no slower release",
            "of a release that would rest neither ahead nor at the edge that the content is beyond, no target "
                + "is asked",
        ],
        reason: "The list stops abruptly after a flick, or jerks at the end of it.",
        origin: ["material-components-android#268"],
        needs: [.snapping, .contentSnapping, .retargeting],
        explanation: { $0.flingClause },
        body: .formula(
            .both(
                .always(
                    StepPredicate(.notified, where: .barRetargets) { !$0.mayRetarget },
                    .now { $0.targetWithoutFling }),
                .always(
                    StepPredicate(.release) { $0.isFling },
                    .now {
                        $0.commandViolation ?? $0.targetViolation ?? $0.needlessTarget ?? $0.missingTarget
                    },
                    .until(.stopOfDeceleration) { $0.commandViolation },
                    .eventually(within: .idle, unless: .interruption) { $0.detentViolation }))))

    /// L7: a bar that need not follow at once follows in the end.
    package static let followsInTheEnd = Invariant(
        id: "L7", title: "follows in the end", section: .liveness,
        statement:
            "a bar that need not follow at once has o = −c after the content moved down within its edges by e − "
            + "c and 1,000 points, and o ≤ −n after it moved up by as much",
        details: [
            "the distance counts since the scroll in which the content turned, was disturbed or rested"
        ],
        reason: "The bar never hides, or it never comes back.",
        origin: ["AMScrollingNavbar#271"],
        excludes: .promptFollowing, rules: .movement,
        explanation: { "but should have been \($0.points($0.violation.limit)) tall by then" },
        body: .step(on: .scrolls, when: { $0.movesContent && $0.streak.isLong(for: $0.configuration) }) {
            step in
            let isDown = step.streak.confirmed > 0
            let (offset, heights) = (step.after.offset, step.configuration)
            let excess = isDown ? abs(offset + heights.compact) : offset + heights.normal
            guard excess > step.slack else { return nil }
            return step.violation(
                "after a long scroll in one direction, the bar's offset", offset, "that of its end there",
                isDown ? -heights.compact : -heights.normal)
        })
}

extension Streak {
    /// Whether a bar has to have followed by now.
    fileprivate func isLong(for configuration: BarConfiguration) -> Bool {
        configuration.decidingDistances.map { abs(confirmed) >= $0.greatest } ?? false
    }
}

extension StepPredicate {
    /// The scroll view came to rest.
    fileprivate static let idle = StepPredicate(.idle)

    /// A gesture, a programmatic scroll, a binding or the app interferes.
    fileprivate static let interruption = StepPredicate([
        .began, .ended, .cancelled, .failed, .release, .programmatic, .toTop, .bind, .expand, .collapse,
    ])

    /// Anything but an idle report.
    fileprivate static let anythingElse = StepPredicate(EventKinds.all.subtracting(.idle))

    /// A deceleration is over; where a length changes it goes on, unless the content is moved.
    static let stopOfDeceleration = StepPredicate(
        EventKinds.all.subtracting([.motion, .horizontal, .lost])
    ) { step in
        step.kind.isDisjoint(with: .lengths) || step.after.scrollView.contentOffset != step.arrival
    }

    /// A programmatic scroll or a binding while no finger is down.
    fileprivate static let programmaticScroll = StepPredicate(.placesContent) { step in
        step.isUsable && !step.history.isFingerDown
    }
}

extension Step {
    /// Whether the bar may change where the content comes to rest: in a fling, and at every release if it does not command
    /// a content offset there.
    fileprivate var mayRetarget: Bool {
        isFling || (kind == .release && !configuration.kind.capabilities.contains(.settlingAtLift))
    }

    /// The distance of the bar to the nearest detent, if it is not on one that it can be on.
    fileprivate var detentViolation: Violation? {
        let (distance, view) = (configuration.distanceToDetent(from: after), after.scrollView)
        let isShort = view.end <= view.top && view.contentOffset <= view.top
        if configuration.kind.edge == .bottom, kind == .idle, isShort,
            after.offset > slack - configuration.normal
        {
            return violation(
                "at rest over content too short to scroll, the bar's offset", after.offset, "−n",
                -configuration.normal)
        }
        guard !configuration.mayRest(at: distance, on: view, slack: slack) else { return nil }
        return violation("at rest, the bar's distance to a detent", distance, "none", 0)
    }

    /// Whether the bar can become normal where the content is at rest at its top: one that only follows cannot over short
    /// content, which it has not made longer.
    fileprivate var canReturnAtRest: Bool {
        configuration.kind.rule != .followsMovement
            || !configuration.kind.capabilities.isDisjoint(with: [.snapping, .contentFilling])
    }

    /// The bar's offset, if the bar is smaller than normal by more than a tolerance in points.
    fileprivate func normalViolation(within tolerance: Double) -> Violation? {
        let highest = -configuration.normal + tolerance
        guard !(after.offset <= highest), !(after.offset <= highest + slack) else { return nil }
        return violation(
            "after scrolling to the top, the bar's offset", after.offset, "at most about −n", highest)
    }

    /// The content offset that the bar commanded, if it did.
    fileprivate var commandViolation: Violation? {
        actions.command.map {
            violation(
                "during a deceleration, the content offset commanded", $0, "none: it goes on from", arrival,
                as: .fact)
        }
    }
}
