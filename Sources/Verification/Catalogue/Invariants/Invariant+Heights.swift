import AirBarModel

extension Invariant {
    /// S24: other heights leave a bar on its detent.
    package static let sameDetent = Invariant(
        id: "S24", title: "same detent", section: .safety,
        statement:
            "a change of the heights takes a bar on a detent to that detent of the new ones, unless it closes a "
            + "gap (S21)",
        details: [
            "a bar that switches may be shown so near to the top that a scroll would not hide it"
        ],
        reason: "After the text size changes, the bar is too tall, cut off, or stuck between its heights.",
        origin: [
            "react-native-collapsible-tab-view#293", "react-native-collapsible-tab-view#455",
            "StikkyHeader#66",
        ],
        holdsForPublished: true,
        needs: .changingHeights, rules: [.movement, .switching],
        explanation: { $0.detentClause },
        body: .step(on: .heights, when: { $0.isUsable && $0.isUpToDate && !$0.detentsAfter.isEmpty }) {
            step in
            let (offset, detents) = (step.after.offset, step.detentsAfter)
            let slack = step.rounding
            guard let detent = detents.first, !detents.contains(where: { abs(offset - $0) <= slack }),
                !step.closesGap(before: detents), !step.isShownNearTop, !step.mayBeOffDetent
            else { return nil }
            return step.violation(
                "with other heights, the bar's offset", offset, "that of its detent", detent)
        })

    /// S25: other heights leave the reader where he is.
    package static let readingPlace = Invariant(
        id: "S25", title: "reading place", section: .safety,
        statement:
            "a change of the heights leaves content at its top there, right under the bar, keeps y of any other "
            + "content, and animates nothing",
        details: [
            "other content may be taken back within the new edges, as it has to be if it was at rest within the "
                + "old ones, or to the edge of a bar that it met or of one that left a gap",
            "content beyond an edge may also stay as far beyond it",
        ],
        reason: "After the text size changes, the list jumps, or its first row is under the bar.",
        origin: ["GSKStretchyHeaderView#86", "WordPress-iOS#19819", "JXPagingView#449"],
        holdsForPublished: true,
        needs: .changingHeights,
        explanation: { $0.placeClause },
        body: .step(on: .heights, when: { $0.isUsable && $0.isUpToDate }) { step in
            if let violation = step.animationViolation(expecting: false) { return violation }
            let y = step.after.scrollView.contentOffset
            if let top = step.topUnderBar {
                guard y != top, !(abs(y - top) <= step.slack) else { return nil }
                return step.violation(
                    "with other heights, the content offset of content at its top", y,
                    "that of the top under the bar",
                    top)
            }
            let places = step.keptPlaces
            guard !places.contains(where: { y == $0 || abs(y - $0) <= step.slack }) else { return nil }
            let isKept = places.contains(step.arrival)
            return step.violation(
                "with other heights, the content offset", y,
                isKept ? "what it was" : "within the new edges, the nearest being",
                isKept ? step.arrival : step.after.scrollView.visible(step.arrival))
        })

    /// S26: the room for the bar is that of its heights.
    package static let roomForTheHeights = Invariant(
        id: "S26", title: "room for the heights", section: .safety,
        statement:
            "where the bar's own inset at its edge was its largest height in reach, it is that of the new heights after a "
            + "change",
        reason: "After the text size changes, the list begins under the bar, or a blank is above it.",
        origin: ["react-native-collapsible-tab-view#455", "GSKStretchyHeaderView#86"],
        holdsForPublished: true,
        justification:
            "S13 and S25 find the wrong room by its effect; it stays because it names the cause.",
        needs: .changingHeights, effects: ["S13", "S25"],
        explanation: { "and its own inset was \($0.value), where its new heights need \($0.limit)" },
        body: .step(on: .heights, when: { $0.isUsable && $0.isUpToDate && $0.hadRoomForHeight }) { step in
            let needed = step.largestHeight(in: step.configuration, step.after)
            guard step.ownInset != needed, !(abs(step.ownInset - needed) <= step.slack) else { return nil }
            return step.violation(
                "with other heights, the bar's own inset", step.ownInset, "the largest height in reach",
                needed)
        })
}

