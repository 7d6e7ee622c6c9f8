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
