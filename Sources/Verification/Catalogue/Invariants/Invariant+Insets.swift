import AirBarModel
import Motion

extension Invariant {
    /// S13: the content can always be scrolled far enough for a compact bar.
    package static let compactReachable = Invariant(
        id: "S13", title: "compact reachable", section: .safety,
        statement:
            "end − top ≥ h(A) − c after every event, so scrolling from the top to the end ends compact; no "
            + "bottom inset of the bar is larger than this requires",
        details: [
            "a bar that does not fill short content only leaves no blank of more than n below it, unless it "
                + "found that",
            "a bar that does not fill it and follows movement has room at the top: its own inset is at least n",
        ],
        reason: "Over a short list the bar shrinks only part of the way, or the first row stays beneath it.",
        origin: ["react-navigation-collapsible#102"],
        justification:
            "A bar that cannot become compact leaves a gap at the end (S21); it stays because it names the cause.",
        edge: .top,
        effects: ["S21"], explanation: { $0.reachClause },
        body: .step(
            on: .notified, where: [.limitsChange, .availabilityChanges], when: { $0.isUsable }
        ) { step in
            let view = step.after.scrollView
            let (least, room) = step.distanceToCompact
            let distance = view.end - view.top
            let fills = step.configuration.kind.capabilities.contains(.contentFilling)
            if fills, !(distance >= least), distance < least - step.slack {
                return step.violation(
                    "from the top to the end, the distance to scroll", distance, "at least h(A) − c", least)
            }
            if step.owesRoomAtTop, let violation = step.missingRoomAtTop { return violation }
            // A bar that need not fill content may do so in its own way, and leave what it found.
            let most = fills ? room : room + step.configuration.normal
            let found = fills ? 0 : step.foundFiller + step.slack
            guard view.barInset.bottom > found, distance > most, distance > most + step.slack else {
                return nil
            }
            return step.violation(
                "with a bottom inset of the bar, the distance to scroll from the top to the end", distance,
                fills ? "no more than it takes, h(A) − c" : "at most h(A) − c + n", most)
        })

    /// S14: a change of the content's length moves neither the bar nor the content.
    package static let reloadKeepsTheBar = Invariant(
        id: "S14", title: "reload keeps the bar", section: .safety,
        statement:
            "a change of the content's height or of the app's bottom inset without motion leaves o, A and y",
        reason: "While a list loads its pages the bar opens step by step, and the list jumps.",
        origin: ["GSKStretchyHeaderView#57", "material-components-ios#10163"],
        justification:
            "A reload that is handled as another event also gives up the expanded state (S6); it stays because it names the cause.",
        effects: ["S6"],
        explanation: { _ in "but such a change should leave it and the content as they were" },
        body: .step(on: [.content, .bottomInset], when: { $0.isUsable && $0.isUpToDate }) { step in
            if step.visibleMovement != 0, !step.mayMoveByPosition, !step.mayGrow {
                return step.violation("on a reload, the bar's movement", step.movement, "none", 0)
            }
            let contentOffset = step.after.scrollView.contentOffset
            if !step.leavesContent {
                return step.violation(
                    "on a reload, the content offset", contentOffset, "what it was", step.arrival)
            }
            guard step.changesAvailability else { return nil }
            return step.violation(
                "on a reload, changes of the expanded state's availability", 1, "none", 0, as: .fact)
        })

    /// S15: a change of the frame's height or of the safe area updates the insets and keeps the bar.
    package static let rotation = Invariant(
        id: "S15", title: "rotation", section: .safety,
        statement:
            "a change of the frame or of the safe area updates the insets (the bar's bottom inset is no more "
            + "than S13 requires) and keeps o, A and y, or the content at its top",
        details: [
            "a change of the frame may put o of a bar that snaps on a detent if it was on none, and take the "
                + "content along unless a finger holds it",
            "either change may close a gap (S21)",
        ],
        reason:
            "After a rotation of the device there is empty space below the list, or too little to scroll.",
        origin: ["TLYShyNavBar#130", "GSKStretchyHeaderView#65"],
        justification:
            "S13 finds wrong insets by their effect, and S6 an availability that is lost; it stays because it names the cause.",
        effects: ["S6", "S13"], explanation: { $0.rotationClause },
        body: .step(on: [.frame, .safeArea], when: { $0.isUsable && $0.isUpToDate }) { step in
            let mayMove =
                step.kind == .safeArea || step.mayMoveByPosition || step.mayGrow
                || step.settlesOnDetent || step.closesGap
            if step.visibleMovement != 0, !mayMove {
                return step.violation("on a rotation, the bar's movement", step.movement, "none", 0)
            }
            let isKept = step.visibleMovement == 0 || step.kind == .safeArea
            if !step.leavesContent, !step.staysAtTop,
                isKept || !step.settlesOnDetent || step.history.isFingerDown
            {
                return step.violation(
                    isKept
                        ? "on a rotation that keeps the bar's height, the content offset"
                        : "on a rotation that moves the bar, the content offset",
                    step.after.scrollView.contentOffset, "what it was", step.arrival)
            }
            if isKept, step.changesAvailability {
                return step.violation(
                    "on a rotation, changes of the expanded state's availability", 1, "none", 0, as: .fact)
            }
            guard step.configuration.kind.capabilities.contains(.contentFilling) else { return nil }
            let view = step.after.scrollView
            let (least, room) = step.distanceToCompact
            let own = view.barInset.bottom
            let without = view.end - own - view.top
            let inset = max(0, min(max(least, own + without), room) - without)
            guard own != inset, !(abs(own - inset) <= step.slack) else { return nil }
            return step.violation(
                "after a rotation, the bar's bottom inset", own,
                "max(0, h(A) − c − the distance to scroll without it)", inset)
        })

