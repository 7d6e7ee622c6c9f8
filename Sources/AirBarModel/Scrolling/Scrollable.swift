import Motion

/// A live scroll view for a bar controller: in an app, the `ObservedScrollView` of AirBarUIKit.
///
/// `UIScrollView` cannot conform to it itself: it has properties of the same names and of other types.
public protocol Scrollable: AnyObject {
    /// The vertical content offset, in points.
    var contentOffset: Double { get }

    /// The height of the content, in points.
    var contentHeight: Double { get }

    /// The height of the frame, in points.
    var frameHeight: Double { get }

    /// The vertical insets of the safe area, in points.
    var safeArea: ContentInset { get }

    /// The part of the top content inset that comes from a refresh control, in points; 0 without one.
    var refreshInset: Double { get }

    /// The release of the pan that has just ended; nil if the finger was still.
    ///
    /// It is read when ``panObservable`` reports `ended`. Set it in `scrollViewWillEndDragging`, from the velocity times
    /// 1000, because UIKit gives points per millisecond, and the target content offset.
    var release: Release? { get }

    /// The app's own part of the bottom content inset, in points; 0 unless declared.
    var bottomInset: Double { get }

    /// The vertical content insets, in points.
    var contentInset: ContentInset { get set }

    /// The top inset of the scroll indicator, in points.
    var scrollIndicatorInsetTop: Double { get set }

    /// What the scroll view does by itself; nothing unless declared.
    ///
    /// ``contentOffsetObservable`` reports it.
    var behavior: ScrollViewBehavior { get }

    /// Whether the content moves, under a finger or by itself; asked only of a scroll view that clamps.
    var isInMotion: Bool { get }

    /// Whether the content can be pulled past its edges; true unless declared.
    var bounces: Bool { get }

    /// Reports each change of the content offset, and each programmatic set, in points.
    var contentOffsetObservable: ObservableValue<Double> { get }

    /// Reports the content height each time it is set, in points.
    var contentHeightObservable: ObservableValue<Double> { get }

    /// Reports each new state of the pan gesture recogniser.
    var panObservable: ObservableValue<PanPhase> { get }

    /// Stops a deceleration and sets the content offset, in points.
    ///
    /// An animated update is one inside a view animation: a single change is reported, at once, with the final offset.
    func updateContentOffset(_ contentOffset: Double, animated: Bool)

    /// Makes the deceleration that has just begun end at another content offset, in points.
    func retarget(to contentOffset: Double)
}

extension Scrollable {
    /// None.
    public var bottomInset: Double { 0 }

    /// Nothing, as for the delegate of a scroll view.
    public var behavior: ScrollViewBehavior { [] }

    /// False.
    public var isInMotion: Bool { false }

    /// True.
    public var bounces: Bool { true }
}

extension ScrollViewGeometry {
    /// Reads a live scroll view that is about to be bound.
    ///
    /// - Throws: `InvalidValue` for an invalid size, content offset or safe area. An invalid inset counts as none: the bar
    ///   is about to set its own.
    init(binding scrollable: any Scrollable) throws(InvalidValue) {
        func valid(_ inset: Double) -> Double { inset.isLength ? inset : 0 }
        let inset = scrollable.contentInset
        let refreshInset = valid(scrollable.refreshInset)
        let appInset = valid(scrollable.bottomInset)
        try self.init(
            frameHeight: scrollable.frameHeight, contentHeight: scrollable.contentHeight,
            contentOffset: scrollable.contentOffset, safeArea: scrollable.safeArea,
            barInset: ContentInset(
                top: valid(inset.top - refreshInset), bottom: valid(inset.bottom - appInset)),
            refreshInset: refreshInset, bottomInset: appInset, behavior: scrollable.behavior)
    }
}

extension ScrollViewState {
    /// Reads the current state of a live scroll view; an invalid content offset, height or inset of others is NaN.
    init(reading scrollable: any Scrollable) {
        func length(_ number: Double) -> Double { number.isLength ? number : .nan }
        let contentOffset = scrollable.contentOffset
        self.init(
            frameHeight: length(scrollable.frameHeight), contentHeight: length(scrollable.contentHeight),
            contentOffset: contentOffset.isUsable ? contentOffset : .nan)
        contentInset = scrollable.contentInset
        safeArea = ContentInset(
            top: length(scrollable.safeArea.top), bottom: length(scrollable.safeArea.bottom))
        refreshInset = length(scrollable.refreshInset)
        bottomInset = length(scrollable.bottomInset)
        scrollIndicatorInsetTop = scrollable.scrollIndicatorInsetTop
        bounces = scrollable.bounces
        behavior = scrollable.behavior
        isInMotion = scrollable.isInMotion
    }
}
