// The algorithm of the open-source library AirBar by Uptech and of the article on it, defects included. Traces
// recorded from the library itself hold these rules to it bit for bit.

extension BarRules {
    /// The bar as it was published: correct nowhere it matters, and here to be found out.
    public static let published = BarRules("published") { AirBar($0, rules: .published) }
}

extension AirBar.Rules {
    /// What the published bar does on each event.
    public static let published = AirBar.Rules(
        reducer: .published,
        contentOffsetChanged: { bar, host in bar.publishedContentOffsetChanged(on: &host) },
        panBegan: { bar, host in bar.publishedPanBegan(on: &host) },
        panChanged: { bar, host in bar.publishedPanChanged(on: &host) },
        panEnded: { bar, host in bar.publishedPanEnded(on: &host) },
        panCancelled: { _, _ in },
        panFailed: { _, _ in },
        contentHeightChanged: { bar, host in
            let contentHeight = host.scrollView.contentHeight
            guard contentHeight != bar.previousContentHeight else { return }
            bar.previousContentHeight = contentHeight
            bar.publishedPreconfigure(&host, isObserving: true)
        },
        scrollViewBound: { bar, host in
            bar.publishedPreconfigure(&host, isObserving: false)
            bar.previousContentOffset = nil
            bar.previousContentHeight = nil
            host.report(bar.state)
        },
        expand: { bar, host in
            bar.assign({ $0.isExpandedStateAvailable = true }, on: &host)
            bar.publishedMove(to: -bar.configuration.expanded, animated: true, on: &host)
            host.setContentInset(top: bar.configuration.expanded)
        },
        collapse: { bar, host in
            bar.publishedMove(to: -bar.configuration.normal, animated: true, on: &host)
            host.setContentInset(top: bar.configuration.normal)
        },
        idle: { _, _ in }
    )
}

extension AirBar {
    private mutating func publishedContentOffsetChanged(on host: inout BarHost) {
        let contentOffset = host.scrollView.contentOffset
        guard let previous = previousContentOffset else {
            previousContentOffset = contentOffset
            return
        }
        guard contentOffset != previous else { return }
        previousContentOffset = contentOffset
        let change = ScrollChange(
            scrollView: host.scrollView, previousContentOffset: previous, contentOffset: contentOffset,
            state: state)
        let offset = rules.reducer.offset(after: change)
        assign({ $0.offset = offset }, on: &host)
    }

    /// A programmatic set notifies like any other, even when it changes nothing.
    private mutating func publishedMove(to contentOffset: Double, animated: Bool, on host: inout BarHost) {
        host.updateContentOffset(contentOffset, animated: animated)
        publishedContentOffsetChanged(on: &host)
    }

    private mutating func publishedPanBegan(on host: inout BarHost) {
        let contentOffset = host.scrollView.contentOffset
        let normal = configuration.normal
        let isAtTop = contentOffset >= -normal - 5 && contentOffset <= -normal + 5
        let isAvailable = isAtTop || (contentOffset < -normal && state.isExpandedStateAvailable)
        assign({ $0.isExpandedStateAvailable = isAvailable }, on: &host)
        host.setContentInset(top: -state.lowestOffset)
    }

    private mutating func publishedPanChanged(on host: inout BarHost) {
        guard state.isExpandedStateAvailable, host.scrollView.contentOffset > -configuration.normal else {
            return
        }
        assign({ $0.isExpandedStateAvailable = false }, on: &host)
        host.setContentInset(top: configuration.normal)
    }

    /// Aims at the expanded height whether it is available or not (breaks N1).
    private mutating func publishedPanEnded(on host: inout BarHost) {
        let detent = nearestDetent(to: state.offset, isExpandedSupported: true)
        host.reportSnap(to: detent)
        let distance = detent - state.offset
        guard distance != 0 else { return }
        publishedMove(to: host.scrollView.contentOffset + distance, animated: true, on: &host)
    }

    private mutating func publishedPreconfigure(_ host: inout BarHost, isObserving: Bool) {
        let view = host.scrollView
        let isOpen = state.isExpandedStateAvailable
        let bottom = max(0, view.frameHeight - configuration.compact - view.contentHeight)
        let top =
            state.offset <= -configuration.normal && isOpen ? configuration.expanded : configuration.normal
        host.setContentInset(ContentInset(top: top, bottom: bottom))
        host.setScrollIndicatorInset(top: configuration.normal)
        guard view.contentOffset <= 0 || (state.offset < -configuration.normal && isOpen) else { return }
        if isObserving {
            publishedMove(to: state.offset, animated: false, on: &host)
        } else {
            host.updateContentOffset(state.offset, animated: false)
        }
    }
}

extension BarHost {
    fileprivate mutating func setContentInset(top: Double) {
        setContentInset(ContentInset(top: top, bottom: scrollView.contentInset.bottom))
    }
}