    /// S16: after a refresh control has come and gone, the bar and its inset are as before.
    package static let refreshControl = Invariant(
        id: "S16", title: "refresh control", section: .safety,
        statement:
            "inset +r keeps o and y; later −r restores the bar's own inset and, with no event between, o and A, and keeps y; "
            + "either may close a gap (S21)",
        reason:
            "After a refresh there is a gap above the content, or the content stays under the bar.",
        origin: ["AMScrollingNavbar#30", "flutter#180310"],
        justification:
            "S18 finds a wrong inset, and S21 that the bar moves; it stays because it names the cause.",
        needs: .insetHandling,
        effects: ["S18", "S21"], explanation: { $0.refreshClause },
        body: .step(on: .refresh, when: { $0.refreshChange != 0 }) { step in
            let history = step.history
            if step.after.scrollView.refreshInset == 0,
                let violation = step.ownInsetViolation(
                    "after a refresh, the bar's own inset", "what it was before",
                    closed: history.closedInsetAtRest, open: history.openInsetAtRest)
            {
                return violation
            }
            let contentOffset = step.after.scrollView.contentOffset
            if step.isUpToDate, !step.leavesContent {
                return step.violation(
                    "on a refresh, the content offset", contentOffset, "what it was", step.arrival)
            }
            if step.refreshChange > 0, step.isUpToDate, abs(step.movement) > step.slack,
                !step.mayMoveByPosition, !step.closesGap
            {
                return step.violation(
                    "at the beginning of a refresh, which opens no gap, the bar's movement", step.movement,
                    "none", 0)
            }
            guard step.isUpToDate, let found = step.history.beforeRefresh,
                found.refreshInset == step.after.scrollView.refreshInset,
                found.refreshInset < step.before.scrollView.refreshInset
            else { return nil }
            if step.after.isExpandedStateAvailable != found.isExpandedStateAvailable {
                return step.violation(
                    "after a refresh, changes of the expanded state's availability", 1, "none", 0, as: .fact)
            }
            let view = step.after.scrollView
            let closed = max(view.contentEdge(at: view.contentOffset), step.lowestOffset)
            guard step.after.offset != found.offset,
                !(abs(step.after.offset - found.offset) <= step.rounding), !step.mayGrow,
                !(abs(step.after.offset - closed) <= step.slack)
            else { return nil }
            // A bar that rounds may leave a pixel of the gap open, so it is measured from where the gap is closed.
            guard abs(step.after.offset - closed) >= PixelScale.one.pixel else {
                return step.violation(
                    "after a refresh, the bar's offset", step.after.offset, "what closes the gap", closed)
            }
            return step.violation(
                "after a refresh, the bar's offset", step.after.offset, "what it was before", found.offset)
        })
}

extension Step {
    /// The distance to scroll that takes the bar to compact, in points, and the one for which it may have room: a bar that
    /// must stay may keep what it needs to hide.
    fileprivate var distanceToCompact: (least: Double, room: Double) {
        let room = configuration.distanceToCompact(isExpandedStateAvailable: after.isExpandedStateAvailable)
        return (room - (configuration.compact - configuration.heights.compact), room)
    }

    /// Whether S13 asks a bar that follows movement for room at the top, as K8 asks others.
    ///
    /// A bar that fills short content fills too little of it where its top inset is too small.
    fileprivate var owesRoomAtTop: Bool {
        let kind = configuration.kind
        return isUpToDate && kind.rule == .followsMovement && kind.capabilities.contains(.insetHandling)
            && kind.capabilities.isDisjoint(with: [.contentFilling, .insetFollowing])
    }

    /// The violation by a top inset that is too small for the bar where the content is at its top.
    var missingRoomAtTop: Violation? {
        let view = after.scrollView
        let (inset, normal) = (view.barInset.top, configuration.normal)
        guard view.contentOffset <= view.top, inset < normal, inset < normal - slack else { return nil }
        return violation("at the top of the content, the bar's own top inset", inset, "at least n", normal)
    }

    /// The bottom inset of the bar that the view had when it was bound, in points.
    fileprivate var foundFiller: Double {
        if case .scrollView(let geometry) = event {
            max(0, geometry.barInset.bottom)
        } else {
            history.foundFiller
        }
    }

    /// Whether the content was at its top before the event and is there after it.
    fileprivate var staysAtTop: Bool {
        let (one, two) = (before.scrollView, after.scrollView)
        return one.contentOffset == one.top && abs(two.contentOffset - two.top) <= slack
    }

    /// The bar insets that the event found: those before it, or of the view that is bound.
    var foundInset: ContentInset {
        if case .scrollView(let geometry) = event { geometry.barInset } else { before.scrollView.barInset }
    }

    /// Whether a bar that snaps came from between its detents to one of them.
    fileprivate var settlesOnDetent: Bool {
        func isOnDetent(_ offset: Double) -> Bool {
            abs(offset - supportedDetent(nearestTo: offset)) <= rounding
        }
        return configuration.kind.capabilities.contains(.snapping) && isOnDetent(after.offset)
            && !isOnDetent(before.offset)
    }

    /// Whether the bar grew as far as the content, where there would be a gap; one that switches is shown as a whole.
    var closesGap: Bool {
        guard movement < 0, configuration.kind.edge == .top else { return false }
        let edge = after.scrollView.contentEdge(at: after.scrollView.contentOffset)
        guard configuration.kind.switches else { return abs(after.offset - edge) <= slack }
        return abs(after.offset + configuration.normal) <= rounding && edge <= -configuration.compact + slack
    }

    /// The change of the inset of a refresh control, in points.
    fileprivate var refreshChange: Double {
        after.scrollView.refreshInset - before.scrollView.refreshInset
    }
}
