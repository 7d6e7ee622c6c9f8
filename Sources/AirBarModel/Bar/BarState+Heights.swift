import Motion

// What other heights do to a bar and to its content, as the bars of this package decide it.
//
// A reader who sets a larger text looks at two things: at the bar, which was large or small and still is, and at the line
// that he reads, which stays where it is. So a bar on a detent goes to the same detent of the new heights, and the content
// keeps its offset. A bar between detents is under a finger or on its way: to move it would be a jump that nobody asked for,
// so it only comes back into its bounds. The one exception for the content is where it begins right below the bar, as at
// its top: there the reader sees their common edge, which would open as a gap or hide the first line. So the content
// moves with the bar's edge there, and for the same reason to a bar that has become so small that there would be a gap.
// Whether the expanded state is available is a matter of where the content is, and stays.

extension BarState {
    /// The state with other heights, in points; invalid ones change nothing.
    ///
    /// - Parameter meetsContent: whether the content begins at the bar or below it: of two equal heights the bar then was
    ///   at the larger one.
    package func changing(to heights: BarHeights, meetsContent: Bool) -> BarState {
        var next = self
        next.configuration = configuration.with(heights: heights)
        let (old, new) = (configuration, next.configuration)
        if offset < -old.normal, offset == -old.expanded {
            next.offset = -new.expanded
        } else if offset == -old.normal, meetsContent || old.compact < old.normal {
            next.offset = -new.normal
        } else if offset == -old.compact {
            next.offset = -new.compact
        } else {
            next.offset = max(next.lowestOffset, min(offset, next.highestOffset))
        }
        return next
    }
}

extension ScrollViewState {
    /// Whether the content begins at the lower edge of a bar of an offset, in points, or below it.
    package func meets(_ offset: Double) -> Bool { contentOffset <= offset - otherTopInset }

    /// The content offset, in points, to which a bar brings the content whose heights and insets have changed.
    ///
    /// - Parameters:
    ///   - before: the scroll view before that.
    ///   - offsets: the offsets of a bar before and after that which leaves no gap, in points; nil of any other bar, to
    ///     which only content at its top belongs.
    package func contentOffset(
        keptFrom before: ScrollViewState, under offsets: (before: Double, after: Double)?
    ) -> Double {
        let y = before.contentOffset
        // A pull goes on at the same distance from the top.
        if y < before.top { return y + (top - before.top) }
        if y == before.top, offsets == nil { return top }
        let bar = offsets.map { $0.after - otherTopInset }
        let isAtBar = offsets.map { before.meets($0.before) } ?? false
        let kept = isAtBar ? bar ?? y : max(y, bar ?? y)
        return before.visible(y) == y ? visible(kept) : kept
    }
}
