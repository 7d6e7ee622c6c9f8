/// Binds a bar to a live scroll view: turns its notifications into events, and what the bar does into calls.
///
///     let controller = BarController(BarRules.hardened.makeBar(configuration))
///     controller.stateObserver = { header.height = $0.height }
///     controller.set(scrollView: tableView)
public final class BarController {
    private var bar: any Bar
    private var scrollView: (any Scrollable)?
    private var isApplying = false

    /// Told every state that the bar assigns, in order.
    public var stateObserver: ((BarState) -> Void)?

    /// A controller of a bar that is bound to nothing yet.
    public init(_ bar: any Bar) {
        self.bar = bar
    }

    /// What the bar shows now.
    public var state: BarState { bar.state }

    /// Binds a scroll view; the one before is left alone from here on.
    public func set(scrollView: any Scrollable) {
        observe(self.scrollView, by: nil)
        self.scrollView = scrollView
        let view = ScrollView(reading: scrollView)
        guard
            let geometry = try? ScrollGeometry(
                frameHeight: view.frameHeight, contentHeight: view.contentHeight,
                contentOffset: view.contentOffset)
        else { return }
        deliver(.scrollView(geometry))
        observe(scrollView, by: self)
    }

    /// Opens the bar, or brings it to its normal height.
    public func expand(_ isExpanded: Bool) {
        deliver(.expand(isExpanded))
    }

    /// Has to be called when the scroll view came to rest and no finger is down.
    public func scrollViewDidRest() {
        deliver(.idle)
    }

    private func observe(_ scrollView: (any Scrollable)?, by controller: BarController?) {
        scrollView?.contentOffsetObservable.observe(
            controller.map { it in { [weak it] in it?.deliver(.contentOffset($0)) } })
        scrollView?.contentHeightObservable.observe(
            controller.map { it in { [weak it] in it?.deliver(.contentHeight($0)) } })
        scrollView?.panObservable.observe(controller.map { it in { [weak it] in it?.deliver(.pan($0)) } })
    }

    /// A content offset that the bar sets itself is not news to it, so what is told while applying is left out.
    private func deliver(_ event: BarEvent) {
        guard let scrollView, !isApplying else { return }
        let before = ScrollView(reading: scrollView)
        var host = BarHost(before)
        bar.react(to: event, on: &host)
        isApplying = true
        defer { isApplying = false }
        if host.scrollView.contentInset != before.contentInset {
            scrollView.contentInset = host.scrollView.contentInset
        }
        if host.scrollView.scrollIndicatorInsetTop != before.scrollIndicatorInsetTop {
            scrollView.scrollIndicatorInsetTop = host.scrollView.scrollIndicatorInsetTop
        }
        for action in host.actions {
            switch action {
            case .state(let offset, let isAvailable):
                var state = bar.state
                state.offset = offset
                state.isExpandedStateAvailable = isAvailable
                stateObserver?(state)
            case .contentOffset(let contentOffset, let isAnimated):
                scrollView.updateContentOffset(contentOffset, animated: isAnimated)
            case .snap: break
            }
        }
    }
}
