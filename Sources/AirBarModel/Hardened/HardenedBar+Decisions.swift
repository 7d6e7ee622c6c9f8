extension HardenedBar {
    /// What an event makes the bar do, once it has made up for what it was not told.
    public enum Reaction: Hashable, Sendable {
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
    public struct Snap: Hashable, Sendable {
        /// What the bar's offset is taken for: `r`.
        public let resting: Double
        /// What it is going to be: `d`.
        public let detent: Double

        /// How far the content has to move with the bar, in points.
        public var distance: Double { detent - resting }
    }

    /// What a hardened bar decides, each decision a pure function: `hardened` the right ones, a mutant all but one.
    ///
    /// Notation: `y` content offset, `o` the bar's offset, `A` whether the expanded state is available, `h(A)` the
    /// tallest the bar may be, `x` the top inset that is not the bar's, `K` the clamp onto the content's range.
    public struct Decisions: Sendable {
        /// The number for whose sake an event is refused.
        public var refusal: @Sendable (BarEvent) -> Refusal?
        /// What an event makes the bar do.
        public var reaction: @Sendable (BarEvent) -> Reaction
        /// The view whose edges a scroll is judged by, of the one as it was seen last and the live one.
        public var edges: @Sendable (_ seen: ScrollView, _ live: ScrollView) -> ScrollView
        /// Turns a change of the content offset into a change of the bar.
        public var reducer: Reducer
        /// The content offset to remember of a scroll.
        public var remembered: @Sendable (Moment, _ contentOffset: Double) -> Double
        /// The content offset to remember of a command.
        public var rememberedCommand: @Sendable (Moment, _ contentOffset: Double) -> Double
        /// Whether a scroll from a content offset to the moment's takes the expanded state away.
        public var leavesTop: @Sendable (Moment, _ previous: Double) -> Bool
        /// Whether a pan that begins now makes the expanded state available.
        public var offersExpansion: @Sendable (Moment) -> Bool
        /// The content insets.
        public var insets: @Sendable (Moment) -> ContentInset
        /// Where the bar alone goes if there is a gap between it and the content.
        public var gapCloser: @Sendable (Moment) -> Double?
        /// What the bar's offset is taken for when it comes to rest: `r`.
        public var resting: @Sendable (Moment) -> Double
        /// The detent to rest on: `d`.
        public var detent: @Sendable (BarState, _ resting: Double) -> Double
        /// The bar's offset on a detent.
        public var landing: @Sendable (Moment, _ detent: Double) -> Double
        /// Whether the expanded state stays available on a detent.
        public var keepsExpansion: @Sendable (BarState, _ detent: Double) -> Bool
        /// Where a snap moves the content, of the moment before it and the view with the insets after it.
        public var snapOffset: @Sendable (Moment, Snap, _ view: ScrollView) -> Double?
        /// Whether a release is fast enough to keep its momentum.
        public var isFling: @Sendable (Moment, Release) -> Bool
        /// Where a deceleration should end so that the bar does on a detent.
        public var restTarget: @Sendable (_ rest: Double, Snap) -> Double
        /// Whether a deceleration may be made to end at a target, at which the bar lands on a detent or does not.
        public var acceptsTarget: @Sendable (Moment, Release, _ target: Double, _ lands: Bool) -> Bool
        /// Whether the expanded state stays available on another scroll view.
        public var keepsExpansionOnBinding: @Sendable (BarState) -> Bool
        /// The bar's offset on another scroll view.
        public var offsetOnBinding: @Sendable (BarState) -> Double
        /// Where the content of another scroll view goes, whose top was somewhere before it got its insets.
        public var contentOffsetOnBinding: @Sendable (Moment, _ top: Double) -> Double?
        /// The state after the app asked for the expanded or the normal height.
        public var expansion: @Sendable (BarState, _ isExpanded: Bool) -> BarState
        /// Where the content goes then.
        public var expansionTarget: @Sendable (Moment) -> Double
        /// How far open a bar is.
        public var progress: @Sendable (BarState) -> Double
        /// Whether two states are equal.
        public var areEqual: @Sendable (BarState, BarState) -> Bool
    }

    /// Decisions shared by all bars that make them, so that copying a bar copies none.
    final class SharedDecisions: Sendable {
        let decisions: Decisions

        init(_ decisions: Decisions) { self.decisions = decisions }
    }
}
