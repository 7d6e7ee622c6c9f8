import AirBarModel

/// One event of a trace, with what could be seen before and after it.
public struct Step: Sendable {
    /// The position in the trace; 0 is the binding of the scroll view, 1 the scenario's first event.
    public internal(set) var index: Int

    /// What happened.
    public internal(set) var event: BarEvent

    /// The kind of what happened.
    public internal(set) var kind: EventKinds

    /// Whether every number of the event can be computed with.
    public internal(set) var isUsable: Bool

    /// The three heights, and the tolerances.
    public let configuration: BarConfiguration

    /// Whether every sum of the lengths in play is exact.
    let isExact: Bool

    /// What could be seen before.
    public internal(set) var before: Snapshot

    /// What could be seen after.
    public internal(set) var after: Snapshot

    /// The content offset at which the bar found the content, before it moved that itself.
    public internal(set) var arrival: Double

    /// The content insets after the step, whatever numbers they are.
    public internal(set) var contentInset: ContentInset

    /// The top inset of the scroll indicator after the step, whatever number it is.
    public internal(set) var scrollIndicatorInsetTop: Double

    /// Whether the bar calls the states before and after equal; where what can be seen of them is, it is not asked.
    public internal(set) var isCalledEqual: Bool

    /// What can be told of the step at a glance.
    var signs: Signs
    /// What the bar did, in short.
    var deeds: Deeds
    var past: Past
    var actionRange: Range<Int>

    /// A bar and its scroll view before anything has happened.
    init(_ snapshot: Snapshot, after past: Past, _ configuration: BarConfiguration, isExact: Bool) {
        index = 0
        event = .idle
        kind = []
        isUsable = true
        self.configuration = configuration
        self.isExact = isExact
        before = snapshot
        after = snapshot
        arrival = past.heardContentOffset
        contentInset = snapshot.scrollView.contentInset
        scrollIndicatorInsetTop = snapshot.scrollView.scrollIndicatorInsetTop
        isCalledEqual = true
        signs = []
        deeds = Deeds()
        self.past = past
        actionRange = 0..<0
    }
}

extension Step {
    /// The content offset that the bar knew of, in points: the one before, unless a notification was lost.
    var departure: Double { past.heardContentOffset }

    /// Whether the bar is told of the event.
    var isTold: Bool { kind != .lost }

    /// Whether the event tells the bar of a content offset it can compute with.
    var movesContent: Bool { isUsable && !kind.isDisjoint(with: .scrolls) }

    /// The content offsets that a scroll event went from and to, in points; nothing for any other event, or if they
    /// are the same.
    ///
    /// A scroll to an offset nobody can compute with is no movement either: what a bar makes of it is S2's.
    var scroll: (from: Double, to: Double)? {
        movesContent && departure != arrival ? (departure, arrival) : nil
    }

    /// Whether nothing moved that the bar had not been told of.
    var isUpToDate: Bool { departure == arrival }

    /// Whether the bar knew where the content was before the event.
    var wasUpToDate: Bool { departure == before.scrollView.contentOffset }

    /// Whether the event is a release that is to keep its momentum.
    @inline(__always)
    var isFling: Bool {
        guard isUsable, case .release(let release) = event else { return false }
        return abs(release.velocity) >= configuration.tolerances.fling
    }

    /// Whether the input stops with this event, so that the bar has to come to rest.
    @inline(__always)
    var isSettling: Bool {
        isUsable && !kind.isDisjoint(with: .stops) && !isFling
    }

    /// Whether the bar is at its normal height and the expanded state not available before the event.
    var isAtRestAtNormal: Bool {
        before.offset == -configuration.normal && !before.isExpandedStateAvailable
    }

    /// How far the bar moved, in points, positive when it shrank.
    var movement: Double { after.offset - before.offset }

    /// Whether the expanded state became available, or no longer is.
    @inline(__always)
    var hasTurned: Bool { after.isExpandedStateAvailable != before.isExpandedStateAvailable }

    /// The largest content offset at which a pan begins at the top, under a top inset that is not the bar's, in points:
    /// `−n − x + tolerance`.
    @inline(__always)
    func highestTop(under otherTopInset: Double) -> Double {
        -configuration.normal - otherTopInset + configuration.tolerances.top
    }

    /// The smallest offset in reach before the event, in points: `−h(A)`.
    var lowestOffset: Double {
        -configuration.maximumHeight(isExpandedStateAvailable: before.isExpandedStateAvailable)
    }

    /// How far a scroll moves what can be seen of the content, in points: `K(y') − K(y)`, within the edges before.
    func visiblePart(of scroll: (from: Double, to: Double)) -> Double {
        before.scrollView.visible(scroll.to) - before.scrollView.visible(scroll.from)
    }

    /// Whether the bar is exactly where a scroll takes it, as far as it can go.
    @inline(__always)
    func isFollowing(_ scroll: (from: Double, to: Double)) -> Bool {
        let proposed = before.offset + visiblePart(of: scroll)
        if after.offset == proposed { return true }
        // Out of bounds the nearest offset in reach may be farther than the content went.
        return after.offset == clamped(proposed) && before.offset == clamped(before.offset)
    }

    /// Where a scroll should leave the bar, in points: `clamp(o + K(y') − K(y), −h(A), −c)`.
    @inline(__always)
    func expectedOffset(after scroll: (from: Double, to: Double)) -> Double {
        clamped(before.offset + visiblePart(of: scroll))
    }

    /// The nearest offset in reach before the event, in points.
    @inline(__always)
    func clamped(_ offset: Double) -> Double {
        max(lowestOffset, min(offset, -configuration.compact))
    }

    /// What the bar's offset is taken for when it comes to rest, in points: `min(o, max(K(y) + x, −n))`.
    @inline(__always)
    var resting: Double {
        let view = before.scrollView
        return min(before.offset, max(view.visible(arrival) + view.otherTopInset, -configuration.normal))
    }

    /// The nearest of the detents supported before the event, in points; a tie goes to the smaller bar.
    func supportedDetent(nearestTo offset: Double) -> Double {
        configuration.detent(nearestTo: offset, isExpandedStateAvailable: before.isExpandedStateAvailable)
    }

    /// A bound on what eight roundings of the lengths in play can add up to, in points; none where sums are exact.
    var slack: Double {
        if isExact { return 0 }
        let view = after.scrollView
        let sizes = max(view.contentHeight, view.frameHeight) + configuration.expanded
        let offsets = max(departure.magnitude, arrival.magnitude)
        return 8 * (sizes + offsets + view.top.magnitude + view.end.magnitude).ulp
    }

    /// A violation at this step.
    func violation(
        _ quantity: StaticString, _ value: Double, _ expected: StaticString, _ limit: Double
    ) -> Violation {
        Violation(step: index, quantity: quantity, value: value, expected: expected, limit: limit)
    }
}

extension BarConfiguration {
    /// The nearest of the offsets a bar may rest at, in points; a tie goes to the smaller bar.
    ///
    /// The bars have their own idea of it: what checks them does not share their code.
    func detent(nearestTo offset: Double, isExpandedStateAvailable: Bool) -> Double {
        var nearest = -compact
        if abs(-normal - offset) < abs(nearest - offset) { nearest = -normal }
        if isExpandedStateAvailable, abs(-expanded - offset) < abs(nearest - offset) { nearest = -expanded }
        return nearest
    }
}
