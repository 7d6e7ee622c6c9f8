import AirBarModel

/// One event of a run, with what was observed before and after it.
///
/// A trace may have millions of steps, so truth values stand together, where they need no more room.
public struct Step: Sendable {
    /// The position in the run; 0 is the binding of the scroll view, 1 the scenario's first event.
    public let index: Int

    /// The event.
    public let event: BarEvent

    /// The kind of the event.
    public let kind: EventKinds

    /// Whether every field of the event is valid.
    package let isUsable: Bool

    /// Whether every sum of the lengths so far is exact.
    let isExact: Bool

    /// Whether the bar regards the states before and after as equal.
    package let isCalledEqual: Bool

    /// The three heights, and the tolerances; those after the event, if it changes the heights.
    public let configuration: BarConfiguration

    /// The three heights before the event; a trace may have millions of steps, so only what differs is stored.
    let heightsBefore: BarHeights

    /// What was observed before the event.
    public let before: Snapshot

    /// What was observed after the event.
    public let after: Snapshot

    /// The content offset before the event that the bar was notified of or commanded, in points.
    ///
    /// It differs from the scroll view's where a notification was lost.
    public let departure: Double

    /// The content offset after the event and before the bar reacted, in points.
    public let arrival: Double

    /// The content insets after the step, valid or not.
    public let contentInset: ContentInset

    /// The top inset of the scroll indicator after the step, in points, valid or not.
    package let scrollIndicatorInsetTop: Double

    /// What is known of the steps before.
    let history: History

    /// What the bar did.
    public let actions: ActionSummary
}

extension Step {
    /// Whether the content is where the bar was last notified of or commanded it.
    public var isUpToDate: Bool { departure == arrival }

    /// Whether that was so before the event.
    var wasUpToDate: Bool { departure == before.scrollView.contentOffset }

    /// Whether the content is after the step where the event left it, or where a scroll view that clamps has moved it from
    /// there when the bar changed its insets.
    var leavesContent: Bool {
        let view = after.scrollView
        return view.contentOffset == arrival || view.contentOffset == clampedArrival
    }

    /// The content offset after the event, in points; if the scroll view clamps, within its edges after the step.
    var clampedArrival: Double {
        after.scrollView.behavior.contains(.clamps) ? after.scrollView.visible(arrival) : arrival
    }

    /// The heights and tolerances before the event.
    package var configurationBefore: BarConfiguration { configuration.with(heights: heightsBefore) }

    /// The change of the bar's offset, in points, positive when the bar shrank.
    @inline(__always)
    public var movement: Double { after.offset - before.offset }

    /// The movement, in points; 0 if it is no more than what a bar of this kind may round.
    var visibleMovement: Double { movement != 0 && abs(movement) <= rounding ? 0 : movement }

    /// Whether the availability of the expanded state changed.
    @inline(__always)
    package var changesAvailability: Bool {
        after.isExpandedStateAvailable != before.isExpandedStateAvailable
    }

    /// Whether the bar was at its normal height, without the expanded state available, before the event.
    var isAtRestAtNormal: Bool {
        before.offset == -configuration.normal && !before.isExpandedStateAvailable
    }

    /// A bound on the sum of eight rounding errors of the lengths involved so far, in points; 0 where sums are exact, unless
    /// a bar of this kind may round.
    ///
    /// Insets and offsets keep the errors of the steps that they result from.
    public var slack: Double {
        if isExact, !configuration.kind.mayRound { return 0 }
        return History.slack(ofLengths: max(lengthSum, history.largestLengthSum))
    }

    /// What a bar of this kind may round, in points; 0 for one whose sums have to be exact.
    var rounding: Double { configuration.kind.mayRound ? slack : 0 }

    /// A sum of the lengths involved, which none of them exceeds, in points.
    var lengthSum: Double {
        let view = after.scrollView
        let expanded = max(configuration.expanded, heightsBefore.expanded)
        let sizes = max(view.contentHeight, view.frameHeight) + expanded
        let offsets = max(departure.magnitude, arrival.magnitude)
        return sizes + offsets + view.top.magnitude + view.end.magnitude
    }

    /// A violation at this step, shown as `QUANTITY is VALUE, expected EXPECTED (LIMIT)`.
    public func violation(
        _ quantity: StaticString, _ value: Double, _ expected: StaticString, _ limit: Double,
        as measure: Violation.Measure = .distance
    ) -> Violation {
        Violation(
            step: index, quantity: quantity, value: value, expected: expected, limit: limit, measure: measure)
    }
}
