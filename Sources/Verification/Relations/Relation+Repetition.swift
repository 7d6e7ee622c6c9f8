import AirBarModel

extension Relation {
    /// M6: the same once more.
    static let again = Relation(
        relate: { trace in Related(trace.scenario, like: trace) },
        compare: { step, course, other in
            step.difference(to: course.after(other), "in a second run of the same scenario, the difference")
        })

    /// M7: every event happens twice.
    static let stutter = Relation(
        relate: { trace in
            var events: [BarEvent] = []
            events.reserveCapacity(2 * trace.count)
            for event in trace.scenario.events {
                events.append(event)
                events.append(event)
            }
            return Related(trace.scenario.with(events: events), steps: trace.steps.map { 2 * $0.index })
        },
        compare: { step, course, other in
            step.difference(to: course.after(other), "with every event repeated, the difference")
        })

    /// L2: the last gesture that was cancelled ends instead.
    static let endedInsteadOfCancelled = Relation(
        relate: { trace in
            guard let last = trace.steps.last(where: { $0.kind == .cancelled }) else { return nil }
            let events = trace.scenario.events[..<(last.index - 1)] + [.pan(.ended)]
            var steps = [Int?](repeating: nil, count: last.index + 1)
            steps[last.index] = last.index
            return Related(trace.scenario.with(events: Array(events)), steps: steps)
        },
        compare: { step, course, other in
            step.difference(
                to: course.after(other), "with the gesture ended instead of cancelled, the difference")
        })

    /// M8: another bar, compact to begin with, over the same view.
    static let anotherBar = Relation(
        relate: { trace in
            let view = trace.scenario.scrollView
            let far = view.contentHeight + view.frameHeight
            let prelude: [BarEvent] = [.contentOffset(far), .scrollView(view)]
            return Related(
                trace.scenario.with(events: prelude + trace.scenario.events),
                steps: trace.steps.map { $0.index + 2 })
        },
        compare: { step, course, other in
            let (before, after) = (course.before(other).snapshot, course.after(other))
            guard step.scroll != nil, step.wasUpToDate, course.before(other).isUpToDate,
                before.scrollView == step.before.scrollView,
                before.isExpandedStateAvailable == step.before.isExpandedStateAvailable,
                after.isExpandedStateAvailable == step.after.isExpandedStateAvailable
            else { return nil }
            let apart = abs(before.offset - step.before.offset)
            let distance = abs(after.offset - step.after.offset)
            guard !(distance <= apart), !(distance <= apart + step.slack) else { return nil }
            return step.violation(
                "between two bars fed the same scroll, the distance", distance, "at most what it was", apart)
        })
}

extension Step {
    /// What is not the same in another run after the step.
    fileprivate func difference(to other: Snapshot, _ quantity: StaticString) -> Violation? {
        if other.offset != after.offset, !(other.offset.isNaN && after.offset.isNaN) {
            return violation(
                quantity, abs(other.offset - after.offset), "none, of the bar's offset", after.offset)
        }
        if other.isExpandedStateAvailable != after.isExpandedStateAvailable {
            return violation(
                quantity, 1, "none, of whether the expanded state is available",
                after.isExpandedStateAvailable ? 1 : 0)
        }
        let (one, two) = (after.scrollView, other.scrollView)
        if one.contentOffset != two.contentOffset {
            return violation(
                quantity, abs(one.contentOffset - two.contentOffset), "none, of the content offset",
                one.contentOffset)
        }
        guard one.contentInset != two.contentInset else { return nil }
        return violation(
            quantity,
            abs(one.contentInset.top - two.contentInset.top)
                + abs(one.contentInset.bottom - two.contentInset.bottom),
            "none, of the insets", one.contentInset.top)
    }
}
