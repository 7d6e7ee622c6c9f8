import AirBarModel

extension Step {
    /// Whether the content was scrolled to the top of an inset that follows the bar, and the bar took it on to the top.
    var isTakenOnToTop: Bool {
        guard kind == .toTop, configuration.kind.insetFollows, let command = actions.command else {
            return false
        }
        return abs(command - arrival) <= slack
    }

    /// Whether the event notifies the bar of a valid content offset.
    @inline(__always)
    var movesContent: Bool { isUsable && !kind.isDisjoint(with: .scrolls) }

    /// The content offsets of a scroll event, in points; nil for any other event, or if they are the same.
    @inline(__always)
    var scroll: (from: Double, to: Double)? {
        movesContent && departure != arrival ? (departure, arrival) : nil
    }

    /// The distance of a scroll within the edges before the event, in points: `K(y') − K(y)`.
    func visiblePart(of scroll: (from: Double, to: Double)) -> Double {
        before.scrollView.visible(scroll.to) - before.scrollView.visible(scroll.from)
    }

    /// The offset that a scroll should give the bar, in points: `clamp(o + K(y') − K(y), −h(A), −c)`.
    func expectedOffset(after scroll: (from: Double, to: Double)) -> Double {
        clamped(before.offset + visiblePart(of: scroll))
    }

    /// Whether the bar is led by a finger, and the event is no motion under one.
    var isNotLed: Bool {
        guard configuration.kind.capabilities.contains(.fingerLed) else { return false }
        return !history.isFingerDown || !kind.isDisjoint(with: [.programmatic, .toTop])
    }

    /// Whether a bar that is led by a finger cannot know what moved the content: it was not notified of a part of the scroll.
    var mayHaveMissedFinger: Bool {
        configuration.kind.capabilities.contains(.fingerLed) && !wasUpToDate
    }

    /// Whether a bar that follows position may move, because the content within its edges lies elsewhere, or its top does,
    /// or because it is too short for the bar to become compact, and a bar may stay normal over such content.
    var mayMoveByPosition: Bool {
        guard configuration.kind.hasCurve else { return false }
        let (one, two) = (before.scrollView, after.scrollView)
        let travel = configuration.distanceToCompact(isExpandedStateAvailable: false)
        return min(one.end - one.top, two.end - two.top) < travel || one.top != two.top
            || one.visible(one.contentOffset) != two.visible(two.contentOffset)
    }

    /// Whether the bar grew, and may do so however far the content moved: over content that is too short for it, or because
    /// the status bar was tapped.
    var mayGrow: Bool { mayGrowOverShortContent || isShownByTap }

    /// Whether a tap on the status bar showed a bar that may be hidden at the top of the content otherwise.
    var isShownByTap: Bool {
        kind == .toTop && movement < 0 && abs(after.offset + configuration.normal) <= rounding
            && !configuration.kind.capabilities.contains(.gapless)
    }

    /// Whether the bar grew, and may do so because content is too short for it to become compact, which it does not fill.
    private var mayGrowOverShortContent: Bool {
        guard movement < 0, !configuration.kind.capabilities.contains(.contentFilling) else { return false }
        let (one, two) = (before.scrollView, after.scrollView)
        return min(one.end - one.top, two.end - two.top)
            < configuration.distanceToCompact(isExpandedStateAvailable: false) + rounding
    }

    /// The content offset at rest at the top of the view that is bound, with the insets that it came with, in points.
    var ownTop: Double {
        guard case .scrollView(let geometry) = event else { return after.scrollView.top }
        return -(geometry.barInset.top + geometry.refreshInset + geometry.safeArea.top)
    }

    /// The bar's own inset at its edge of the screen, in points.
    var ownInset: Double {
        let inset = after.scrollView.barInset
        return configuration.kind.edge == .top ? inset.top : inset.bottom
    }

    /// Whether the bar is exactly where a scroll takes it.
    func isFollowing(_ scroll: (from: Double, to: Double)) -> Bool {
        let proposed = before.offset + visiblePart(of: scroll)
        if after.offset == proposed { return true }
        // A bar that was out of bounds may have to go farther than the content to be within them.
        return after.offset == clamped(proposed) && before.offset == clamped(before.offset)
    }

    /// The smallest offset in bounds before the event, in points: `−h(A)`.
    var lowestOffset: Double {
        -configuration.maximumHeight(isExpandedStateAvailable: before.isExpandedStateAvailable)
    }

    /// The nearest offset in bounds before the event, in points.
    func clamped(_ offset: Double) -> Double {
        // A bar that has to stay from now on may have been compact.
        let compact = kind == .stay ? configuration.heights.compact : configuration.compact
        return max(lowestOffset, min(offset, -compact))
    }

    /// The largest content offset at which a pan begins at the top, in points: `−n − x + tolerance`.
    ///
    /// - Parameter otherTopInset: `x`, the top inset other than the bar's own, in points.
    func highestTop(under otherTopInset: Double) -> Double {
        -configuration.normal - otherTopInset + configuration.tolerances.top
    }
}
