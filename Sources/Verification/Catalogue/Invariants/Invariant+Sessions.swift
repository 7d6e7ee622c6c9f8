import AirBarModel

extension Invariant {
    /// F1: at the end of every session the bar rests on a detent.
    package static let restsOnDetent = Invariant(
        id: "F1", title: "rests on a detent", section: .sessions,
        statement:
            "once fingers are up and everything has come to rest, o is exactly a detent (L1)",
        reason: "The bar stays half open.",
        origin: ["flutter#5099"],
        needs: .snapping,
        explanation: {
            "once everything was at rest, the bar was \($0.points($0.violation.value)) off its nearest resting height"
        },
        body: .session(
            .end(after: Session.settling, "The finger lifts, and everything comes to rest.") {
                played, end in
                let distance = played.configuration.distanceToDetent(from: end)
                if played.configuration.mayRest(at: distance, on: end.scrollView, slack: played.slack) {
                    return .kept
                }
                return .violated(
                    played.violation("at rest, the bar's distance to a detent", distance, "none", 0))
            }))

    /// F2: a fling lands on a detent with no snap at its end.
    package static let landsByItself = Invariant(
        id: "F2", title: "lands by itself", section: .sessions,
        statement:
            "where a deceleration ends at a target that the bar set, o is a detent before the idle report, or within "
            + "a quiet snap of one, since content offsets are rounded to pixels",
        reason: "At the end of a flick the list jerks.",
        origin: [], holdsForPublished: true,
        justification:
            "L6 judges the target at the release; it stays because only in sessions the content arrives there.",
        needs: [.snapping, .retargeting],
        explanation: { "but had made the fling end there, \($0.difference) off its nearest resting height" },
        body: .formula(
            .always(
                StepPredicate(.release, where: .barRetargets),
                .next(
                    StepPredicate(.idle), unless: .anythingButMotion, note: { $0.decelerationEnd },
                    compare: { $1.arrivalViolation(at: $0) }))))

    /// F3: an uninterrupted fling comes to rest at its target.
    package static let flingArrives = Invariant(
        id: "F3", title: "a fling arrives", section: .sessions,
        statement:
            "a fling that nothing interrupts comes to rest at the target of its release, or at the one that the bar set, and "
            + "within the edges, unless an edge there moved (L6)",
        reason: "The list stops abruptly after a flick.",
        origin: ["material-components-android#268"],
        explanation: { "but the content should have come to rest at \($0.limit), not at \($0.value)" },
        body: .formula(
            .always(
                StepPredicate(.release) { $0.isFling },
                .next(
                    StepPredicate(.idle), unless: .anythingButMotion, note: { $0.decelerationEnd },
                    compare: { $1.restViolation(expecting: $0) }))))

    /// F4: after every session the bar can be pulled open at the top.
    package static let pullsOpen = Invariant(
        id: "F4", title: "pulls open", section: .sessions,
        statement:
            "once at rest, and then scrolled to the top, a finger that pulls down makes the expanded state available (L5)",
        reason: "The bar opens only after several swipes.",
        origin: ["MXParallaxHeader#78", "GSKStretchyHeaderView#63"],
        needs: .expandedState, rules: .movement,
        explanation: {
            "a finger pulled the content at its top, to \($0.value), but the expanded state was not available"
        },
        body: .session(
            .end(
                after: Session.settling + [.animateToTop, .rest, .drag(by: -100, over: 0.2)],
                "Once everything is at rest the content scrolls to its top, and a finger pulls it down."
            ) { played, end in
                if end.isExpandedStateAvailable { return .kept }
                return .violated(
                    played.violation(
                        "pulled down from the top without making the expanded state available, the content offset",
                        end.scrollView.contentOffset, "beyond −n − x",
                        -played.configuration.normal - end.scrollView.otherTopInset))
            }))
}

extension StepPredicate {
    /// Anything but a motion of the content.
    fileprivate static let anythingButMotion = StepPredicate(EventKinds.all.subtracting(.motion))
}

extension Step {
    /// The content offset at which the deceleration after this release will end, and the nearest one within the edges; nil
    /// for any other event.
    fileprivate var decelerationEnd: ObligationNote? {
        guard case .release(let release) = event else { return nil }
        let target = actions.retarget ?? release.rest
        return ObligationNote(target, before.scrollView.visible(target))
    }

    /// The bar's offset before this idle report, if the content came to rest at its target and the bar is off a detent.
    fileprivate func arrivalViolation(at target: ObligationNote) -> Violation? {
        guard arrival == target.number else { return nil }
        let detent = supportedDetent(nearestTo: before.offset)
        guard !(abs(before.offset - detent) <= configuration.tolerances.quietSnap) else { return nil }
        return violation(
            "where a deceleration was made to end, the bar's offset", before.offset,
            "a detent, the nearest being", detent)
    }

    /// The content offset at this idle report, if it is not the target and the edges there are as they were.
    fileprivate func restViolation(expecting target: ObligationNote) -> Violation? {
        let rest = before.scrollView.visible(target.number)
        // The target is not rounded to pixels; the content offset is.
        guard rest == target.other, !(abs(arrival - rest) <= 0.5 + slack) else { return nil }
        return violation(
            "after a fling, the content offset at rest", arrival, "where it was to end, about", rest)
    }
}
