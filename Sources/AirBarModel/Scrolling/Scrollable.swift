import Motion

/// A live scroll view, as a bar controller needs it: conform `UIScrollView` to it in an app.
public protocol Scrollable: AnyObject {
    /// The vertical content offset, in points.
    var contentOffset: Double { get }

    /// The height of the content, in points.
    var contentHeight: Double { get }

    /// The height of the frame, in points.
    var frameHeight: Double { get }

    /// The vertical insets of the safe area, in points.
    var safeArea: ContentInset { get }

    /// What a refresh control added to the top content inset, in points; 0 without one.
    var refreshInset: Double { get }

    /// How the pan that ended let go of the content; nothing if the finger had come to a halt.
    ///
    /// It is read when the pan is told to have ended, so remember there what `scrollViewWillEndDragging` said: its
    /// velocity times 1000, which is per millisecond, and its target.
    var release: Release? { get }

    /// The vertical content insets, in points.
    var contentInset: ContentInset { get set }

    /// The top inset of the scroll indicator, in points.
    var scrollIndicatorInsetTop: Double { get set }

    /// Tells every change of the content offset, and every programmatic set.
    var contentOffsetObservable: ObservableValue<Double> { get }

    /// Tells the content height whenever it is set.
    var contentHeightObservable: ObservableValue<Double> { get }

    /// Tells the state of the pan gesture recogniser whenever it changes.
    var panObservable: ObservableValue<PanPhase> { get }

    /// Stops a deceleration and sets the content offset, in points.
    ///
    /// Animated means inside a view animation: one change is told, at once, with the final offset.
    func updateContentOffset(_ contentOffset: Double, animated: Bool)

    /// Has the deceleration that just began end at another content offset, in points.
    func retarget(to contentOffset: Double)
}

extension ScrollViewState {
    /// What a live scroll view looks like now.
    init(reading scrollable: any Scrollable) {
        self.init(
            frameHeight: scrollable.frameHeight, contentHeight: scrollable.contentHeight,
            contentOffset: scrollable.contentOffset)
        contentInset = scrollable.contentInset
        safeArea = scrollable.safeArea
        refreshInset = scrollable.refreshInset
        scrollIndicatorInsetTop = scrollable.scrollIndicatorInsetTop
    }
}
