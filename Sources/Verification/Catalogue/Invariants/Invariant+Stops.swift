import AirBarModel

extension Invariant {
    /// N7: a bar that does not snap with the content leaves it alone.
    package static let contentLeftAlone = Invariant(
        id: "N7", title: "content left alone", section: .snapping,
        statement:
            "a bar that does not snap with the content commands no content offset where a gesture ends or the content comes "
            + "to rest, and where a length changes in a deceleration, not the one that the content has",
        reason: "A fling stops dead when the finger lifts or rows are loaded, or the list moves by itself.",
        origin: [],
        excludes: .contentSnapping,
        explanation: { _ in "but should have left the content alone" },
        body: .formula(
            .both(
                .always(StepPredicate(.stops) { $0.isUsable && $0.isUpToDate }, .now { $0.needlessCommand }),
                .always(
                    StepPredicate(.release) { $0.isUsable && $0.isUpToDate },
                    .until(.stopOfDeceleration) { $0.stoppedDeceleration }))))

    /// N10: a bar that does not retarget flings leaves where they end.
    package static let restLeftAlone = Invariant(
        id: "N10", title: "rest left alone", section: .snapping,
        statement: "a bar that does not retarget flings changes the end of no deceleration",
        reason: "A fling ends early, or in another place than its speed promised.",
        origin: [],
        excludes: .retargeting,
        explanation: { _ in "but does not retarget, and should have left alone where the fling ends" },
        body: .step(on: .release, where: .barRetargets, when: { $0.isUsable }) { step in
            guard let target = step.actions.retarget, case .release(let release) = step.event else {
                return nil
            }
            return step.violation(
                "of a deceleration, the end that the bar asked for", target, "none: it stays", release.rest,
                as: .fact)
        })

    /// N8: a bar that is shown stays so when everything stops.
    package static let shownStaysShown = Invariant(
        id: "N8", title: "shown stays shown", section: .snapping,
        statement:
            "a bar of normal height that settles only after the deceleration does not shrink where a gesture ends or the "
            + "content comes to rest",
        reason: "The reader scrolls up to get the bar, and it vanishes when he stops.",
        origin: [],
        justification:
            "N2 finds that the other height is nearer; it stays because it names what the reader sees.",
        needs: .snapping, excludes: .settlingAtLift, rules: .movement,
        explanation: { _ in "but was at its normal height, where it should have stayed" },
        body: .step(
            on: .stops, where: .barMoves,
            when: { $0.isUsable && $0.isUpToDate && $0.before.offset == -$0.configuration.normal }
        ) { step in
            guard step.movement > step.slack else { return nil }
            return step.violation("at a stop, the movement of a bar that is shown", step.movement, "none", 0)
        })

    /// N9: a bar that snaps by direction goes on as it moved.
    package static let onwardSnap = Invariant(
        id: "N9", title: "onward snap", section: .snapping,
        statement:
            "a bar between its detents that scrolls have moved by at least 10 points in one direction snaps to "
            + "the detent ahead, if the content can get there, and without a gap",
        details: [
            "at the bottom it may be shown within n − c of an edge",
            "it may snap to the nearest (N2) if something else has happened since then that moved nothing, as a "
                + "turn in a wait",
            "a bar that is led by a finger and closes a gap without one may take that for such a scroll or not",
        ],
        reason: "The reader scrolls up to get the bar, lifts the finger, and it hides again.",
        origin: ["material-components-ios#4622"],
        needs: [.snapping, .directionalSnapping], rules: [.movement, .position],
        explanation: { $0.onwardClause },
        body: .step(on: .stops, when: { $0.isUpToDate && $0.isBoundToSnapOn }) { step in
            guard let target = step.snapTarget, !(step.history.isWayOver && step.isNearest(target)) else {
                return nil
            }
            let distance = (target - step.resting) * (step.history.way > 0 ? 1 : -1)
            guard distance < 0, abs(distance) > step.configuration.tolerances.quietSnap + step.slack else {
                return nil
            }
            return step.violation("the offset snapped to", target, "the detent ahead", step.detentAhead)
        })
}

extension Step {
    /// The content offset that the bar commands, where it has to command none.
    fileprivate var needlessCommand: Violation? {
        actions.command.map {
            violation("the content offset that the bar asked for", $0, "none: it stays", arrival, as: .fact)
        }
    }

    /// The content offset that the bar commands in a deceleration, which ends by that, though it is the one there already.
    fileprivate var stoppedDeceleration: Violation? {
        let isNeedless = actions.command == arrival && !kind.isDisjoint(with: .lengths)
        return isUsable && isUpToDate && isNeedless ? needlessCommand : nil
    }

    /// The distance that a bar moves by intention, in points: a finger that is lifted moves back by less.
    private static let leastWay = 10.0

    /// Whether the bar has to snap on as it moved last.
    fileprivate var isBoundToSnapOn: Bool {
        guard isSettling, abs(history.way) >= Self.leastWay, isBetweenDetents(resting) else { return false }
        let view = before.scrollView
        guard configuration.kind.capabilities.contains(.contentSnapping) else {
            return mayRestAlone(at: detentAhead)
        }
        let target = arrival + (detentAhead - resting)
        return view.visible(target) == target
    }

    /// The detent to which the bar snaps if it goes on as it moved last, in points.
    fileprivate var detentAhead: Double { supportedDetent(ahead: history.way, of: resting) }
}
