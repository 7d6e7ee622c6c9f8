import Motion

/// A header and the scroll view that it moves with: what the bars of all kinds have in common.
package struct HeaderPlace: Hashable, Sendable {
    /// What the bar shows.
    package var state: BarState
    /// The scroll view as it was after the last event.
    package private(set) var view: ScrollViewState?
    /// The edge of the screen at which the bar is.
    package let edge: BarEdge
    /// Whether short content gets a bottom inset that lets a bar at the top become compact.
    private let fillsContent: Bool
    /// Whether the top inset is the bar's height, so that section headers are pinned below it.
    private let insetFollows: Bool

    /// Makes the place of a bar that is bound to no scroll view.
    package init(
        _ configuration: BarConfiguration, at edge: BarEdge = .top, fillsContent: Bool = true,
        insetFollows: Bool = false
    ) {
        state = BarState(configuration)
        self.edge = edge
        self.fillsContent = fillsContent
        self.insetFollows = insetFollows && edge == .top
    }

    /// The heights and the tolerances.
    package var configuration: BarConfiguration { state.configuration }

    /// The scroll view now, with the numbers that were last valid, and with its top where the bar is at its normal height.
    package func live(_ host: BarHost) -> ScrollViewState {
        var known = view ?? host.scrollView
        host.update(&known)
        if insetFollows { known.contentInset.top = known.refreshInset + configuration.normal }
        return known
    }

    /// The content's upper edge, as an offset of the bar in points.
    package func contentEdge(_ view: ScrollViewState) -> Double {
        view.visible(view.contentOffset) + view.otherTopInset
    }

    /// Takes the content on to its top after a tap on the status bar, which took it to the top of an inset that follows.
    package func arriveAtTop(after event: BarEvent, _ host: inout BarHost) {
        guard insetFollows, event == .scrollToTop else { return }
        let view = live(host)
        guard view.contentOffset > view.top else { return }
        host.setContentInset(view.contentInset)
        host.updateContentOffset(view.top, animated: true)
    }

    /// Moves with the content, as far as that is seen.
    package mutating func follow(_ host: BarHost) {
        guard let view else { return }
        let distance = view.visible(live(host).contentOffset) - view.visible(view.contentOffset)
        state.offset = max(state.lowestOffset, min(state.offset + distance, state.highestOffset))
    }

    /// Takes over a scroll view; content that is at its top or above meets a bar at the top of an offset, in points.
    ///
    /// - Parameter meets: the offset of the bar that content also meets that lies below it.
    /// - Returns: whether the content is at its top or above, or meets the bar.
    @discardableResult
    package mutating func bind(_ host: inout BarHost, at offset: Double, meets: Double? = nil) -> Bool {
        view = nil
        let top = host.scrollView.top
        setInsets(&host)
        guard edge == .top else { return host.scrollView.contentOffset <= top }
        host.setScrollIndicatorInset(top: configuration.normal)
        let other = host.scrollView.otherTopInset
        let lowest = max(top, meets.map { $0 - other } ?? top)
        guard host.scrollView.contentOffset <= lowest else { return false }
        host.updateContentOffset(live(host).visible(offset - other), animated: false)
        return true
    }

    /// Takes other heights, in points, and has content that begins at the bar stay there.
    ///
    /// - Parameter leavesNoGap: whether the content that begins at the bar, wherever that is, belongs there.
    package mutating func change(to heights: BarHeights, _ host: inout BarHost, leavesNoGap: Bool) {
        let (before, old) = (live(host), state)
        guard heights != configuration.heights else { return }
        state = state.changing(to: heights, meetsContent: old.isMet(by: before))
        setInsets(&host)
        if edge == .top { host.setScrollIndicatorInset(top: configuration.normal) }
        let isMet = edge == .top && leavesNoGap
        let view = live(host)
        let target = view.contentOffset(keptFrom: before, under: isMet ? (old, state) : nil)
        if target != view.contentOffset { host.updateContentOffset(target, animated: false) }
    }

    /// Appears (`true`) or hides in place; at the top, not where that would leave a gap.
    package mutating func show(_ isShown: Bool, _ host: BarHost) {
        state = state.shown(isShown, contentEdge: edge == .top ? contentEdge(live(host)) : nil)
    }

    /// Makes room for the bar at its edge, and below the content for a bar at the top to become compact.
    package func setInsets(_ host: inout BarHost) {
        let view = live(host)
        let normal = configuration.normal
        let (top, bottom) = (view.refreshInset, view.bottomInset)
        let own = insetFollows ? state.followingInset(on: view) : normal
        let inset =
            switch edge {
            case .top: ContentInset(top: top + own, bottom: bottom + filler(view))
            case .bottom: ContentInset(top: top, bottom: bottom + normal)
            }
        host.setContentInset(inset)
    }

    /// The length below short content with which a bar at the top can become compact, in points.
    private func filler(_ view: ScrollViewState) -> Double {
        guard fillsContent else { return 0 }
        let visible =
            view.frameHeight - configuration.heights.compact - view.otherTopInset - view.otherBottomInset
        return max(0, visible - view.contentHeight)
    }

    /// Grows over a gap between a bar at the top and the content that would be seen.
    package mutating func closeGap(_ host: BarHost) {
        let contentEdge = contentEdge(live(host))
        if edge == .top, state.offset > contentEdge + configuration.tolerances.quietSnap {
            state.offset = max(contentEdge, state.lowestOffset)
        }
    }

    /// Reports the state, and remembers the scroll view.
    package mutating func finish(_ host: inout BarHost) {
        host.report(state)
        if insetFollows { setInsets(&host) }
        remember(host)
    }

    /// Remembers the scroll view.
    package mutating func remember(_ host: BarHost) { view = live(host) }
}
