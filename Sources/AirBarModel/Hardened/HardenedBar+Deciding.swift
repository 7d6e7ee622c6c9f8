import Motion

extension HardenedBar {
    /// What an event makes the bar do, once it has made up for what it was not told.
    package enum Reaction: Hashable, Sendable {
        /// Nothing at all, not even that.
        case none
        /// Nothing else.
        case scroll
        /// Decide whether the expanded state is available.
        case offerExpansion
        /// Come to rest on a detent.
        case settle
        /// Let the content go at a velocity.
        case release(Release)
        /// Adapt the insets, and the bar should that open a gap.
        case updateInsets(closingGap: Bool)
        /// Take a scroll view over.
        case bind
        /// Open, or go to the normal height.
        case expand(Bool)
    }

    /// Where a snap starts and ends, as offsets of the bar in points.
    package struct Snap: Hashable, Sendable {
        /// What the bar's offset is taken for: `r`.
        package let resting: Double
        /// What it is going to be: `d`.
        package let detent: Double

        /// How far the content has to move with the bar, in points.
        package var distance: Double { detent - resting }
    }

    /// What a hardened bar decides, each decision a pure function.
    ///
    /// They are functions that can be had, not only called, so that they can be replaced one at a time: see
    /// ``AlteredDecisions``.
    ///
    /// Notation: `y` content offset, `o` the bar's offset, `A` whether the expanded state is available, `h(A)` the
    /// tallest the bar may be, `x` the top inset that is not the bar's, `K` the clamp onto the content's range.
    package protocol Deciding: Sendable {
        /// The number for whose sake an event is refused.
        var refusal: @Sendable (BarEvent) -> Refusal? { get }
        /// What an event makes the bar do.
        var reaction: @Sendable (BarEvent) -> Reaction { get }
        /// The view whose edges a scroll is judged by, of the one as it was seen last and the live one.
        var edges: @Sendable (_ seen: ScrollViewState, _ live: ScrollViewState) -> ScrollViewState { get }
        /// The bar's offset after a change of the content offset.
        var offset: @Sendable (ScrollChange) -> Double { get }
        /// The content offset to remember of a scroll.
        var remembered: @Sendable (Moment, _ contentOffset: Double) -> Double { get }
        /// The content offset to remember of a command.
        var rememberedCommand: @Sendable (Moment, _ contentOffset: Double) -> Double { get }
        /// Whether a scroll from a content offset to the moment's takes the expanded state away.
        var leavesTop: @Sendable (Moment, _ previous: Double) -> Bool { get }
        /// Whether a pan that begins now makes the expanded state available.
        var offersExpansion: @Sendable (Moment) -> Bool { get }
        /// The content insets.
        var insets: @Sendable (Moment) -> ContentInset { get }
        /// Where the bar alone goes if there is a gap between it and the content.
        var gapCloser: @Sendable (Moment) -> Double? { get }
        /// What the bar's offset is taken for when it comes to rest: `r`.
        var resting: @Sendable (Moment) -> Double { get }
        /// The detent to rest on: `d`.
        var detent: @Sendable (BarState, _ resting: Double) -> Double { get }
        /// The bar's offset on a detent.
        var landing: @Sendable (Moment, _ detent: Double) -> Double { get }
        /// Whether the expanded state stays available on a detent.
        var keepsExpansion: @Sendable (BarState, _ detent: Double) -> Bool { get }
        /// Where a snap moves the content, of the moment before it and the view with the insets after it.
        var snapOffset: @Sendable (Moment, Snap, _ view: ScrollViewState) -> Double? { get }
        /// Whether a release is fast enough to keep its momentum.
        var isFling: @Sendable (Moment, Release) -> Bool { get }
        /// Where a deceleration should end so that the bar does on a detent.
        var restTarget: @Sendable (_ rest: Double, Snap) -> Double { get }
        /// Whether a deceleration may be made to end at a target, at which the bar lands on a detent or does not.
        var acceptsTarget: @Sendable (Moment, Release, _ target: Double, _ lands: Bool) -> Bool { get }
        /// Whether the expanded state stays available on another scroll view.
        var keepsExpansionOnBinding: @Sendable (BarState) -> Bool { get }
        /// The bar's offset on another scroll view.
        var offsetOnBinding: @Sendable (BarState) -> Double { get }
        /// Where the content of another scroll view goes, whose top was somewhere before it got its insets.
        var contentOffsetOnBinding: @Sendable (Moment, _ top: Double) -> Double? { get }
        /// The state after the app asked for the expanded or the normal height.
        var expansion: @Sendable (BarState, _ isExpanded: Bool) -> BarState { get }
        /// Where the content goes then.
        var expansionTarget: @Sendable (Moment) -> Double { get }
    }
}
