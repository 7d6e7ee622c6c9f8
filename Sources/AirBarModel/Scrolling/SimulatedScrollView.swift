import Motion

/// A live scroll view without a screen: a ``ScrollViewState`` that notifies its observers synchronously.
///
/// It is moved by a finger and by the passing of frames:
///
///     view.drag(by: 10, over: 1.0 / 60)
///     view.lift()
///     while !view.advance(by: 1.0 / 60) {}
///     controller.scrollViewDidRest()
public final class SimulatedScrollView: NotifyingScrollable {
    /// The state of the scroll view.
    package internal(set) var scrollView: ScrollViewState
    /// The release of a pan, while its end is being reported.
    public internal(set) var release: Release?
    /// The content offset of the last call of ``retarget(to:)``, in points.
    package private(set) var target: Double?

    /// The finger, and the motion of the content.
    var finger: Finger

    /// Reports each set of the content offset, in points.
    public let contentOffsetObservable = ObservableValue<Double>()
    /// Reports each set of the content height, in points.
    public let contentHeightObservable = ObservableValue<Double>()
    /// Reports each new state of the pan.
    public let panObservable = ObservableValue<PanPhase>()

    /// A scroll view at rest, of a geometry and a motion.
    public init(_ geometry: ScrollViewGeometry, motion: ScrollMotion = ScrollMotion()) {
        scrollView = ScrollViewState(geometry)
        finger = Finger(on: motion)
    }

    /// Applies an event, and notifies the observer of the changed value; before that, of the content offset if it moved too.
    package func apply(_ event: BarEvent) {
        if scrollView.apply(event) { contentOffsetObservable.notify(contentOffset) }
        notifyObserver(of: event)
    }

    /// The vertical content offset, in points; each set notifies its observer.
    public var contentOffset: Double {
        get { scrollView.contentOffset }
        set { apply(.contentOffset(newValue)) }
    }

    /// The height of the content, in points; each set notifies its observer.
    public var contentHeight: Double {
        get { scrollView.contentHeight }
        set { apply(.contentHeight(newValue)) }
    }

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
            if scrollView.setContentInset(newValue) { contentOffsetObservable.notify(contentOffset) }
        }
    }

    /// The top inset of the scroll indicator, in points.
    public var scrollIndicatorInsetTop: Double {
        get { scrollView.scrollIndicatorInsetTop }
        set { scrollView.scrollIndicatorInsetTop = newValue }
    }

    /// Stops any motion, sets the content offset in points, which may be past an edge, and notifies its observer once.
    ///
    /// An animated update is one inside a view animation, which also notifies once, with the final offset. The stop is
    /// notified before if equal writes are.
    public func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        if behavior.contains(.notifiesEqualWrites) {
            contentOffsetObservable.notify(scrollView.contentOffset)
        }
        scrollView.contentOffset = contentOffset
        finger.motion.animate(to: contentOffset, scrollView.metrics)
        contentOffsetObservable.notify(contentOffset)
    }

    /// Makes the motion end at another content offset, in points, clamped to the edges.
    public func retarget(to contentOffset: Double) {
        target = contentOffset
        finger.motion.retarget(to: contentOffset, scrollView.metrics)
    }
}
