import Motion

/// The scroll view of a live bar: it notifies its observers of each event, and what the bar writes goes to the event's
/// host.
///
/// Observers are called synchronously. A programmatic scroll notifies the observer of the content offset before it
/// returns, as setting the offset of a `UIScrollView` does. What is written between events has no effect.
public final class LiveScrollView: NotifyingScrollable {
    private let current: LiveHost
    /// The state since another scroll view was bound; nil while this one is bound.
    private var detached: ScrollViewState?

    /// The release of a pan, while its end is being reported.
    public internal(set) var release: Release?

    /// Whether a finger is down that pans, and so in each frame that it drags the content.
    public private(set) var isTracking = false

    /// Reports each set of the content offset, in points.
    public let contentOffsetObservable = ObservableValue<Double>()
    /// Reports each set of the content height, in points.
    public let contentHeightObservable = ObservableValue<Double>()
    /// Reports each new state of the pan.
    public let panObservable = ObservableValue<PanPhase>()

    init(_ current: LiveHost) { self.current = current }

    /// The state of the scroll view.
    public var scrollView: ScrollViewState { detached ?? current.host.scrollView }

    /// The vertical content offset, in points.
    public var contentOffset: Double { scrollView.contentOffset }

    /// The height of the content, in points.
    public var contentHeight: Double { scrollView.contentHeight }

    /// The height of the frame, in points.
    public var frameHeight: Double { scrollView.frameHeight }

    /// The insets of the safe area, in points.
    public var safeArea: ContentInset { scrollView.safeArea }

    /// The part of the top content inset that comes from a refresh control, in points.
    public var refreshInset: Double { scrollView.refreshInset }

    /// The app's own part of the bottom content inset, in points.
    public var bottomInset: Double { scrollView.bottomInset }

    /// What the scroll view does by itself.
    public var behavior: ScrollViewBehavior { scrollView.behavior }

    /// Whether the content can be pulled past its edges.
    public var bounces: Bool { scrollView.bounces }

    /// Whether the content moves, as far as a scroll view that clamps knows.
    public var isInMotion: Bool { scrollView.isInMotion }

    /// The vertical content insets, in points; where they move the content, its observer is notified.
    public var contentInset: ContentInset {
        get { scrollView.contentInset }
        set {
            guard detached == nil, current.host.setContentInset(newValue) else { return }
            contentOffsetObservable.notify(contentOffset)
        }
    }

    /// The top inset of the scroll indicator, in points.
    public var scrollIndicatorInsetTop: Double {
        get { scrollView.scrollIndicatorInsetTop }
        set { if detached == nil { current.host.setScrollIndicatorInset(top: newValue) } }
    }

    /// Stops any motion, sets the content offset in points, and notifies its observer once; before that of the stop, if
    /// equal writes are notified.
    public func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        guard detached == nil else { return }
        if behavior.contains(.notifiesEqualWrites) { contentOffsetObservable.notify(self.contentOffset) }
        current.host.updateContentOffset(contentOffset, animated: animated)
        contentOffsetObservable.notify(contentOffset)
    }

    /// Makes the deceleration that has just begun end at another content offset, in points.
    public func retarget(to contentOffset: Double) {
        if detached == nil { current.host.retarget(to: contentOffset) }
    }

    /// Notes what an event says of the finger, before anybody is told of it.
    func note(_ event: BarEvent) { isTracking = event.leavesFingerDown(isTracking) }

    /// Freezes the state, because another scroll view is bound.
    func detach() {
        detached = current.host.scrollView
        isTracking = false
    }

    /// Whether a geometry is that of the scroll view as it was left, in any safe area.
    func comesBack(with geometry: ScrollViewGeometry) -> Bool {
        guard let detached else { return false }
        return (try? ScrollViewGeometry(leaving: detached, safeArea: geometry.safeArea)) == geometry
    }

    /// Binds it again.
    func attach() { detached = nil }

    /// Drops all observers.
    func removeObservers() {
        contentOffsetObservable.observe(nil)
        contentHeightObservable.observe(nil)
        panObservable.observe(nil)
    }
}

/// What a bar tells its clients, which no invariant could know of an object.
///
/// An object may report through any of its scroll views.
extension LiveScrollView {
    /// Reports that the state observer of the bar was called.
    ///
    /// A bar that reports nothing in an event is taken to have reported its new state at the end.
    public func report(height: Double, isExpandedStateAvailable: Bool = false) {
        var state = BarState(current.configuration)
        state.offset = -height
        state.isExpandedStateAvailable = isExpandedStateAvailable
        current.hasReported = true
        current.host.report(state)
    }

    /// Reports the height, in points, that a snap goes to.
    public func reportSnap(toHeight height: Double) { current.host.reportSnap(to: -height) }
}
