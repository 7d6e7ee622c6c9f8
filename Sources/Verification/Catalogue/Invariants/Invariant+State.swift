import AirBarModel

extension Invariant {
    /// S20: equal states behave equally, and clients are notified of every change.
    package static let honestEquality = Invariant(
        id: "S20", title: "honest equality", section: .safety,
        statement:
            "two states are equal only if every later behaviour is equal: they agree in o, and in A where e > n",
        details: [
            "the last report to clients in an event is the state after it, every other is of a state on the "
                + "way, and there is one whenever the state changed"
        ],
        reason: "A client that compares states misses an update.",
        origin: [],
        explanation: { $0.equalityClause },
        body: .step(on: .notified, where: .appearance) { step in
            guard step.isCalledEqual else { return step.reportViolation }
            if step.movement != 0 {
                return step.violation(
                    "the bar's movement between states that it calls equal", step.movement, "none", 0)
            }
            let heights = step.configuration.heights
            guard heights.normal < heights.expanded,
                step.before.isExpandedStateAvailable != step.after.isExpandedStateAvailable
            else { return step.reportViolation }
            return step.violation(
                "the change of the largest height between states that the bar calls equal",
                heights.expanded - heights.normal, "none", 0, as: .fact)
        })

    /// S21: there is no gap between the bar and the content.
    package static let noGap = Invariant(
        id: "S21", title: "no gap", section: .safety,
        statement:
            "except while a scroll is out of range, o ≤ K(y) + x + a quiet snap",
        details: [
            "where the beginning of a pan or an inset would open a gap, the bar alone closes it, o = max(K(y) + "
                + "x, −h(A)), and where it would not, o stays"
        ],
        reason: "The background shows between the bar and the list.",
        origin: ["SQTShyNavigationBar#3", "TLYShyNavBar#92"],
        needs: .gapless,
        explanation: { $0.gapClause },
        body: .step(on: .notified.subtracting(.horizontal), when: { $0.isUsable }) { step in
            let closes: EventKinds = [.began, .safeArea, .refresh]
            let mayClose = !step.kind.isDisjoint(with: closes)
            let closesExactly = mayClose && step.configuration.kind.rule == .followsMovement
            if closesExactly, step.isUpToDate, let violation = step.gapClosingViolation { return violation }
            let view = step.after.scrollView
            let isStretchy = !step.configuration.kind.capabilities.contains(.bounceIgnoring)
            let seen = step.after.offset - (view.contentOffset + view.otherTopInset)
            let gap = isStretchy ? min(step.after.gap, seen) : step.after.gap
            let most = step.configuration.tolerances.quietSnap
            guard !(gap <= most), !(gap <= most + step.slack) else { return nil }
            let isOutOfRange = view.visible(view.contentOffset) != view.contentOffset
            if isOutOfRange && !mayClose { return nil }
            return step.violation("the gap between bar and content", gap, "at most a quiet snap", most)
        })

    /// M9: the transition progress is monotone, continuous, and exact on the detents.
    package static let progress = Invariant(
        id: "M9", title: "progress", section: .metamorphic,
        statement:
            "while −e ≤ o ≤ −c, transitionProgress is monotone in o and continuous where the heights differ; exactly 1 at −n, "
            + "0 at −c if c < n, 2 at −e if n < e",
        reason: "A title that fades with the bar blinks.",
        origin: [],
        explanation: { $0.progressClause },
        body: .step(on: .notified, where: [.isFirst, .barMoves, .progressChanges]) { step in
            let heights = step.configuration.heights
            let (offset, progress) = (step.after.offset, step.after.progress)
            // Of an offset out of bounds S1 judges; a bar that rounds to pixels has such.
            guard heights.reach(offset) else { return nil }
            if let exact = heights.exactProgress(at: offset), progress != exact {
                return step.violation("on a detent, the progress", progress, "exactly", exact, as: .fact)
            }
            // The same height is another progress between other heights.
            if step.kind == .heights || !heights.reach(step.before.offset) { return nil }
            let change = progress - step.before.progress
            if step.movement == 0 {
                guard change != 0 else { return nil }
                return step.violation(
                    "while the bar stays, the change of its progress", change, "none", 0, as: .fact)
            }
            if change * step.movement > 0 {
                return step.violation(
                    "the change of the progress", change, "of the other sign than the bar's movement",
                    step.movement, as: .fact)
            }
            if heights.allow(change, for: step.movement) { return nil }
            return step.violation(
                "the change of the progress", abs(change), "at most as steep as the ranges of heights",
                heights.greatestSlope * abs(step.movement), as: .fact)
        })
}

