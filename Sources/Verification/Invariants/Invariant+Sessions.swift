import AirBarModel

extension Invariant {
    /// F1: whatever was done, in the end the bar is on a detent.
    public static let restsOnDetent = Invariant(
        id: "F1", title: "rests on a detent", section: .sessions,
        statement:
            "once fingers are up and everything has come to rest, o is a detent, but for a quiet snap (L1)",
        reason: "The bar stays half open.",
        origin: ["flutter#5099"], concerns: .all,
        body: .session { session, trace in
            guard let end = Trace(of: session.settled, on: trace.rules).end else { return nil }
            let detent = end.supportedDetent(nearestTo: end.after.offset)
            let distance = abs(end.after.offset - detent)
            guard !(distance <= end.configuration.tolerances.quietSnap) else { return nil }
            return trace.last?.violation(
                "at rest, the bar's distance to a detent", distance, "at most a quiet snap",
                end.configuration.tolerances.quietSnap)
        })

    /// F2: a fling lands on a detent with no snap at its end.
    public static let landsByItself = Invariant(
        id: "F2", title: "lands by itself", section: .sessions,
        statement:
            "where a deceleration that was made to end elsewhere ends there, o is a detent before the idle report, but for "
            + "a quiet snap, as no more than pixels are shown",
        reason: "At the end of a flick the list gives a jerk.",
        origin: [], holdsForPublished: true,
        justification:
            "L6 says of the release what it says of the arrival; it stays because only here the content arrives.",
        concerns: .release,
        body: .session { _, trace in
            Claim.always(.whenever(Condition(.release) { $0.deeds.retarget != nil }, .detentOnArrival))
                .check(trace, 0)
        })

    /// F3: a fling goes where it was going.
    public static let flingArrives = Invariant(
        id: "F3", title: "a fling arrives", section: .sessions,
        statement:
            "a fling that nothing interrupts comes to rest where its release said, or was made to say, and within the "
            + "edges, unless those moved there (L6)",
        reason: "The list stops dead under a flick.",
        origin: ["material-components-android#268"], concerns: .release,
        body: .session { _, trace in
            Claim.always(.whenever(Condition(.release) { $0.isFling }, .restAsSaid)).check(trace, 0)
        })

    /// F4: from wherever one is, the bar can be pulled open.
    public static let pullsOpen = Invariant(
        id: "F4", title: "pulls open", section: .sessions,
        statement:
            "once at rest, and then scrolled to the top, a finger that pulls down makes the expanded state available (L5)",
        reason: "The bar opens only after some swiping to and fro.",
        origin: ["MXParallaxHeader#78", "GSKStretchyHeaderView#63"], concerns: .all,
        body: .session { session, trace in
            let pull = session.with(
                actions: session.settled.actions + [.animateToTop, .rest, .drag(by: -100, over: 0.2)])
            guard let end = Trace(of: pull, on: trace.rules).end, !end.after.isExpandedStateAvailable else {
                return nil
            }
            return trace.last?.violation(
                "pulled down from the top without making the expanded state available, the content offset",
                end.arrival, "beyond −n − x", -end.configuration.normal - end.after.scrollView.otherTopInset)
        })
}

extension Trace {
    /// How the session ends, unless there was more to come than one may come to.
    var end: Step? { isCut ? nil : last }
}

extension Claim {
    /// Once the content comes to rest where the release of this step was made to end, the bar has nothing left to do.
    fileprivate static let detentOnArrival = atNext(Condition(.idle), unless: .anythingButMotion) {
        release, idle in
        guard let target = release.deeds.retarget, idle.arrival == target else { return nil }
        let offset = idle.before.offset
        let detent = idle.supportedDetent(nearestTo: offset)
        guard !(abs(offset - detent) <= idle.configuration.tolerances.quietSnap) else { return nil }
        return idle.violation(
            "where a deceleration was made to end, the bar's offset", offset, "a detent, the nearest being",
            detent)
    }

    /// The content comes to rest where the release of this step said, or was made to say.
    fileprivate static let restAsSaid = atNext(Condition(.idle), unless: .anythingButMotion) {
        release, idle in
        guard case .release(let said) = release.event else { return nil }
        let target = release.deeds.retarget ?? said.rest
        let rest = idle.before.scrollView.visible(target)
        guard rest == release.before.scrollView.visible(target) else { return nil }
        // What is said is not rounded to pixels, and what is shown is.
        guard !(abs(idle.arrival - rest) <= 0.5 + idle.slack) else { return nil }
        return idle.violation(
            "after a fling, the content offset at rest", idle.arrival, "where it was to end, about", rest)
    }
}

extension Condition {
    /// Anything happens but that the content moves on.
    fileprivate static let anythingButMotion = Condition(EventKinds.all.subtracting(.motion))
}
