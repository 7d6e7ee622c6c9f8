// A design that keeps the whole catalogue, in five rules: the top inset is a function of availability alone;
// whatever overscrolls counts for nothing; availability is gained at the top and lost below it; whenever the input
// stops the bar rests on a detent; and a content offset nobody reported is made up for before anything else.

/// The tolerances of the hardened bar.
public enum BarTolerance {
    /// How far below the top a pan may begin and still open the bar, in points.
    ///
    /// The first offsets a scroll view reports are not always whole, and a finger is not either.
    public static let top = 5.0

    /// How far from a detent the bar may be and still be put there without moving the content, in points.
    ///
    /// Half a point is at most one and a half device pixels: nobody sees it, and a command would stop a fling.
    public static let quietSnap = 0.5
}

extension BarRules {
    /// The bar to ship: every invariant holds.
    public static let hardened = BarRules("hardened") { AirBar($0, rules: .hardened) }
}

extension AirBar.Rules {
    /// What the hardened bar does on each event.
    public static let hardened = AirBar.Rules(
        reducer: .hardened,
        contentOffsetChanged: { bar, host in _ = bar.catchUp(on: &host) },
        panBegan: { bar, host in
            guard bar.catchUp(on: &host) else { return }
            bar.offerExpansion(on: &host)
            bar.closeGap(on: &host)
        },
        panChanged: { bar, host in _ = bar.catchUp(on: &host) },
        panEnded: { bar, host in bar.settle(on: &host) },
        panCancelled: { bar, host in bar.settle(on: &host) },
        panFailed: { bar, host in bar.settle(on: &host) },
        contentHeightChanged: { bar, host in
            _ = bar.catchUp(on: &host)
            bar.updateInsets(on: &host)
        },
        scrollViewBound: { bar, host in bar.bindScrollView(on: &host) },
        expand: { bar, host in bar.go(toExpanded: true, on: &host) },
        collapse: { bar, host in bar.go(toExpanded: false, on: &host) },
        idle: { bar, host in bar.settle(on: &host) }
    )
}

extension AirBar {
    /// Reduces a content offset that differs from the one seen last; an unusable one is refused.
    ///
    /// Every event does this first, so that a lost notification repairs itself.
    ///
    /// - Returns: whether the scroll view's content offset is usable.
    private mutating func catchUp(on host: inout BarHost) -> Bool {
        let view = host.scrollView
        guard view.contentOffset.isUsable else { return false }
        guard let previous = previousContentOffset, previous != view.contentOffset else { return true }
        let change = ScrollChange(
            scrollView: view, previousContentOffset: previous, contentOffset: view.contentOffset, state: state
        )
        previousContentOffset = view.contentOffset
        let offset = rules.reducer.offset(after: change)
        let hasLeftTop =
            view.contentOffset > previous && offset >= -configuration.normal && !isAtTop(view.contentOffset)
        assign(
            {
                $0.offset = offset
                if hasLeftTop { $0.isExpandedStateAvailable = false }
            }, on: &host)
        if hasLeftTop { updateInsets(on: &host) }
        return true
    }

    private func isAtTop(_ contentOffset: Double) -> Bool {
        contentOffset <= -configuration.normal + BarTolerance.top
    }

    private mutating func offerExpansion(on host: inout BarHost) {
        let isAvailable =
            isAtTop(host.scrollView.contentOffset)
            || (state.isExpandedStateAvailable && state.offset < -configuration.normal)
        assign({ $0.isExpandedStateAvailable = isAvailable }, on: &host)
        updateInsets(on: &host)
    }

    /// Moves the bar alone down to the content, should there be a gap between them.
    ///
    /// A grab in mid-bounce therefore pops the bar open to the content under the finger: the alternative is a hole
    /// that stays for as long as the finger does.
    private mutating func closeGap(on host: inout BarHost) {
        let content = host.scrollView.visible(host.scrollView.contentOffset)
        guard state.offset > content + BarTolerance.quietSnap else { return }
        let offset = max(content, state.lowestOffset)
        assign({ $0.offset = offset }, on: &host)
    }

    /// Rests the bar on the nearest detent, with the content as far as the content can move, alone otherwise.
    ///
    /// A content offset that the app set itself is moved like any other: a bar that stays half open looks broken
    /// whoever scrolled, and the content moves by no more than half the difference of two heights.
    private mutating func settle(on host: inout BarHost) {
        let isUsable = catchUp(on: &host)
        let view = host.scrollView
        let normal = -configuration.normal
        // Where the content is cannot be known from an offset that is refused; then it is where it was last.
        let contentOffset = isUsable ? view.contentOffset : previousContentOffset ?? view.top
        let isInRange = isUsable && view.visible(contentOffset) == contentOffset
        let resting = min(state.offset, max(view.visible(contentOffset), normal))
        let detent = nearestDetent(to: resting, isExpandedSupported: state.isExpandedStateAvailable)
        assign(
            {
                $0.offset = detent
                $0.isExpandedStateAvailable = $0.isExpandedStateAvailable && detent < normal
            }, on: &host)
        host.reportSnap(to: detent)
        updateInsets(on: &host)
        if isInRange && abs(detent - resting) > BarTolerance.quietSnap {
            move(to: host.scrollView.visible(contentOffset + detent - resting), animated: true, on: &host)
        }
    }

    private mutating func go(toExpanded isExpanded: Bool, on host: inout BarHost) {
        assign(
            {
                $0.isExpandedStateAvailable = isExpanded
                $0.offset = $0.lowestOffset
            }, on: &host)
        updateInsets(on: &host)
        move(to: state.offset, animated: true, on: &host)
    }

    /// Keeps the bar as it is, and brings the content up to it unless it is scrolled away beneath it.
    private mutating func bindScrollView(on host: inout BarHost) {
        let contentOffset = host.scrollView.contentOffset
        let top = host.scrollView.top
        let isOpen = state.offset < -configuration.normal
        assign({ $0.isExpandedStateAvailable = $0.isExpandedStateAvailable && isOpen }, on: &host)
        updateInsets(on: &host)
        host.setScrollIndicatorInset(top: configuration.normal)
        previousContentOffset = contentOffset
        if contentOffset <= max(top, state.offset) || isOpen {
            move(to: host.scrollView.visible(state.offset), animated: false, on: &host)
        }
    }

    private mutating func updateInsets(on host: inout BarHost) {
        let view = host.scrollView
        let bottom = max(0, view.frameHeight - configuration.compact - view.contentHeight)
        host.setContentInset(ContentInset(top: -state.lowestOffset, bottom: bottom))
    }

    /// Moves the content without the bar: what is commanded here has been accounted for already.
    private mutating func move(to contentOffset: Double, animated: Bool, on host: inout BarHost) {
        host.updateContentOffset(contentOffset, animated: animated)
        previousContentOffset = contentOffset
    }
}
