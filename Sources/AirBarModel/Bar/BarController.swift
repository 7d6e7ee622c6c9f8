import Motion

/// Binds a bar to a live scroll view: turns its notifications into events, and what the bar does into calls.
///
///     let controller = BarController(BarDefinition.hardened.makeBar(configuration))
///     controller.stateObserver = { header.height = $0.height }
///     try controller.set(scrollView: tableView)
public final class BarController {
    private var bar: any Bar
    private var scrollView: (any Scrollable)?
    /// What happened while another event was being carried out, in order.
    private var pending: [BarEvent] = []
    private var stage = Stage.waiting

    private enum Stage {
        case waiting
        /// The scroll view is being changed; what it tells meanwhile is an echo.
        case applying
        /// The state observer is being told; what happens meanwhile comes after.
        case reporting
    }

    /// Told every state that the bar assigns, in order, when the scroll view is as the bar wants it.
    public var stateObserver: ((BarState) -> Void)?

    /// A controller of a bar that is bound to nothing yet.
    public init(_ bar: any Bar) {
        self.bar = bar
    }

    /// What the bar shows now.
    public var state: BarState { bar.state }

    /// Binds a scroll view; the one before is left alone from here on.
    ///
    /// - Throws: `InvalidValue` for a size or a content offset that is impossible; then nothing changes.
    public func set(scrollView: any Scrollable) throws(InvalidValue) {
        let geometry = try ScrollGeometry(
            frameHeight: scrollView.frameHeight, contentHeight: scrollView.contentHeight,
            contentOffset: scrollView.contentOffset, safeArea: scrollView.safeArea)
        if let old = self.scrollView { observe(old, nil) }
        self.scrollView = scrollView
        deliver(.scrollView(geometry)) {
            observe(scrollView) { [weak self] event in self?.hear(event) }
        }
        deliverPending()
    }

    /// Opens the bar, or brings it to its normal height.
    public func expand(_ isExpanded: Bool) {
        perform(.expand(isExpanded))
    }

    /// Has to be called when the scroll view came to rest and no finger is down.
    public func scrollViewDidRest() {
        perform(.idle)
    }

    /// Has to be called when the scroll view's frame changed its height, as when the device is turned.
    public func scrollViewFrameDidChange() {
        if let scrollView { perform(.frameHeight(scrollView.frameHeight)) }
    }

    /// Has to be called when the safe area changed, or a refresh control began or ended.
    public func scrollViewInsetsDidChange() {
        if let scrollView { perform(.safeArea(scrollView.safeArea)) }
    }

    private func observe(_ scrollView: any Scrollable, _ hear: ((BarEvent) -> Void)?) {
        scrollView.contentOffsetObservable.observe(hear.map { hear in { hear(.contentOffset($0)) } })
        scrollView.contentHeightObservable.observe(hear.map { hear in { hear(.contentHeight($0)) } })
        scrollView.panObservable.observe(
            hear.map { hear in
                { [weak scrollView] phase in
                    let release = phase == .ended ? scrollView?.release : nil
                    hear(release.map(BarEvent.release) ?? .pan(phase))
                }
            })
    }

    private func hear(_ event: BarEvent) {
        if stage != .applying { perform(event) }
    }

    private func perform(_ event: BarEvent) {
        pending.append(event)
        deliverPending()
    }

    private func deliverPending() {
        while stage == .waiting, !pending.isEmpty { deliver(pending.removeFirst()) }
    }

    private func deliver(_ event: BarEvent, beforeReporting: () -> Void = {}) {
        guard let scrollView else { return }
        let before = ScrollViewState(reading: scrollView)
        var host = BarHost(before)
        bar.react(to: event, on: &host)
        let outer = stage
        defer { stage = outer }
        stage = .applying
        apply(host, to: scrollView, before: before)
        beforeReporting()
        stage = .reporting
        for case .state(let offset, let isAvailable) in host.actions {
            var state = bar.state
            state.offset = offset
            state.isExpandedStateAvailable = isAvailable
            stateObserver?(state)
        }
    }

    private func apply(_ host: BarHost, to scrollView: any Scrollable, before: ScrollViewState) {
        if host.scrollView.contentInset != before.contentInset {
            scrollView.contentInset = host.scrollView.contentInset
        }
        if host.scrollView.scrollIndicatorInsetTop != before.scrollIndicatorInsetTop {
            scrollView.scrollIndicatorInsetTop = host.scrollView.scrollIndicatorInsetTop
        }
        for action in host.actions {
            switch action {
            case .contentOffset(let contentOffset, let isAnimated):
                scrollView.updateContentOffset(contentOffset, animated: isAnimated)
            case .retarget(let contentOffset): scrollView.retarget(to: contentOffset)
            case .state, .snap, .refusal: break
            }
        }
    }
}
