/// The heights of a bar that follows position, by the place of the content.
package struct PositionCurve: Hashable, Sendable {
    /// The distance of the content in which the bar becomes compact, as a multiple of the difference of its heights.
    package let travel: Double
    /// Whether the bar grows as far as the content is pulled beyond its top.
    package let stretches: Bool

    /// Makes the heights of a bar from its travel, and whether it grows in a pull.
    package init(travel: Double, stretches: Bool) {
        self.travel = travel
        self.stretches = stretches
    }

    /// The offset of the bar, in points: `−n` at the top of the content, `−c` below its travel.
    package func offset(of configuration: BarConfiguration, on view: ScrollViewState) -> Double {
        let y = view.contentOffset
        let place = (stretches ? min(y, view.visible(y)) : view.visible(y)) - view.top
        let tallest = stretches ? configuration.expanded : configuration.normal
        let offset = -configuration.normal + (place > 0 ? place / travel : place)
        return max(-tallest, min(offset, -configuration.compact))
    }
}
