extension HardenedBar {
    /// All that a bar knows when it decides.
    @usableFromInline
    package struct Moment: Hashable, Sendable {
        /// What the bar shows.
        @usableFromInline package var state: BarState
        /// The scroll view as of the last event; all its numbers are usable.
        package var view: ScrollViewState

        /// What a bar knows before it is bound to a scroll view.
        init(_ configuration: BarConfiguration) {
            state = BarState(configuration)
            view = ScrollViewState(frameHeight: 0, contentHeight: 0, contentOffset: -configuration.normal)
        }

        /// The three heights and the tolerances.
        package var configuration: BarConfiguration { state.configuration }

        /// Whether the bar is taller than its normal height.
        package var isOpen: Bool { state.offset < -configuration.normal }

        /// Whether the content is at or above its top, within the tolerance: `y ≤ −(n + x) + tolerance`.
        package var isAtTop: Bool {
            view.contentOffset <= -(configuration.normal + view.otherTopInset) + configuration.tolerances.top
        }

        /// The content's upper edge, as an offset of the bar in points: `K(y) + x`.
        ///
        /// At rest the bar's lower edge is never above it: there would be a gap.
        package var contentEdge: Double { view.visible(view.contentOffset) + view.otherTopInset }
    }

    /// Why the bar commands a content offset.
    package enum CommandReason: Hashable, Sendable {
        case snap
        case binding
        case expansion
        case heights
    }

    /// A movement of the bar to a detent.
    package struct Snap: Hashable, Sendable {
        /// The offset that the bar starts from, in points: `r`.
        package let resting: Double
        /// The offset that the bar ends at, in points: `d`.
        package let detent: Double

        /// The distance that the content has to move along with the bar, in points.
        package var distance: Double { detent - resting }
    }
}
