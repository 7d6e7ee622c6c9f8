import Motion

extension HardenedBar {
    /// What a hardened bar decides: pure functions and constants, the right ones by default.
    ///
    /// A mutant is a `Decisions()` with one property replaced.
    ///
    /// Notation: `y` content offset, `o` the bar's offset, `A` whether the expanded state is available, `h(A)` the
    /// largest height in reach, `x` the top inset that is not the bar's, `K` the clamp onto the content's range.
    @usableFromInline package struct Decisions: Sendable {
        /// The right decisions.
        package static let standard = Decisions()

        /// Which field of an event is invalid, so that the event is refused; nil for a valid event.
        package var refusal: @Sendable (BarEvent) -> Refusal? = { $0.unusable }

        /// What the bar does on an event.
        package var reaction: @Sendable (BarEvent) -> Reaction = { Reaction(to: $0) }

        /// Whether a scroll is trimmed to the edges of the live scroll view, instead of those known before the event.
        package var trimsToLiveEdges = false

        /// The reducer of a change of the content offset to the bar's next offset.
        package var reducer = Reducer.hardened

        /// The content offset to remember after a scroll, of the known one and the new one, in points.
        package var remembered: @Sendable (_ known: Double, _ new: Double) -> Double = { $1 }

        /// The content offset to remember after the bar has set it, of the known one and the new one, in points.
        package var rememberedCommand: @Sendable (_ known: Double, _ new: Double) -> Double = { $1 }

        /// Whether a scroll from a previous content offset to the moment's makes the expanded state unavailable.
        package var losesExpansion: @Sendable (Moment, _ previous: Double) -> Bool = { moment, previous in
            moment.view.contentOffset > previous && !moment.isOpen && !moment.isAtTop
        }

        /// Whether the expanded state is available to a pan that begins now.
        package var offersExpansion: @Sendable (Moment) -> Bool = { moment in
            moment.isAtTop || (moment.state.isExpandedStateAvailable && moment.isOpen)
        }

        /// The content insets, in points.
        ///
        /// The top inset is the largest height in reach, beside that of a refresh control; the bottom inset is what the
        /// content lacks for the bar to become compact, beside the app's own.
        package var insets: @Sendable (Moment) -> ContentInset = { moment in
            ContentInset(
                top: moment.view.refreshInset - moment.state.lowestOffset,
                bottom: moment.view.bottomInset + max(0, moment.missingContentHeight))
        }

        /// The bar's offset that closes a gap between bar and content, in points; nil if there is no gap.
        package var gapClosingOffset: @Sendable (Moment) -> Double? = { moment in
            let content = moment.contentEdge
            guard moment.state.offset > content + moment.configuration.tolerances.quietSnap else {
                return nil
            }
            return max(content, moment.state.lowestOffset)
        }

        /// The offset of the bar from which a snap starts, in points: `r`.
        package var resting: @Sendable (Moment) -> Double = { moment in
            min(moment.state.offset, max(moment.contentEdge, -moment.configuration.normal))
        }

        /// The detent to rest on, in points: `d`.
        package var detent: @Sendable (BarState, _ resting: Double) -> Double = { state, resting in
            state.nearestDetent(to: resting, isExpandedSupported: state.isExpandedStateAvailable)
        }

        /// The bar's offset after a snap to a detent, in points.
        package var landing: @Sendable (BarState, _ detent: Double) -> Double = { $1 }

        /// Whether the expanded state stays available on a detent.
        package var keepsExpansion: @Sendable (BarState, _ detent: Double) -> Bool = { state, detent in
            state.isExpandedStateAvailable && detent < -state.configuration.normal
        }

        /// The content offset that a snap sets, in points, given the moment before the snap and the scroll view with
        /// its new insets; nil if the content stays.
        ///
        /// The content moves with the bar, and back within its new edges. It stays while it overscrolls, and for a
        /// distance within the quiet snap.
        package var snapContentOffset: @Sendable (Moment, Snap, _ view: ScrollViewState) -> Double? = {
            before, snap, view in
            let y = before.view.contentOffset
            let quietSnap = before.configuration.tolerances.quietSnap
            guard before.view.visible(y) == y else { return nil }
            let target = view.visible(abs(snap.distance) > quietSnap ? y + snap.distance : y)
            return abs(target - y) > quietSnap ? target : nil
        }

        /// Whether a release is fast enough for the content to keep decelerating.
        package var isFling: @Sendable (Moment, Release) -> Bool = { moment, release in
            abs(release.velocity) >= moment.configuration.tolerances.fling
        }

        /// Whether a deceleration at whose rest the bar would snap is made to end elsewhere.
        ///
        /// Where the snap would be quiet the deceleration goes on, and past an edge its bounce with it.
        package var needsTarget: @Sendable (Moment, Release, Snap) -> Bool = { moment, _, snap in
            abs(snap.distance) > moment.configuration.tolerances.quietSnap
        }

        /// The content offset at which a deceleration should end so that the bar ends on a detent, in points.
        package var restTarget: @Sendable (_ rest: Double, Snap) -> Double = { rest, snap in
            rest + snap.distance
        }

        /// Whether a deceleration may be retargeted: within the content, and ahead.
        package var acceptsTarget: @Sendable (Moment, Release, _ target: Double) -> Bool = {
            moment, release, target in
            let isInRange = moment.view.visible(target) == target
            let keepsDirection = (target - moment.view.contentOffset) * release.velocity > 0
            return isInRange && keepsDirection
        }

        /// Whether the expanded state stays available on another scroll view.
        package var keepsExpansionOnBinding: @Sendable (BarState) -> Bool = {
            $0.isExpandedStateAvailable && $0.offset < -$0.configuration.normal
        }

        /// The bar's offset on another scroll view, in points.
        package var offsetOnBinding: @Sendable (BarState) -> Double = { $0.offset }

        /// The content offset to set on another scroll view, in points, given the content's top before the bar set
        /// the insets; nil if the content stays.
        ///
        /// Content that is scrolled away beneath a bar that is not open stays.
        package var contentOffsetOnBinding: @Sendable (Moment, _ top: Double) -> Double? = { moment, top in
            let content = moment.state.offset - moment.view.otherTopInset
            guard moment.isOpen || moment.view.contentOffset <= max(top, content) else { return nil }
            return moment.view.visible(content)
        }

        /// The state after the app has requested the expanded or the normal height.
        package var expansion: @Sendable (BarState, _ isExpanded: Bool) -> BarState = { state, isExpanded in
            var state = state
            state.isExpandedStateAvailable = isExpanded
            state.offset = state.lowestOffset
            return state
        }

        /// The content offset to set after the app has requested a height, in points.
        package var expansionTarget: @Sendable (Moment) -> Double = { $0.view.top }

        /// The state with other heights, in points: on the same detent, or where the bar is within the new bounds.
        package var heightsChange: @Sendable (Moment, BarHeights) -> BarState = { moment, heights in
            moment.state.changing(to: heights, meetsContent: moment.state.isMet(by: moment.view))
        }

        /// The content offset to set with other heights, in points, given the moments before the change and after the bar
        /// has set the insets; nil if the content stays.
        package var contentOffsetOnHeights: @Sendable (_ before: Moment, _ after: Moment) -> Double? = {
            before, after in
            guard before.configuration.heights != after.configuration.heights else { return nil }
            let target = after.view.contentOffset(
                keptFrom: before.view, under: (before.state, after.state))
            return target == after.view.contentOffset ? nil : target
        }

        /// The state after the bar was shown (`true`) or hidden in place.
        package var showing: @Sendable (Moment, _ isShown: Bool) -> BarState = { moment, isShown in
            moment.state.shown(isShown, contentEdge: moment.contentEdge)
        }

        /// The state after the bar was told to stay (`true`), or that it may hide again.
        package var staying: @Sendable (Moment, _ mustStay: Bool) -> BarState = { $0.state.staying($1) }

        /// Whether a movement of the content that the bar commands is animated.
        package var isAnimated: @Sendable (CommandReason) -> Bool = { $0 == .snap || $0 == .expansion }

        /// The top inset of the scroll indicator, in points.
        package var indicatorInset: @Sendable (Moment) -> Double = { $0.configuration.normal }

        /// How far open a bar is: 0 at compact, 1 at normal, 2 at expanded.
        @usableFromInline package var progress: @Sendable (BarState) -> Double = { $0.transitionProgress }

        /// Whether two states are treated as equal.
        @usableFromInline package var areEqual: @Sendable (BarState, BarState) -> Bool = { $0 == $1 }

        /// The right decisions.
        package init() {}
    }
}

extension HardenedBar.Moment {
    /// The height that the content lacks for the bar to become compact by scrolling, in points; negative if there is
    /// more than enough.
    package var missingContentHeight: Double {
        view.frameHeight - configuration.heights.compact - view.otherTopInset - view.contentHeight
            - view.otherBottomInset
    }
}
