import AirBarModel

/// A navigation bar that hides while its content scrolls down, and appears while it scrolls up.
public final class HidingBar {
    private static let height = 88.0

    /// The visible height, in points.
    public private(set) var height = HidingBar.height
    private var lastContentOffset: Double?

    /// Binds the bar to a scroll view.
    public func attach(to scrollView: any Scrollable) {
        scrollView.contentInset.top = Self.height
        lastContentOffset = scrollView.contentOffset
        scrollView.contentOffsetObservable.observe { [unowned self] in scroll(to: $0) }
    }

    private func scroll(to contentOffset: Double) {
        let distance = contentOffset - (lastContentOffset ?? contentOffset)
        lastContentOffset = contentOffset
        height = max(0, min(height - distance, Self.height))
    }
}

extension BarDefinition {
    /// The bar that hides: an object with two heights, of which the search makes as many as it needs.
    public static let hiding = BarDefinition.live(
        "hiding", heights: .fixed(0, 88), kind: .hidesOnScroll
    ) { scrollView, _ in
        let bar = HidingBar()
        bar.attach(to: scrollView)
        return LiveBar(height: { bar.height }, bind: { bar.attach(to: $0) })
    }.reproduced(by: reproduce)

    /// The command with which a failed check ends.
    static let reproduce = "swift run -c release mybars reproduce"
}
