import AirBarModel

extension Invariant {
    /// N1: a snap aims at a detent that is supported.
    package static let supportedSnap = Invariant(
        id: "N1", title: "supported snap", section: .snapping,
        statement:
            "a snap aims at −c or −n, or between them where its kind also rests, or at −e only if A, or within "
            + "a quiet snap of one of these (N6)",
        details: [
            "it may aim elsewhere if the bar follows position, and its content is too short for it to become "
                + "compact"
        ],
        reason: "The snap aims at a height that the bar then refuses, and the bar rests elsewhere.",
        origin: ["material-components-android#2001"],
        justification:
            "N5 finds that the content does not go where such a snap aims; it stays because it is one of the published promises.",
        needs: .snapping,
        effects: ["N5"], explanation: { $0.unsupportedClause },
        body: .step(on: .notified, where: .barSnaps, when: { $0.aimsAtDetent }) { step in
            guard let target = step.snapTarget else { return nil }
            let detent = step.supportedDetent(nearestTo: target)
            guard target != detent, !(abs(target - detent) <= step.configuration.tolerances.quietSnap) else {
                return nil
            }
            let expected: StaticString =
                if step.configuration.heightBetween != nil {
                    "a detent, the nearest being"
                } else if step.before.isExpandedStateAvailable {
                    "−c, −n or −e, the nearest being"
                } else {
                    "−c or −n, the nearest being"
                }
            return step.violation("the offset snapped to", target, expected, detent)
        })

    /// N2: a snap aims at the nearest detent.
    ///
    /// A target that is not supported is judged by N1.
    package static let nearestSnap = Invariant(
        id: "N2", title: "nearest snap", section: .snapping,
        statement:
            "of the supported detents a snap aims at the one nearest to min(o, max(K(y) + x, −n)), or to o at "
            + "the bottom; ties go to the smaller bar, unless the bar may round",
        details: [
            "a bar that snaps without the content may take the other one where it is farther by no more than a "
                + "tenth of n − c, and be shown where it would leave a gap, or at the bottom within n − c of an edge",
            "too short content is left alone as by N1",
        ],
        reason: "The bar moves away from where the finger left it.",
        origin: ["flutter#13202"],
        needs: .snapping, excludes: .directionalSnapping,
        explanation: { $0.nearestClause },
        body: .step(on: .notified, where: .barSnaps, when: { $0.aimsAtDetent }) { step in
            guard let target = step.snapTarget else { return nil }
            let detent = step.supportedDetent(nearestTo: target)
            guard abs(target - detent) <= step.configuration.tolerances.quietSnap, !step.isNearest(target)
            else { return nil }
            return step.violation(
                "the offset snapped to", target, "the detent nearest to min(o, max(K(y) + x, −n))",
                step.supportedDetent(nearestTo: step.resting))
        })

    /// N3: a snap of a bar that has snapped does nothing.
    ///
    /// A bar that waits for the end of the deceleration has not snapped at the lift; that its snap does nothing when the
    /// content rests again is M7.
    package static let idempotentSnap = Invariant(
        id: "N3", title: "idempotent snap", section: .snapping,
        statement: "snapping a snapped bar does nothing, if the content has not moved since",
        reason: "The bar creeps, or it scrolls a list at rest.",
        origin: ["react-native-collapsible-tab-view#110"],
        needs: [.snapping, .settlingAtLift],
        explanation: { _ in "but had snapped already, and nothing had moved since" },
        body: .step(on: .stops, when: { $0.isSettling && $0.isUpToDate && $0.history.isSettled }) { step in
            // A bar that follows position computes where it has to be, with rounding errors.
            let isRounding = step.configuration.kind.rule != .followsMovement
            let slack = isRounding ? step.slack : 0
            if let command = step.actions.command, !isRounding || !(abs(command - step.arrival) <= slack) {
                return step.violation(
                    "from a snap of a bar that has snapped, the content offset commanded", command,
                    "none: it stays",
                    step.arrival, as: .fact)
            }
            guard step.movement != 0, !(abs(step.movement) <= slack) else { return nil }
            return step.violation(
                "from a snap of a bar that has snapped, its movement", step.movement, "none", 0)
        })

    /// N4: a snap too small to see does not move the content.
    package static let quietSnap = Invariant(
        id: "N4", title: "quiet snap", section: .snapping,
        statement:
            "with min(o, max(K(y) + x, −n)) within a quiet snap of a detent no command is issued, unless that would leave "
            + "the content farther than a quiet snap beyond its edges",
        reason:
            "A command stops a deceleration: the list stops abruptly for half a pixel, or 200 tiny flicks add up.",
        origin: ["Droid-ify#285"],
        justification:
            "N3 finds such a command for a bar that has snapped; it stays because it names what a user feels.",
        needs: .snapping, rules: .movement,
        effects: ["N3"],
        explanation: { _ in "but was so near to a resting height that the content should have stayed" },
        body: .step(
            on: .stops, where: .barCommands,
            when: { step in
                guard step.isSettling, step.isUpToDate else { return false }
                let distance = abs(step.supportedDetent(nearestTo: step.resting) - step.resting)
                let quietSnap = step.configuration.tolerances.quietSnap
                let overscroll = abs(step.after.scrollView.visible(step.arrival) - step.arrival)
                return distance <= quietSnap - step.slack && overscroll <= quietSnap - step.slack
            }
        ) { step in
            step.actions.command.map {
                step.violation(
                    "within a quiet snap of a detent, the content offset commanded", $0, "none: it stays",
                    step.arrival, as: .fact)
            }
        })

