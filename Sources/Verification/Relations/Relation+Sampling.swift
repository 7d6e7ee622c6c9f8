import AirBarModel

extension Relation {
    /// M1: every move of the content is made in two.
    static let splitMoves = Relation(
        relate: { trace in
            var events: [BarEvent] = []
            var steps: [Int?] = [0]
            events.reserveCapacity(2 * trace.count)
            for step in trace.steps.dropFirst() {
                if step.kind == .motion, let scroll = step.scroll {
                    events.append(.contentOffset((scroll.from + scroll.to) / 2))
                }
                events.append(step.event)
                steps.append(events.count)
            }
            return trace.comparable(Related(trace.scenario.with(events: events), steps: steps))
        }, compare: sameOffset("with every move made in two, the bar's offset"))

    /// M2: what a move is sampled at between its turning points is left out.
    static let fewerFrames = Relation(
        relate: { trace in
            var events: [BarEvent] = []
            var steps: [Int?] = [0]
            let all = trace.scenario.events
            for index in all.indices {
                if index > 0, index + 1 < all.count, case .contentOffset(let before) = all[index - 1],
                    case .contentOffset(let now) = all[index],
                    case .contentOffset(let after) = all[index + 1],
                    before.isUsable && after.isUsable,
                    (before < now && now < after) || (before > now && now > after)
                {
                    steps.append(nil)
                } else {
                    events.append(all[index])
                    steps.append(events.count)
                }
            }
            guard events.count < all.count else { return nil }
            return trace.comparable(Related(trace.scenario.with(events: events), steps: steps))
        }, compare: sameOffset("at a lower frame rate, the bar's offset"))

    /// M5: the last move is taken back.
    static let takenBack = Relation(
        relate: { trace in
            guard
                let last = trace.steps.last(where: {
                    $0.kind == .motion && $0.scroll != nil && $0.wasUpToDate
                }
                ),
                let move = last.scroll
            else { return nil }
            let events = Array(trace.scenario.events[..<last.index]) + [.contentOffset(move.from)]
            var steps = [Int?](repeating: nil, count: last.index + 1)
            steps[last.index] = last.index + 1
            return Related(trace.scenario.with(events: events), steps: steps)
        },
        compare: { step, course, other in
            let (there, back) = (course.after(other - 1), course.after(other))
            guard there.isExpandedStateAvailable == back.isExpandedStateAvailable,
                step.before.isExpandedStateAvailable == back.isExpandedStateAvailable
            else { return nil }
            let view = there.scrollView
            let part = view.visible(back.scrollView.contentOffset) - view.visible(view.contentOffset)
            let expected = step.clamped(there.offset + part)
            guard back.offset != expected, !(abs(back.offset - expected) <= step.slack) else { return nil }
            return step.violation(
                "with the move taken back, the bar's offset", back.offset, "clamp(o + K(y) − K(y'))", expected
            )
        })

    /// The bar is at the same offset in both runs, but for rounding where the numbers are not exact.
    private static func sameOffset(_ quantity: StaticString) -> @Sendable (Step, Course, Int) -> Violation? {
        { step, course, other in
            let offset = course.after(other).offset
            let slack = course.isExact ? 0 : step.slack * Double(step.index + 1)
            guard offset != step.after.offset, !(abs(offset - step.after.offset) <= slack) else { return nil }
            return step.violation(quantity, offset, "the same", step.after.offset)
        }
    }
}

extension Trace {
    /// As much of two runs as is comparable: all of it where sums are exact, otherwise what comes before the first
    /// decision that a rounding error could turn.
    fileprivate func comparable(_ related: Relation.Related) -> Relation.Related {
        guard !isExact else { return related }
        var related = related
        related.isExact = false
        let isDecision: (Step) -> Bool = { step in
            !step.kind.isDisjoint(with: EventKinds.stops.union([.began, .safeArea, .refresh, .bind]))
                || step.before.isExpandedStateAvailable != step.after.isExpandedStateAvailable
        }
        related.end = steps.dropFirst().firstIndex(where: isDecision) ?? related.end
        return related
    }
}
