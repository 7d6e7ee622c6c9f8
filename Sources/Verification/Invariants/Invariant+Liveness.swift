import AirBarModel

extension Invariant {
    /// L1: when the input stops the bar comes to rest on a detent.
    public static let settles = Invariant(
        id: "L1", title: "settles", section: .liveness,
        statement:
            "after ended, cancelled, failed, or the idle that follows a gesture, and no further input, o reaches "
            + "a detent, but for a quiet snap, which is N6's",
        reason: "The bar stays half open.",
        origin: ["flutter#5099"], concerns: .stops,
        body: .claim(.always(.whenever(.gestureStops, .onDetent))))

    /// L2: a gesture taken away is one that is over.
    public static let cancelledIsEnded = Invariant(
        id: "L2", title: "cancelled is ended", section: .liveness,
        statement: "as to settling, cancelled equals ended: the bar and the content end in the same place",
        reason: "An incoming call leaves the bar half open.",
        origin: ["FloatingPanel#100"], concerns: .cancelled, body: .relation(.endedInsteadOfCancelled))

    /// L3: the app's own scrolls end like those of a finger.
    public static let programmaticScrollsSettle = Invariant(
        id: "L3", title: "programmatic scrolls settle", section: .liveness,
        statement:
            "after a scroll without a gesture and its idle report, o reaches a detent, but for a quiet snap",
        reason: "Jumping to a row leaves the bar half open.",
        origin: [],
        justification:
            "It is L1 for scrolls that no gesture begins; it stays because a bar may know nothing of those.",
        concerns: [.programmatic, .toTop, .bind],
        body: .claim(
            .always(
                .whenever(.programmeScrolls, .eventually(within: .idle, unless: .interruption, .onDetent)))))

    /// L4: a tap on the status bar ends at the top with the bar in full.
    public static let scrollToTop = Invariant(
        id: "L4", title: "scroll to top", section: .liveness,
        statement: "after scrolling to the top and the idle report, o ≤ −n; at once, o ≤ −n + a quiet snap",
        reason: "At the top of the list the bar is missing.",
        origin: ["TLYShyNavBar#82", "AMScrollingNavbar#252"], concerns: .toTop,
        body: .claim(
            .always(
                .whenever(
                    Condition(.toTop),
                    .both(
                        .atLeastNormal { $0.tolerances.quietSnap },
                        .eventually(within: .idle, unless: .anythingElse, .atLeastNormal { _ in 0 }))))))

    /// L5: the bar can always be pulled open.
    public static let canBeOpened = Invariant(
        id: "L5", title: "can always be opened", section: .liveness,
        statement:
            "at the top, with any safe area and in mid-bounce, a pan that begins makes expansion available",
        reason: "The bar opens on some devices and not on others.",
        origin: ["MXParallaxHeader#78", "GSKStretchyHeaderView#63"], concerns: .began,
        body: .claim(
            .always(
                .whenever(
                    Condition(.began),
                    .now(requires: .withheld) { step in
                        guard !step.after.isExpandedStateAvailable else { return nil }
                        let highest = step.highestTop(under: step.before.scrollView.otherTopInset)
                        guard step.arrival <= highest - step.slack else { return nil }
                        return step.violation(
                            "where a pan begins without making the expanded state available, the content offset",
                            step.arrival, "beyond −n − x + tolerance", highest)
                    }))))

    /// L6: a flick is not stopped.
    public static let momentumSurvives = Invariant(
        id: "L6", title: "momentum survives", section: .liveness,
        statement:
            "a release as fast as the threshold keeps decelerating, in its direction and within the content, "
            + "until the content rests, and then the bar settles; made to end elsewhere it ends on a detent, and "
            + "nothing else is made to",
        reason: "The list stops dead under a flick.",
        origin: ["material-components-android#268"], concerns: .told,
        body: .claim(
            .both(
                .always(.whenever(Condition(.told) { !$0.isFling }, .noTarget)),
                .always(
                    .whenever(
                        Condition(.release) { $0.isFling },
                        .both(
                            .both(.noCommand, .soundTarget),
                            .both(
                                .until(.stopOfDeceleration, .noCommand),
                                .eventually(within: .idle, unless: .interruption, .onDetent))))))))
}

