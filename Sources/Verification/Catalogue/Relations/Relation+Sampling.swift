import AirBarModel

extension Relation {
    /// M1: a copy makes the same move in two halves.
    static let splitMoves = fork(
        Fork(
            kinds: .motion, origin: .before,
            events: { step in
                step.scroll.map { .two(.contentOffset(($0.from + $0.to) / 2), step.event) }
            },
            compare: { step, fork in
                step.offsetDifference(
                    from: fork, within: 2 * step.slack + step.gapThatMayBeLeft,
                    "with the move made in two, the bar's offset")
            }))

    /// M2: the twin is not notified of what lies between the turning points of a motion.
    ///
    /// Where sums are not exact the two are comparable up to the first decision that a rounding error could turn; where only
    /// the bar may round, up to a snap from the middle between two detents.
    static let fewerFrames = twin(
        TwinRun(
            begin: { $0 },
            event: { step, _ in
                if step.isSettling, step.mayTakeEitherDetent(from: step.resting, after: 0) { return nil }
                return step.isExact || !step.isDecision ? step.event : nil
            },
            leavesOutSamples: true,
            comparison: .states { step, twin in
                step.offsetDifference(
                    from: twin, within: step.slack * Double(step.index + 1) + step.gapThatMayBeLeft,
                    "at a lower frame rate, the bar's offset")
            }))

    /// K1: a copy is scrolled to the top first.
    static let byWayOfTheTop = fork(
        Fork(
            kinds: .motion, origin: .before,
            events: { step in
                guard step.scroll != nil else { return nil }
                return .two(.contentOffset(step.before.scrollView.top), step.event)
            },
            compare: { step, fork in
                step.offsetDifference(
                    from: fork, within: step.slack,
                    "with the content scrolled there by way of its top, the bar's offset")
            }))

    /// M5: a copy takes the move back.
    static let takenBack = fork(
        Fork(
            kinds: .motion, origin: .after,
            events: { step in
                guard step.wasUpToDate, let move = step.scroll else { return nil }
                return .one(.contentOffset(move.from))
            },
            compare: { step, fork in
                let (there, back) = (step.after, fork)
                guard there.isExpandedStateAvailable == back.isExpandedStateAvailable,
                    step.before.isExpandedStateAvailable == back.isExpandedStateAvailable
                else { return nil }
                let view = there.scrollView
                let part = view.visible(back.scrollView.contentOffset) - view.visible(view.contentOffset)
                let expected = step.clamped(there.offset + (step.isNotLed ? 0 : part))
                guard back.offset != expected, !(abs(back.offset - expected) <= step.slack) else {
                    return nil
                }
                return step.violation(
                    "with the move taken back, the bar's offset", back.offset,
                    "clamp(o + K(y) − K(y'))", expected)
            }))
}

extension Step {
    /// Whether the bar decided something by comparing lengths, which a rounding error can turn.
    fileprivate var isDecision: Bool {
        let kinds = EventKinds.stops.union([.began, .safeArea, .refresh, .bind, .heights])
        return index > 0 && (changesAvailability || !kind.isDisjoint(with: kinds))
    }

    /// The gap, in points, that a bar may close or leave in a scroll: one that follows every scroll at once opens none.
    fileprivate var gapThatMayBeLeft: Double {
        let can = configuration.kind.capabilities
        let mayStay = !can.contains(.promptFollowing) || can.contains(.fingerLed)
        return configuration.kind.rule == .followsMovement && mayStay
            ? configuration.tolerances.quietSnap : 0
    }

    /// The difference of the bar's offset from that of another run, if it is more than a tolerance in points.
    fileprivate func offsetDifference(
        from other: Snapshot, within tolerance: Double, _ quantity: StaticString
    ) -> Violation? {
        let offset = other.offset
        guard offset != after.offset, !(abs(offset - after.offset) <= tolerance) else { return nil }
        return violation(quantity, offset, "the same", after.offset)
    }
}
