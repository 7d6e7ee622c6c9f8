// What being shown and hidden in place, and having to stay, does to a bar, as the bars of this package decide it.
//
// The app shows a bar for a moment, as while it selects rows, or the system shows it, as when the app comes back to the
// foreground. Nobody has touched the content, so the content stays. A bar at the top of the screen that hid where the
// content does not reach under it would leave a gap, so it stays as it is there, and hides with the next scroll. A bar
// that changes its height so is closed, as by a stop: with the expanded state it could grow away from the top.
//
// A bar that must stay is shown, and its compact height is its normal one until it may hide again. Then nothing moves: the
// next scroll hides it. Short content keeps its bottom inset meanwhile, so that it does not move either.

extension BarState {
    /// The state after the bar was shown (`true`), or hidden, in place.
    ///
    /// - Parameter contentEdge: the content's upper edge, as an offset of the bar in points; nil for a bar that does not
    ///   cover the beginning of the content.
    package func shown(_ isShown: Bool, contentEdge: Double?) -> BarState {
        var next = self
        if isShown {
            guard offset > -configuration.normal else { return self }
            next.offset = -configuration.normal
        } else {
            guard contentEdge.map({ -configuration.compact <= $0 }) ?? true else { return self }
            next.offset = -configuration.compact
        }
        next.isExpandedStateAvailable = false
        return next
    }

    /// The state after the bar was told to stay (`true`), or that it may hide again.
    package func staying(_ mustStay: Bool) -> BarState {
        var next = mustStay ? shown(true, contentEdge: nil) : self
        next.configuration = configuration.staying(mustStay)
        return next
    }
}