extension Condition {
    /// The scroll view came to rest.
    fileprivate static let idle = Condition(.idle)

    /// Somebody does something before what was going on is over.
    fileprivate static let interruption = Condition([
        .began, .ended, .cancelled, .failed, .release, .programmatic, .toTop, .bind, .expand, .collapse,
    ])

    /// Anything happens but that the scroll view comes to rest.
    fileprivate static let anythingElse = Condition(EventKinds.all.subtracting(.idle))

    /// A deceleration is over.
    fileprivate static let stopOfDeceleration = Condition(
        EventKinds.all.subtracting([.motion, .horizontal, .lost]))

    /// A gesture is over, or the deceleration after it.
    fileprivate static let gestureStops = Condition(.stops) { step in
        step.isSettling && !(step.kind == .idle && step.past.wasMovedByProgramme)
    }

    /// A programme scrolls while no finger is down.
    fileprivate static let programmeScrolls = Condition([.programmatic, .toTop, .bind]) { step in
        step.isUsable && !step.past.isFingerDown
    }
}

extension Claim {
    /// The bar is on a detent, or too close to one for anybody to see a difference.
    fileprivate static let onDetent = Claim.now(requires: .adrift) { step in
        let after = step.after
        let detent = step.configuration.detent(
            nearestTo: after.offset, isExpandedStateAvailable: after.isExpandedStateAvailable)
        let distance = abs(after.offset - detent)
        guard !(distance <= step.configuration.tolerances.quietSnap) else { return nil }
        return step.violation(
            "at rest, the bar's distance to a detent", distance, "at most a quiet snap",
            step.configuration.tolerances.quietSnap)
    }

    /// The bar is no smaller than normal, but for a tolerance.
    fileprivate static func atLeastNormal(
        within tolerance: @escaping @Sendable (BarConfiguration) -> Double
    ) -> Claim {
        .now { step in
            let highest = -step.configuration.normal + tolerance(step.configuration)
            guard !(step.after.offset <= highest), !(step.after.offset <= highest + step.slack) else {
                return nil
            }
            return step.violation(
                "after scrolling to the top, the bar's offset", step.after.offset, "at most about −n", highest
            )
        }
    }

    /// The bar commands no content offset.
    fileprivate static let noCommand = Claim.now { step in
        guard let command = step.deeds.command else { return nil }
        return step.violation(
            "during a deceleration, the content offset commanded", command, "none: it goes on from",
            step.arrival)
    }

    /// Nothing decelerates that could be made to end elsewhere.
    fileprivate static let noTarget = Claim.now(requires: .retargeted) { step in
        step.deeds.retarget.map {
            step.violation(
                "without a fling, where a deceleration is made to end", $0, "nowhere else than", step.arrival)
        }
    }

    /// If the bar has a deceleration end elsewhere, it is within the content and ahead.
    fileprivate static let soundTarget = Claim.now { step in
        guard case .release(let release) = step.event, let target = step.deeds.retarget else { return nil }
        let view = step.after.scrollView
        let visible = view.visible(target)
        if target != visible, !(abs(target - visible) <= step.slack) {
            return step.violation(
                "where a deceleration is made to end, the content offset", target,
                "within top…end, the nearest being", visible)
        }
        if !((target - step.arrival) * release.velocity > 0) {
            return step.violation(
                "where a deceleration is made to end, the content offset", target, "ahead of", step.arrival)
        }
        let offset = step.offset(afterScrollingOnTo: target)
        let detent = step.supportedDetent(nearestTo: offset)
        guard !(abs(offset - detent) <= step.slack) else { return nil }
        return step.violation(
            "where a deceleration is made to end, the bar's offset", offset, "a detent, the nearest being",
            detent)
    }
}

extension Step {
    /// Where a scroll from where the step ends should leave the bar, in points.
    fileprivate func offset(afterScrollingOnTo contentOffset: Double) -> Double {
        let view = after.scrollView
        let part = view.visible(contentOffset) - view.visible(view.contentOffset)
        let isAvailable = after.isExpandedStateAvailable
        return max(
            -configuration.maximumHeight(isExpandedStateAvailable: isAvailable),
            min(after.offset + part, -configuration.compact))
    }
}
