import AirBarModel

extension Invariant {
    /// S27: a bar that is shown or hidden in place is.
    package static let shownAndHidden = Invariant(
        id: "S27", title: "shown and hidden", section: .safety,
        statement:
            "after show o = −n, or o is between that and what it was if the bar was taller, and a bar that "
            + "leaves no gap opens none",
        details: [
            "after hide o = −c where content lies under a bar of that height, at the bottom where K(y) is below "
                + "the top, and elsewhere the bar is no taller",
            "either may close a gap (S21)",
        ],
        reason: "The app shows the bar, and it stays hidden.",
        origin: [
            "BottomNavigation#45", "react-navigation-collapsible#197", "HidingNavigationBar#52",
            "TLYShyNavBar#14", "AMScrollingNavbar#313",
        ],
        holdsForPublished: true,
        needs: .showingInPlace, rules: [.movement, .switching],
        explanation: { "but should have been \($0.points($0.violation.limit)) tall then" },
        body: .step(on: [.show, .hide], when: { $0.isUpToDate }) { step in
            let (least, most) = step.kind == .show ? step.offsetsWhenShown : step.offsetsWhenHidden
            let offset = step.after.offset
            guard !(least - step.slack <= offset && offset <= most + step.slack) else { return nil }
            return step.violation(
                step.kind == .show
                    ? "after it was shown in place, the bar's offset"
                    : "after it was hidden in place, the bar's offset",
                offset, "that of its height after that", offset < least ? least : most)
        })

    /// S28: the content stays where a bar is shown or hidden in place.
    package static let stillContent = Invariant(
        id: "S28", title: "still content", section: .safety,
        statement: "show and hide command no content offset, and change the end of no deceleration",
        reason: "The app shows the bar, and the list jumps or stops.",
        origin: ["react-navigation-collapsible#197"],
        holdsForPublished: true,
        needs: .showingInPlace,
        explanation: { _ in "but the content should have been left alone" },
        body: .step(on: [.show, .hide], where: [.barCommands, .barRetargets]) { step in
            guard let moved = step.actions.command ?? step.actions.retarget else { return nil }
            return step.violation(
                "where the bar was shown or hidden in place, the content offset that it asked for", moved,
                "none: it stays", step.arrival, as: .fact)
        })
}

extension Step {
    /// The offsets that the bar may have after it was shown in place, in points.
    var offsetsWhenShown: (least: Double, most: Double) {
        let normal = -configuration.normal
        let least = min(before.offset, normal, contentEdge)
        guard configuration.kind.edge == .top, configuration.kind.capabilities.contains(.gapless) else {
            return (least, normal)
        }
        // A bar that was open may close only as far as the content reaches under it.
        let view = after.scrollView
        return (least, min(normal, max(before.offset, view.contentOffset + view.otherTopInset)))
    }

    /// The offsets that the bar may have after it was hidden in place, in points.
    fileprivate var offsetsWhenHidden: (least: Double, most: Double) {
        let compact = -configuration.compact
        return (isCompactReached ? compact : min(before.offset, contentEdge, compact), compact)
    }

    /// Where the content begins, as an offset of a bar at the top in points; at the bottom no content is left bare.
    private var contentEdge: Double {
        guard configuration.kind.edge == .top else { return .infinity }
        let view = after.scrollView
        return view.contentEdge(at: view.contentOffset)
    }

    /// Whether the content reaches under a bar of compact height, so that it can be hidden.
    private var isCompactReached: Bool {
        let view = after.scrollView
        let place = view.visible(view.contentOffset) - view.top
        // A bar that switches may stay near the top, whatever happens.
        if configuration.kind.switches, place < roomFromTop { return false }
        return place > slack && -configuration.compact <= contentEdge - slack
    }
}
