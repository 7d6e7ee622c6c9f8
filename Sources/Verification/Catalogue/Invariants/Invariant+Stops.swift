import AirBarModel

extension Invariant {
    /// N7: a bar that does not snap leaves the content alone.
    public static let contentLeftAlone = Invariant(
        id: "N7", title: "content left alone", section: .snapping,
        statement:
            "a bar that does not snap commands no content offset where a gesture ends or the content comes to rest, and one "
            + "that does not retarget flings leaves where they end",
        reason: "A fling stops dead when the finger lifts, or the list moves by itself.",
        origin: [],
        excludes: [.snapping, .contentSnapping],
        explanation: { _ in "but does not snap, and should have left the content alone" },
        body: .step(on: .stops, when: { $0.isUsable && $0.isUpToDate }) { step in
            let retargets = step.configuration.kind.capabilities.contains(.retargeting)
            guard let moved = step.actions.command ?? (retargets ? nil : step.actions.retarget) else {
                return nil
            }
            return step.violation(
                "at a stop, the content offset that the bar asked for", moved, "none: it stays", step.arrival,
                as: .fact)
        })

    /// N8: a bar that is shown stays so when everything stops.
    public static let shownStaysShown = Invariant(
        id: "N8", title: "shown stays shown", section: .snapping,
        statement:
            "a bar of normal height that settles only after the deceleration does not shrink where a gesture ends or the "
            + "content comes to rest",
        reason: "The reader scrolls up to get the bar, and it vanishes when he stops.",
        origin: [],
        needs: .snapping, excludes: .settlingAtLift, rules: .movement,
        explanation: { _ in "but was at its normal height, where it should have stayed" },
        body: .step(
            on: .stops, where: .barMoves,
            when: { $0.isUsable && $0.isUpToDate && $0.before.offset == -$0.configuration.normal }
        ) { step in
            guard step.movement > step.slack else { return nil }
            return step.violation("at a stop, the movement of a bar that is shown", step.movement, "none", 0)
        })
}