    /// N5: a snap does not overscroll.
    package static let contentInRange = Invariant(
        id: "N5", title: "content stays in range", section: .snapping,
        statement:
            "a snap moves the content in an animation, by the distance of the bar to its detent as far as the "
            + "edges allow, but for a quiet snap, and never outside of top…end",
        details: [
            "content within its edges is within them after a stop",
            "at the end of a gesture, content beyond them is left to its bounce",
        ],
        reason:
            "The list rests beyond its end and jumps back at the next touch, or it jumps to another place.",
        origin: ["FloatingPanel#598"],
        needs: [.snapping, .contentSnapping],
        explanation: { $0.rangeClause },
        body: .step(on: .stops, when: { $0.isSettling }) { step in
            if let violation = step.animationViolation(expecting: true) ?? step.rangeViolation {
                return violation
            }
            return step.isUpToDate ? step.distanceViolation : nil
        })

    /// N6: a snap ends exactly at its target.
    package static let exactLanding = Invariant(
        id: "N6", title: "exact landing", section: .snapping,
        statement: "after the snap o equals the detent",
        reason: "The bar rests half a pixel off, and snaps again at every touch.",
        origin: ["react-native-collapsible-tab-view#65"],
        justification:
            "A bar that lands beside its detent snaps again at the next stop, which N3 finds; it stays because it finds it immediately.",
        needs: [.snapping, .snapReports],
        effects: ["N3"], explanation: { "but then was \($0.points($0.violation.value)) tall" },
        body: .step(
            on: .notified, where: .barSnaps, when: { $0.actions.snap != nil && $0.isUsable }
        ) { step in
            guard let target = step.actions.snap, step.after.offset != target else { return nil }
            return step.violation(
                "after a snap, the bar's offset", step.after.offset, "what it aimed at", target)
        })
}

extension Step {
    /// Whether the bar aims at a detent from where it was notified that the content is.
    fileprivate var aimsAtDetent: Bool {
        snapTarget != nil && isUsable && isUpToDate
            && !(configuration.kind.hasCurve && after.scrollView.isTooShort(for: configuration))
    }

    /// The violation by a snap that commands a content offset beyond an edge, or leaves content there that was not.
    fileprivate var rangeViolation: Violation? {
        let view = after.scrollView
        if let command = actions.command {
            if kind != .idle, !isWithinEdges(by: slack) {
                return violation(
                    "during a bounce, the content offset commanded", command, "none: it goes on from",
                    arrival, as: .fact)
            }
            let visible = view.visible(command)
            guard command != visible, !(abs(command - visible) <= slack) else { return nil }
            return violation(
                "the content offset commanded by a snap", command, "within top…end, the nearest being",
                visible)
        }
        guard isWithinEdges(by: 0) else { return nil }
        let visible = view.visible(view.contentOffset)
        let quietSnap = configuration.tolerances.quietSnap
        guard !(abs(view.contentOffset - visible) <= quietSnap + slack) else { return nil }
        return violation(
            "the content offset after a stop", view.contentOffset, "within top…end, the nearest being",
            visible)
    }

    /// The violation by a snap that does not move the content with the bar, or moves it farther.
    fileprivate var distanceViolation: Violation? {
        let view = after.scrollView
        let quietSnap = configuration.tolerances.quietSnap
        let distance = after.offset - resting
        let moved = abs(view.contentOffset - arrival)
        let edge = view.visible(arrival)
        let most =
            max(abs(distance), abs(edge - arrival), abs(view.visible(edge + distance) - arrival)) + quietSnap
        if actions.command != nil, !(moved <= most + slack) {
            return violation(
                "the distance that a snap moves the content", moved,
                "at most that back within the edges and to the detent, and a quiet snap", most)
        }
        let expected = view.visible(arrival + distance)
        guard isWithinEdges(by: 0), abs(distance) > quietSnap + slack,
            !(abs(view.contentOffset - expected) <= quietSnap + slack)
        else { return nil }
        return violation(
            "the content offset after a snap", view.contentOffset,
            "moved by the distance to the detent, as far as the edges allow, to", expected)
    }

    /// Whether the content is within its edges when the event arrives, but for a distance in points.
    private func isWithinEdges(by distance: Double) -> Bool {
        abs(before.scrollView.visible(arrival) - arrival) <= distance
    }
}
