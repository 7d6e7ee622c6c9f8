import Motion

/// Binds a bar to a live scroll view: turns notifications into events, and the bar's actions into calls.
///
///     let controller = BarController(BarDefinition.hardened.makeBar(configuration))
///     controller.stateObserver = { header.height = $0.height }
///     try controller.set(scrollView: tableView)
public final class BarController {
    private var bar: any Bar
    private var scrollView: (any Scrollable)?
    /// Events that arrived while another event was being delivered, in order.
    private var pending: [BarEvent] = []
    private var stage = Stage.waiting

    private enum Stage {
        case waiting
        /// The controller is changing the scroll view, whose notifications are echoes and are dropped.
        case applying
        /// The controller is notifying the state observer; events that arrive now are delivered later.
        case reporting
    }

    /// Receives every state that the bar reports, in order, after the bar's changes to the scroll view are applied.
    package var stateObserver: ((BarState) -> Void)?

    /// Makes a controller of a bar that is bound to no scroll view.
    public init(_ bar: any Bar) {
        self.bar = bar
    }

    /// What the bar shows now.
    public var state: BarState { bar.state }

    /// Binds the bar to a scroll view, and stops observing the one before.
    ///
    /// - Throws: `InvalidValue` for an invalid size, content offset or safe area; then nothing changes.
    public func set(scrollView: any Scrollable) throws(InvalidValue) {
        let geometry = try ScrollViewGeometry(binding: scrollView)
        // What the scroll view before has notified and nobody has heard yet is nothing that the new one did.
        if self.scrollView !== scrollView { pending.removeAll { !$0.isRequest } }
        if let old = self.scrollView { observe(old, nil) }
        self.scrollView = scrollView
        deliver(.scrollView(geometry)) {
            observe(scrollView) { [weak self] event in self?.receive(event) }
        }
        deliverPending()
    }

    /// Brings the bar to its expanded (`true`) or its normal (`false`) height.
    public func expand(_ isExpanded: Bool) {
        enqueue(.expand(isExpanded))
    }

    /// Gives the bar other heights, in points, as for a text of another size; invalid ones change nothing.
    ///
    /// The bar has to be made to change them, as the hardened one is.
    public func change(heights: BarHeights) {
        enqueue(.heights(heights))
    }

    /// Shows (`true`) the bar at its normal height or hides it at its compact one, in place: the content stays.
    ///
    /// The bar has to be made for it, as the hardened one is. A bar at the top does not hide where that would leave a gap.
    public func show(_ isShown: Bool) {
        enqueue(.show(isShown))
    }

    /// Has the bar stay at its normal height or taller (`true`), as while a screen reader is on, or lets it hide again.
    ///
    /// The bar has to be made for it, as the hardened one is.
    public func stay(_ mustStay: Bool) {
        enqueue(.stay(mustStay))
    }

    /// Call this when the scroll view has come to rest and no finger is down.
    public func scrollViewDidRest() {
        enqueue(.idle)
    }

    /// Call this when a tap on the status bar has brought the content to its top, before the rest.
    package func scrollViewDidScrollToTop() {
        enqueue(.scrollToTop)
    }

    /// Call this when the height of the scroll view's frame has changed, as on a rotation of the device.
    package func scrollViewFrameDidChange() {
        if let scrollView { enqueue(.frameHeight(scrollView.frameHeight)) }
    }

    /// Call this when the safe area or the app's own bottom inset has changed, and when a refresh control has begun or
    /// ended.
    package func scrollViewInsetsDidChange() {
        if let scrollView { enqueue(.safeArea(scrollView.safeArea)) }
    }

    private func observe(_ scrollView: any Scrollable, _ receive: ((BarEvent) -> Void)?) {
        scrollView.contentOffsetObservable.observe(
            receive.map { receive in { receive(.contentOffset($0)) } })
        scrollView.contentHeightObservable.observe(
            receive.map { receive in { receive(.contentHeight($0)) } })
        scrollView.panObservable.observe(
            receive.map { receive in
                { [weak scrollView] phase in
                    let release = phase == .ended ? scrollView?.release : nil
                    receive(release.map(BarEvent.release) ?? .pan(phase))
                }
            })
    }

    private func receive(_ event: BarEvent) {
        if stage != .applying { enqueue(event) }
    }

    private func enqueue(_ event: BarEvent) {
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

    /// Changes a scroll view as the bar has changed that of its host, in the same order.
    ///
    /// Insets that the bar has set and set back count too: a scroll view that clamps moves its content by them.
    private func apply(_ host: BarHost, to scrollView: any Scrollable, before: ScrollViewState) {
        if host.scrollView.scrollIndicatorInsetTop != before.scrollIndicatorInsetTop {
            scrollView.scrollIndicatorInsetTop = host.scrollView.scrollIndicatorInsetTop
        }
        for action in host.actions {
            switch action {
            case .contentInset(let inset): scrollView.contentInset = inset
            case .contentOffset(let contentOffset, let isAnimated):
                scrollView.updateContentOffset(contentOffset, animated: isAnimated)
            case .retarget(let contentOffset): scrollView.retarget(to: contentOffset)
            case .state, .snap, .refusal: break
            }
        }
    }
}

extension BarEvent {
    /// Whether it is a request of the app to the bar, and nothing that happened to a scroll view.
    package var isRequest: Bool {
        switch self {
        case .expand, .heights, .show, .stay: true
        default: false
        }
    }
}