extension Step {
    /// The detents of the new heights that are those on which the bar was; several where heights were equal, or so but for
    /// rounding.
    fileprivate var detentsAfter: [Double] {
        let (old, new) = (configurationBefore, configuration)
        var detents = [(-old.normal, -new.normal), (-old.compact, -new.compact)]
        if before.isExpandedStateAvailable { detents.append((-old.expanded, -new.expanded)) }
        guard detents.contains(where: { $0.0 == before.offset }) else { return [] }
        return detents.filter { abs($0.0 - before.offset) <= rounding }.map(\.1)
    }

    /// Whether the bar stayed, and may not have been on its detent: one that adds up parts of its height has lost some of
    /// their last bits where it seems to be there.
    fileprivate var mayBeOffDetent: Bool {
        configuration.kind.mayRound && !isExact && abs(movement) <= rounding
    }

    /// Whether the bar is taller than on its detent only because a gap would be there.
    fileprivate func closesGap(before detents: [Double]) -> Bool {
        if configuration.kind.switches { return closesGap }
        let view = after.scrollView
        let edge = max(view.contentEdge(at: view.contentOffset), -largestHeight(in: configuration, after))
        return configuration.kind.edge == .top && abs(after.offset - edge) <= slack
            && detents.contains { $0 > edge }
    }

    /// Whether a bar that switches is shown, and may be whatever happens.
    fileprivate var isShownNearTop: Bool {
        configuration.kind.switches && isNearTop && abs(after.offset + configuration.normal) <= rounding
    }

    /// Whether the content began at the lower edge of the bar.
    fileprivate var metBar: Bool {
        let reach = configuration.tolerances.quietSnap + slack
        return arrival <= before.offset - before.scrollView.otherTopInset + reach
    }

    /// The content offset at which content belongs that was at its top, in points; nil of any other content.
    fileprivate var topUnderBar: Double? {
        guard configuration.kind.edge == .top, arrival == before.scrollView.top else { return nil }
        let view = after.scrollView
        guard configuration.kind.rule == .followsMovement else { return view.top }
        // A bar that opens from normal height is not at the top of the content yet.
        let height = largestHeight(in: configurationBefore, before)
        return before.offset == -height && metBar ? view.visible(after.offset - view.otherTopInset) : nil
    }

    /// The content offsets at which other content may be, in points.
    fileprivate var keptPlaces: [Double] {
        let (old, view) = (before.scrollView, after.scrollView)
        // Content in motion comes back to an edge by itself.
        let isAtRest = history.isSettled && !history.isFingerDown && old.visible(arrival) == arrival
        var kept = isAtRest ? [view.visible(arrival)] : [arrival, view.visible(arrival)]
        if arrival < old.top { kept += [min(arrival, view.top), arrival + (view.top - old.top)] }
        if arrival > old.end { kept.append(arrival + (view.end - old.end)) }
        guard configuration.kind.edge == .top else { return kept }
        let bar = after.offset - view.otherTopInset
        return metBar || arrival <= bar ? kept + [bar, view.visible(bar)] : kept
    }

    /// The largest height in reach, in points; a bar that stretches rests at its normal one.
    fileprivate func largestHeight(in heights: BarConfiguration, _ snapshot: Snapshot) -> Double {
        guard configuration.kind.rule == .followsMovement else { return heights.normal }
        return heights.maximumHeight(isExpandedStateAvailable: snapshot.isExpandedStateAvailable)
    }

    /// Whether the bar's own inset at its edge was its largest height in reach.
    fileprivate var hadRoomForHeight: Bool {
        let inset = configuration.kind.edge == .top ? foundInset.top : foundInset.bottom
        return abs(inset - largestHeight(in: configurationBefore, before)) <= slack
    }
}

extension ExplainedViolation {
    /// S24: the bar is on another detent, or on none.
    fileprivate var detentClause: String {
        "but was on a detent, and should be \(points(violation.limit)) tall with the new heights"
    }

    /// S25: the content moved, or did not move with the bar.
    fileprivate var placeClause: String {
        if measures("animated") { return "but other heights should animate nothing" }
        if measures("at its top") {
            return "but the content was at its top, and should begin at \(limit), right under the bar"
        }
        return violation.limit == step.arrival
            ? "but the content should have stayed where it was"
            : "but the content is at rest beyond the new edges, and should be taken back to \(limit)"
    }
}