extension Step {
    /// The violation by the last report to clients in the event, or by its absence.
    fileprivate var reportViolation: Violation? {
        guard let report = actions.lastReport else {
            if movement != 0 {
                return violation(
                    "of the bar's movement, the part that clients are notified of", 0, "all of", movement)
            }
            let isAvailable = after.isExpandedStateAvailable
            guard isAvailable != before.isExpandedStateAvailable else { return nil }
            return violation(
                "changes of the expanded state's availability that are not reported", 1, "none", 0, as: .fact)
        }
        if report.offset != after.offset {
            return violation(
                "in the last report to clients, the bar's offset", report.offset, "that of the bar",
                after.offset)
        }
        if let violation = detourViolation { return violation }
        guard report.isExpandedStateAvailable != after.isExpandedStateAvailable else { return nil }
        return violation(
            "changes of the expanded state's availability that are not reported", 1, "none", 0, as: .fact)
    }

    /// The violation by a reported offset that is not between those before the event, after it, and where the content
    /// takes the bar.
    private var detourViolation: Violation? {
        let isFollowing = kind != .bind && configuration.kind.rule == .followsMovement
        let caughtUp = isFollowing ? expectedOffset(after: (departure, arrival)) : before.offset
        let least = min(before.offset, after.offset, caughtUp)
        let most = max(before.offset, after.offset, caughtUp)
        if actions.leastReported < least, actions.leastReported < least - slack {
            return violation(
                "in a report to clients, the bar's offset", actions.leastReported,
                "between those before and after the event, at least", least)
        }
        guard actions.greatestReported > most, actions.greatestReported > most + slack else { return nil }
        return violation(
            "in a report to clients, the bar's offset", actions.greatestReported,
            "between those before and after the event, at most", most)
    }

    /// The violation by an event that closes a gap if there is one, while the content stays.
    ///
    /// A gap within a quiet snap may be closed or left.
    fileprivate var gapClosingViolation: Violation? {
        let view = after.scrollView
        let edge = view.contentEdge(at: view.contentOffset)
        let lowest = -configuration.maximumHeight(
            isExpandedStateAvailable: after.isExpandedStateAvailable)
        let closed = max(edge, lowest)
        let gap = before.offset - edge
        let quietSnap = configuration.tolerances.quietSnap
        let isClosed = abs(after.offset - closed) <= slack
        if gap > quietSnap + slack, !isClosed {
            return violation(
                "where there would be a gap, the bar's offset", after.offset, "max(K(y) + x, −h(A))", closed)
        }
        guard visibleMovement != 0, gap <= quietSnap - slack, !(gap > -slack && isClosed) else { return nil }
        return violation("where there is no gap, the bar's movement", movement, "none", 0)
    }
}

extension BarHeights {
    /// Whether an offset of the bar is that of a height from the compact to the expanded one.
    fileprivate func reach(_ offset: Double) -> Bool { -expanded <= offset && offset <= -compact }

    /// The progress at an offset of the bar where it has to be exact.
    func exactProgress(at offset: Double) -> Double? {
        if offset == -normal { return 1 }
        if offset == -compact { return 0 }
        return offset == -expanded ? 2 : nil
    }

    /// Whether the progress may change by an amount while the bar moves by a distance in points, except for rounding.
    func allow(_ change: Double, for movement: Double) -> Bool {
        abs(change) <= greatestSlope * abs(movement) * (1 + 0x1p-40) + 0x1p-40
    }

    /// The largest change of the progress per point of height.
    fileprivate var greatestSlope: Double {
        let (lower, upper) = (normal - compact, expanded - normal)
        return 1 / (lower > 0 && (upper == 0 || lower < upper) ? lower : upper)
    }
}
