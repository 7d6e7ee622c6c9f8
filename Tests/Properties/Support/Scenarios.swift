import AirBarModel
import Verification

/// A scroll view to bind: by default a frame of 600 points, a content of 2,000 points, at the top.
package func view(
    at contentOffset: Double = -200, frame: Double = 600, content: Double = 2000,
    safeArea: ContentInset = .zero, barInset: ContentInset = .zero, refreshInset: Double = 0,
    bottomInset: Double = 0, behavior: ScrollViewBehavior = []
) throws -> ScrollViewGeometry {
    try ScrollViewGeometry(
        frameHeight: frame, contentHeight: content, contentOffset: contentOffset, safeArea: safeArea,
        barInset: barInset, refreshInset: refreshInset, bottomInset: bottomInset, behavior: behavior)
}

/// A scenario with the heights 100, 200 and 300 points by default, and its events.
package func scenario(
    _ events: [BarEvent], heights: BarHeights = BarHeights(compact: 100, normal: 200, expanded: 300),
    on scrollView: ScrollViewGeometry? = nil
) throws -> Scenario {
    Scenario(heights: heights, scrollView: try scrollView ?? view(), events: events)
}
