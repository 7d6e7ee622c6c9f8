import Motion

/// A header and the scroll view that it moves with: what the bars of all kinds have in common.
struct HeaderPlace: Hashable, Sendable {
    var state: BarState
    /// The scroll view as it was after the last event.
    private(set) var view: ScrollViewState?
    /// Whether short content gets a bottom inset that lets the bar become compact.
    private let fillsContent: Bool

    init(_ configuration: BarConfiguration, fillsContent: Bool = true) {
        state = BarState(configuration)
        self.fillsContent = fillsContent
    }

    /// The heights and the tolerances.
    var configuration: BarConfiguration { state.configuration }

    /// The scroll view now, with the numbers that were last valid.
    func live(_ host: BarHost) -> ScrollViewState {
        var known = view ?? host.scrollView
        host.update(&known)
        return known
    }

    /// The content's upper edge, as an offset of the bar in points.
    func contentEdge(_ view: ScrollViewState) -> Double {
        view.visible(view.contentOffset) + view.otherTopInset
    }

    /// Moves with the content, as far as that is seen.
    mutating func follow(_ host: BarHost) {
        guard let view else { return }
        let distance = view.visible(live(host).contentOffset) - view.visible(view.contentOffset)
        state.offset = max(state.lowestOffset, min(state.offset + distance, state.highestOffset))
    }

    /// Takes over a scroll view; content that is at its top or above meets the bar of an offset, in points.
    ///
    /// - Parameter meets: the offset of the bar that content also meets that lies below it.
    /// - Returns: whether the content meets the bar.
    @discardableResult
    mutating func bind(_ host: inout BarHost, at offset: Double, meets: Double? = nil) -> Bool {
        view = nil
        let top = host.scrollView.top
        setInsets(&host)
        host.setScrollIndicatorInset(top: configuration.normal)
        let other = host.scrollView.otherTopInset
        let lowest = max(top, meets.map { $0 - other } ?? top)
        guard host.scrollView.contentOffset <= lowest else { return false }
        host.updateContentOffset(host.scrollView.visible(offset - other), animated: false)
        return true
    }

    /// Makes room for the bar above the content, and below it for the bar to become compact.
    func setInsets(_ host: inout BarHost) {
        let view = live(host)
        let normal = configuration.normal
        let missing =
            view.frameHeight - configuration.compact - view.otherTopInset - view.contentHeight
            - view.otherBottomInset
        host.setContentInset(
            ContentInset(
                top: view.refreshInset + normal,
                bottom: view.bottomInset + (fillsContent ? max(0, missing) : 0)))
    }

    /// Grows over a gap between bar and content that would be seen.
    mutating func closeGap(_ host: BarHost) {
        let edge = contentEdge(live(host))
        if state.offset > edge + configuration.tolerances.quietSnap {
            state.offset = max(edge, state.lowestOffset)
        }
    }

    /// Reports the state, and remembers the scroll view.
    mutating func finish(_ host: inout BarHost) {
        host.report(state)
        view = live(host)
    }
}
