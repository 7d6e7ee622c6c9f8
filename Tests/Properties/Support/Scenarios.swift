import AirBarModel
import Verification

/// A scroll view that a bar is bound to: 600 points of frame over 2,000 of content at the top, unless said.
package func view(
    at contentOffset: Double = -200, frame: Double = 600, content: Double = 2000,
    safeArea: ContentInset = .zero
) throws -> ScrollGeometry {
    try ScrollGeometry(
        frameHeight: frame, contentHeight: content, contentOffset: contentOffset, safeArea: safeArea)
}

/// A bar of 100, 200 and 300 points, unless said, and what happens to it.
package func scenario(
    _ events: [BarEvent], heights: BarHeights = BarHeights(compact: 100, normal: 200, expanded: 300),
    on scrollView: ScrollGeometry? = nil
) throws -> Scenario {
    Scenario(heights: heights, scrollView: try scrollView ?? view(), events: events)
}
