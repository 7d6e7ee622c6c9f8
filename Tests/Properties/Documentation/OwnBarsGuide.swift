import AirBarModel

/// The bars of the document on bars of one's own.
enum OwnBarsGuide {
    static let photo = BarDefinition("photo", heights: .fixed(88, 240), kind: .collapsing) {
        CollapsingBar($0)
    }

    static let navigation = BarDefinition.live("navigation") { scrollView, configuration in
        let bar = NavigationBar(configuration.heights)
        bar.attach(to: scrollView)
        return LiveBar(height: { bar.height }, bind: { bar.attach(to: $0) })
    }

    static let title = BarDefinition.liveOnMainActor("title") { scrollView, configuration in
        let bar = TitleBar(configuration.heights)
        return LiveBar(
            height: { bar.height },
            receive: { event in
                switch event {
                case .contentOffset, .scroll, .scrollToTop: bar.scrollViewDidScroll(scrollView)
                case .pan(.ended), .release: bar.scrollViewDidEndDragging(scrollView)
                default: break
                }
            })
    }

    static let picture = BarDefinition.live(
        "picture", heights: .fixed(88, 240), kind: .collapsing
    ) { scrollView, configuration in
        let header = PictureHeader(configuration.heights)
        header.attach(to: scrollView)
        return LiveBar(
            height: { header.height }, bind: { header.attach(to: $0) },
            receive: { event in
                switch event {
                case .contentHeight, .frameHeight, .safeArea, .refreshInset, .bottomInset: header.layOut()
                default: break
                }
            })
    }

    static let rounded = BarDefinition.live("rounded") { scrollView, configuration in
        var height = configuration.normal
        scrollView.contentOffsetObservable.observe { contentOffset in
            let points = Int(min(-contentOffset, configuration.normal))
            height = max(configuration.compact, Double(points))
        }
        return LiveBar(height: { height })
    }
}

final class NavigationBar {
    private let heights: BarHeights
    private(set) var height: Double

    init(_ heights: BarHeights) {
        self.heights = heights
        height = heights.normal
    }

    func attach(to scrollView: any Scrollable) {
        scrollView.contentInset.top = heights.normal
        scrollView.contentOffsetObservable.observe { [unowned self] contentOffset in
            height = max(heights.compact, min(-contentOffset, heights.normal))
        }
    }
}

final class PictureHeader {
    private let heights: BarHeights
    private var scrollView: (any Scrollable)?
    private(set) var height: Double

    init(_ heights: BarHeights) {
        self.heights = heights
        height = heights.normal
    }

    func attach(to scrollView: any Scrollable) {
        self.scrollView = scrollView
        scrollView.contentOffsetObservable.observe { [unowned self] _ in collapse() }
        let wasAtTop = scrollView.contentOffset <= top(of: scrollView)
        layOut()
        if wasAtTop || scrollView.contentOffset < top(of: scrollView) {
            scrollView.updateContentOffset(top(of: scrollView), animated: false)
        }
    }

    /// Leaves room for the header, also below content that is too short to be scrolled until it is compact.
    func layOut() {
        guard let view = scrollView else { return }
        let above = heights.compact + view.safeArea.top + view.refreshInset
        let below = view.contentHeight + view.safeArea.bottom + view.bottomInset
        view.contentInset = ContentInset(
            top: heights.normal + view.refreshInset,
            bottom: view.bottomInset + max(0, view.frameHeight - above - below))
        collapse()
    }

    /// Reaches down to the content, but neither follows it beyond its edges nor gets smaller than compact.
    private func collapse() {
        guard let view = scrollView else { return }
        let top = top(of: view)
        let end = view.contentHeight + view.contentInset.bottom + view.safeArea.bottom - view.frameHeight
        let scrolled = max(top, min(view.contentOffset, end)) - top
        height = max(heights.compact, heights.normal - scrolled)
    }

    private func top(of view: any Scrollable) -> Double { -view.contentInset.top - view.safeArea.top }
}

@MainActor final class TitleBar {
    private let heights: BarHeights
    private(set) var height: Double

    init(_ heights: BarHeights) {
        self.heights = heights
        height = heights.normal
    }

    func scrollViewDidScroll(_ scrollView: any Scrollable) {
        height = max(heights.compact, min(-scrollView.contentOffset, heights.normal))
    }

    func scrollViewDidEndDragging(_ scrollView: any Scrollable) {
        let isNearNormal = height > (heights.compact + heights.normal) / 2
        scrollView.updateContentOffset(isNearNormal ? -heights.normal : -heights.compact, animated: true)
    }
}
