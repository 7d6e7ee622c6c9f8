/// A live scroll view, as a bar controller needs it: conform `UIScrollView` to it in an app.
public protocol Scrollable: AnyObject {
    /// The vertical content offset, in points.
    var contentOffset: Double { get }

    /// The height of the content, in points.
    var contentHeight: Double { get }

    /// The height of the frame, in points.
    var frameHeight: Double { get }

    /// The vertical content insets, in points.
    var contentInset: ContentInset { get set }

    /// The top inset of the scroll indicator, in points.
    var scrollIndicatorInsetTop: Double { get set }

    /// Tells every change of the content offset, and every programmatic set.
    var contentOffsetObservable: Observable<Double> { get }

    /// Tells the content height whenever it is set.
    var contentHeightObservable: Observable<Double> { get }

    /// Tells the state of the pan gesture recogniser whenever it changes.
    var panObservable: Observable<PanPhase> { get }

    /// Stops a deceleration and sets the content offset, in points.
    ///
    /// Animated means inside a view animation: one change is told, at once, with the final offset.
    func updateContentOffset(_ contentOffset: Double, animated: Bool)
}

extension ScrollView {
    /// What a live scroll view looks like now.
    init(reading scrollable: any Scrollable) {
        frameHeight = scrollable.frameHeight
        contentHeight = scrollable.contentHeight
        contentOffset = scrollable.contentOffset
        contentInset = scrollable.contentInset
        scrollIndicatorInsetTop = scrollable.scrollIndicatorInsetTop
    }
}
