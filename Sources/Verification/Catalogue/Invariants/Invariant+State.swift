import AirBarModel

extension Invariant {
    /// S17: another view is the same bar.
    public static let viewSwap = Invariant(
        id: "S17", title: "view swap", section: .safety,
        statement:
            "binding a view keeps o; an open bar (o < −n) brings the view up to it, y = K(o − x), and one that is "
            + "not leaves a view that is scrolled beneath it; the first scroll after it counts: o' = clamp(o + K(y') − K(y))",
        reason: "Switching tabs changes the bar, or the first touch after it is lost.",
        origin: ["react-native-collapsible-tab-view#104", "BLKFlexibleHeightBar#17"],
        body: .step(on: EventKinds.scrolls.union(.bind)) { step in
            if step.kind == .bind {
                return step.bindingViolation
            }
            guard !step.history.hasScrolled, let scroll = step.scroll else { return nil }
            let expected = step.expectedOffset(after: scroll)
            guard step.after.offset != expected, !(abs(step.after.offset - expected) <= step.slack) else {
                return nil
            }
            return step.violation(
                "after the first scroll on a view, the bar's offset", step.after.offset,
                "clamp(o + K(y') − K(y))", expected)
        })

    /// S20: equal means the same.
    public static let honestEquality = Invariant(
        id: "S20", title: "honest equality", section: .safety,
        statement:
            "two states are equal only if every later behaviour is: they agree in o, and in A where e > n; and what "
            + "clients are told last in an event is how the bar is after it, told whenever that changed",
        reason: "A client that compares states misses an update.",
        origin: [],
        body: .step(on: .notified) { step in
            guard step.isCalledEqual else { return step.reportViolation }
            if step.movement != 0 {
                return step.violation(
                    "between states that are called equal, the bar's movement", step.movement, "none", 0)
            }
            let heights = step.configuration.heights
            guard heights.normal < heights.expanded,
                step.before.isExpandedStateAvailable != step.after.isExpandedStateAvailable
            else { return step.reportViolation }
            return step.violation(
                "between states that are called equal, the difference of the tallest the bar may be",
                heights.expanded - heights.normal, "none", 0)
        })

    /// S21: nothing shows between bar and content.
    public static let noGap = Invariant(
        id: "S21", title: "no gap", section: .safety,
        statement:
            "except while a scroll is out of range, o ≤ K(y) + x, but for what a quiet snap leaves; where a "
            + "pan that begins or an inset would open a gap the bar alone closes it",
        reason: "What is behind the list shows through between it and the bar.",
        origin: ["SQTShyNavigationBar#3", "TLYShyNavBar#92"],
        body: .step(on: .notified.subtracting(.horizontal)) { step in
            guard step.isUsable else { return nil }
            let view = step.after.scrollView
            let gap = step.after.gap
            let most = step.configuration.tolerances.quietSnap
            guard !(gap <= most), !(gap <= most + step.slack) else { return nil }
            let isOutOfRange = view.visible(view.contentOffset) != view.contentOffset
            let closes: EventKinds = [.began, .safeArea, .refresh]
            if isOutOfRange && step.kind.isDisjoint(with: closes) { return nil }
            return step.violation("the gap between bar and content", gap, "at most a quiet snap", most)
        })

    /// M9: progress is what it says.
    public static let progress = Invariant(
        id: "M9", title: "progress", section: .metamorphic,
        statement:
            "transitionProgress is monotone in o and continuous where the heights differ; exactly 1 at −n, 0 "
            + "at −c if c < n, 2 at −e if n < e",
        reason: "A title that fades with the bar blinks.",
        origin: [],
        body: .step(on: .notified) { step in
            let heights = step.configuration.heights
            let (offset, progress) = (step.after.offset, step.after.progress)
            if let exact = heights.exactProgress(at: offset), progress != exact {
                return step.violation("on a detent, the progress", progress, "exactly", exact)
            }
            let change = progress - step.before.progress
            if step.movement == 0 {
                guard change != 0 else { return nil }
                return step.violation("while the bar stays, the change of its progress", change, "none", 0)
            }
            if change * step.movement > 0 {
                return step.violation(
                    "the change of the progress", change, "of the other sign than the bar's movement",
                    step.movement)
            }
            if heights.allow(change, for: step.movement) { return nil }
            return step.violation(
                "the change of the progress", abs(change), "at most as steep as the ranges of heights",
                heights.greatestSlope * abs(step.movement))
        })
}

extension Step {
    /// What is wrong with what clients are told last.
    fileprivate var reportViolation: Violation? {
        guard let report = actions.lastReport else {
            if movement != 0 {
                return violation("of the bar's movement, what clients are told", 0, "all of", movement)
            }
            let isAvailable = after.isExpandedStateAvailable
            guard isAvailable != before.isExpandedStateAvailable else { return nil }
            return violation("changes of the expanded state's availability that are not told", 1, "none", 0)
        }
        if report.offset != after.offset {
            return violation(
                "the bar's offset as clients are told it last", report.offset, "what it is", after.offset)
        }
        guard report.isExpandedStateAvailable != after.isExpandedStateAvailable else { return nil }
        return violation("changes of the expanded state's availability that are not told", 1, "none", 0)
    }

    fileprivate var bindingViolation: Violation? {
        if movement != 0 { return violation("on a binding, the bar's movement", movement, "none", 0) }
        let view = after.scrollView
        guard after.offset < -configuration.normal else {
            let isBeneath = arrival > max(-view.otherTopInset, after.offset - view.otherTopInset)
            guard isBeneath, view.contentOffset != arrival else { return nil }
            return violation(
                "on a binding of a view scrolled beneath the bar, the content offset", view.contentOffset,
                "what it was", arrival)
        }
        let expected = view.visible(after.offset - view.otherTopInset)
        guard view.contentOffset != expected, !(abs(view.contentOffset - expected) <= slack) else {
            return nil
        }
        return violation(
            "on a binding under an open bar, the content offset", view.contentOffset, "K(o − x)", expected)
    }
}

extension BarHeights {
    /// The progress at an offset of the bar where it has to be exact.
    func exactProgress(at offset: Double) -> Double? {
        if offset == -normal { return 1 }
        if offset == -compact { return 0 }
        return offset == -expanded ? 2 : nil
    }

    /// Whether the progress may change so much where the bar moves by a distance, in points: but for rounding.
    func allow(_ change: Double, for movement: Double) -> Bool {
        abs(change) <= greatestSlope * abs(movement) * (1 + 0x1p-40) + 0x1p-40
    }

    /// The most that the progress may change for a point of height.
    fileprivate var greatestSlope: Double {
        let (lower, upper) = (normal - compact, expanded - normal)
        return 1 / (lower > 0 && (upper == 0 || lower < upper) ? lower : upper)
    }
}
