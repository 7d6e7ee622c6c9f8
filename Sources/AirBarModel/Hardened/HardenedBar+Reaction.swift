import Motion

extension HardenedBar {
    /// What the bar does on an event.
    ///
    /// Every reaction but ``ignore`` and ``bind`` first makes up for content offsets that were not notified.
    package enum Reaction: Hashable, Sendable {
        /// Does nothing.
        case ignore
        /// Follows the content offset and does nothing else.
        case follow
        /// Decides whether the expanded state is available.
        case offerExpansion
        /// Comes to rest on a detent.
        case settle
        /// Chooses between settling and letting the content decelerate.
        case release(Release)
        /// Updates the content insets and, if `closingGap`, closes a gap between bar and content.
        case updateInsets(closingGap: Bool)
        /// Takes over a scroll view.
        case bind
        /// Goes to the expanded (`true`) or the normal (`false`) height.
        case expand(Bool)
        /// Takes other heights.
        case changeHeights(BarHeights)
        /// Appears (`true`) or hides in place.
        case show(Bool)
        /// Appears and stays (`true`), or may hide again.
        case stay(Bool)

        /// The right reaction to an event.
        init(to event: BarEvent) {
            self =
                switch event {
                case .contentOffset, .scroll, .scrollToTop, .horizontalScroll, .lostContentOffset, .bounces:
                    .follow
                case .pan(.began): .offerExpansion
                case .pan(.changed), .pan(.possible): .follow
                case .pan(.ended), .pan(.cancelled), .pan(.failed), .idle: .settle
                case .release(let release): .release(release)
                case .contentHeight, .frameHeight, .bottomInset: .updateInsets(closingGap: false)
                case .safeArea, .refreshInset: .updateInsets(closingGap: true)
                case .scrollView: .bind
                case .expand(let isExpanded): .expand(isExpanded)
                case .heights(let heights): .changeHeights(heights)
                case .show(let isShown): .show(isShown)
                case .stay(let mustStay): .stay(mustStay)
                }
        }

        /// Whether the bar reports where the content has taken it before.
        ///
        /// Of a bar that takes other heights nobody needs to know where it was with the old ones.
        var reportsFollowing: Bool { if case .changeHeights = self { false } else { true } }
    }
}
