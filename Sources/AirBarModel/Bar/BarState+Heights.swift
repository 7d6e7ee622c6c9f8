import Motion

// What other heights do to a bar and to its content, as the bars of this package decide it.
//
// A reader who sets a larger text looks at two things: at the bar, which was large or small and still is, and at the line
// that he reads, which stays where it is. So a bar on a detent goes to the same detent of the new heights, and the content
// keeps its offset. A bar between detents is under a finger or on its way: to move it would be a jump that nobody asked for,
// so it only comes back into its bounds. The one exception for the content is where it begins right below the bar, as at
// its top: there the reader sees their common edge, which would open as a gap or hide the first line. So the content
// moves with the bar's edge there, and for the same reason to a bar that has become so small that there would be a gap.
// Whether the expanded state is available is a matter of where the content is: it stays so for a bar that is open or at
// the top.

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

extension BarState {
    /// Whether the content of a scroll view begins at the bar's lower edge or below it, but for a quiet snap.
    package func isMet(by view: ScrollViewState) -> Bool {
        view.contentOffset <= offset - view.otherTopInset + configuration.tolerances.quietSnap
    }
}

extension ScrollViewState {
    /// The content offset, in points, to which a bar brings the content whose heights and insets have changed.
    ///
    /// - Parameters:
    ///   - before: the scroll view before that.
    ///   - bar: what a bar that leaves no gap showed before and shows after that; nil of any other bar, to which only
    ///     content at its top belongs.
    package func contentOffset(
        keptFrom before: ScrollViewState, under bar: (before: BarState, after: BarState)?
    ) -> Double {
        let y = before.contentOffset
        guard let bar else {
            if y <= before.top { return y == before.top ? top : min(y, top) }
            return before.visible(y) == y ? visible(y) : y
        }
        let edge = bar.after.offset - otherTopInset
        if y < before.top {
            // A pull goes on where it is, unless the bar would cover the content; under a bar that can still grow it would
            // be a gap.
            return bar.after.offset == bar.after.lowestOffset ? min(y, top) : edge
        }
        let kept = bar.before.isMet(by: before) ? edge : max(y, edge)
        // Content beyond an edge is left to its bounce, unless it has to move, and then it moves within the edges.
        return before.visible(y) != y && kept == y ? y : visible(kept)
    }
}
