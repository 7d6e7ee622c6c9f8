import AirBarModel

extension Relation {
    /// M6: a second run of the same events.
    static let again = twin(
        TwinRun(
            begin: { $0 }, event: { step, _ in step.event },
            comparison: .states { step, twin in
                step.difference(from: twin, "in a second run of the same scenario, the difference")
            }))

    /// M7: a copy is notified of the same event once more.
    static let stutter = fork(
        Fork(
            kinds: .all, origin: .after, events: { $0.isBroughtBack ? nil : .one($0.event) },
            compare: { step, fork in
                step.difference(from: fork, "with the event repeated, the difference")
            }))

    /// M10: a copy is notified of the content offset that the run was not notified of.
    ///
    /// A scroll view that does not bounce might move the content on this notification.
    static let notifiedInTime = fork(
        Fork(
            kinds: EventKinds.notified.subtracting([.motion, .programmatic, .toTop, .bind]), origin: .before,
            isOfLoss: true,
            events: { step in
                guard step.isUsable, !step.wasUpToDate, step.before.scrollView.bounces,
                    !step.changesWhatDecides
                else { return nil }
                return .two(.contentOffset(step.before.scrollView.contentOffset), step.event)
            },
            compare: { step, fork in
                step.difference(from: fork, "with a lost content offset notified, the difference")
            }))

    /// L2: a gesture that is cancelled ends instead.
    static let endedInsteadOfCancelled = fork(
        Fork(
            kinds: .cancelled, origin: .before, events: { _ in .one(.pan(.ended)) },
            compare: { step, fork in
                step.difference(
                    from: fork, "with the gesture ended instead of cancelled, the difference")
            }))

    /// M8: another bar, compact to begin with, on the same scroll view.
    static let anotherBar = twin(
        TwinRun(
            begin: { start in
                var start = start
                let view = start.scrollView
                let far = view.contentHeight + view.frameHeight
                start.prelude = [.scrollView(view), .contentOffset(far)]
                return start
            },
            event: { step, _ in step.event },
            comparison: .steps { step, twin in
                let (before, after) = (twin.before, twin.after)
                guard step.scroll != nil, step.wasUpToDate, twin.wasUpToDate,
                    before.scrollView == step.before.scrollView,
                    before.isExpandedStateAvailable == step.before.isExpandedStateAvailable,
                    after.isExpandedStateAvailable == step.after.isExpandedStateAvailable
                else { return nil }
                let apart = abs(before.offset - step.before.offset)
                let distance = abs(after.offset - step.after.offset)
                guard !(distance <= apart), !(distance <= apart + step.slack) else { return nil }
                return step.violation(
                    "between two bars fed the same scroll, the distance", distance, "at most what it was",
                    apart)
            }))
}

extension Step {
    /// Whether a bar that switches or waits may decide about the lost scroll by another distance from the top or from the end, or
    /// sees nothing of it, because the scroll view takes it back.
    fileprivate var changesWhatDecides: Bool {
        guard configuration.decidingDistances != nil else { return false }
        let view = before.scrollView
        let isTakenBack =
            view.behavior.contains(.clamps) && view.visible(view.contentOffset) != view.contentOffset
        return isTakenBack
            || !kind.isDisjoint(with: [.safeArea, .refresh, .frame, .content, .bottomInset, .heights])
    }

    /// Whether a bar that does not fill content took it back within its edges in a binding, which another like it would undo.
    fileprivate var isBroughtBack: Bool {
        guard case .scrollView(let geometry) = event else { return false }
        return !configuration.kind.capabilities.contains(.contentFilling)
            && after.scrollView.contentOffset != geometry.contentOffset
    }

    /// The first difference of what is observed after the step from what is observed in another run.
    ///
    /// A bar that may round can have other rounding errors there.
    fileprivate func difference(from other: Snapshot, _ quantity: StaticString) -> Violation? {
        if other.offset != after.offset, !(other.offset.isNaN && after.offset.isNaN),
            !(abs(other.offset - after.offset) <= rounding)
        {
            return violation(
                quantity, abs(other.offset - after.offset), "none, of the bar's offset", after.offset)
        }
        if other.isExpandedStateAvailable != after.isExpandedStateAvailable {
            return violation(
                quantity, 1, "none, of whether the expanded state is available",
                after.isExpandedStateAvailable ? 1 : 0)
        }
        let (one, two) = (after.scrollView, other.scrollView)
        if one.contentOffset != two.contentOffset, !(abs(one.contentOffset - two.contentOffset) <= rounding) {
            return violation(
                quantity, abs(one.contentOffset - two.contentOffset), "none, of the content offset",
                one.contentOffset)
        }
        let distance =
            abs(one.contentInset.top - two.contentInset.top)
            + abs(one.contentInset.bottom - two.contentInset.bottom)
        guard distance != 0, !(distance <= rounding) else { return nil }
        return violation(quantity, distance, "none, of the insets", one.contentInset.top)
    }
}
