import Motion

/// A live scroll view without a screen: a ``ScrollViewState`` that tells its observers, synchronously.
///
/// It moves as a ``ScrollMotion`` does, under a finger and by itself, when it is told of the finger and of time:
///
///     view.drag(by: 10, over: 1.0 / 60)
///     view.lift()
///     while !view.advance(by: 1.0 / 60) {}
///     controller.scrollViewDidRest()
public final class SimulatedScrollView: Scrollable {
    /// What the scroll view looks like.
    public internal(set) var scrollView: ScrollViewState
    /// How the pan that is going to end lets go of the content.
    public internal(set) var release: Release?
    /// Where the last deceleration was made to end, in points.
    public private(set) var target: Double?

    /// How it moves.
    var motion: ScrollMotion
    /// What is known of the finger that is down.
    var pan = Pan.none

    /// Tells every set of the content offset.
    public let contentOffsetObservable = ObservableValue<Double>()
    /// Tells every set of the content height.
    public let contentHeightObservable = ObservableValue<Double>()
    /// Tells every change of the pan's state.
    public let panObservable = ObservableValue<PanPhase>()

    /// A scroll view of a geometry, without content insets, that moves as a motion does that has not begun.
    public init(_ geometry: ScrollGeometry, motion: ScrollMotion = ScrollMotion()) {
        scrollView = ScrollViewState(geometry)
        self.motion = motion
    }

    /// Changes as an event says, and tells whoever watches what it is about.
    public func apply(_ event: BarEvent) {
        scrollView.apply(event)
        switch event {
        case .contentOffset, .scroll, .scrollToTop, .horizontalScroll:
            contentOffsetObservable.notify(scrollView.contentOffset)
        case .contentHeight: contentHeightObservable.notify(scrollView.contentHeight)
        case .pan(let phase): panObservable.notify(phase)
        case .release(let release):
            self.release = release
            panObservable.notify(.ended)
            self.release = nil
        case .lostContentOffset, .frameHeight, .safeArea, .refreshInset, .bounces, .scrollView, .expand,
            .idle:
            break
        }
    }

    /// The vertical content offset, in points; telling every set of it.
    public var contentOffset: Double {
        get { scrollView.contentOffset }
        set { apply(.contentOffset(newValue)) }
    }

    /// The height of the content, in points; telling every set of it.
    public var contentHeight: Double {
        get { scrollView.contentHeight }
        set { apply(.contentHeight(newValue)) }
    }

    /// The height of the frame, in points.
    public var frameHeight: Double { scrollView.frameHeight }

    /// The insets of the safe area, in points.
    public var safeArea: ContentInset { scrollView.safeArea }

    /// What a refresh control added to the top content inset, in points.
    public var refreshInset: Double { scrollView.refreshInset }

    /// The vertical content insets, in points.
    public var contentInset: ContentInset {
        get { scrollView.contentInset }
        set { scrollView.contentInset = newValue }
    }

    /// The top inset of the scroll indicator, in points.
    public var scrollIndicatorInsetTop: Double {
        get { scrollView.scrollIndicatorInsetTop }
        set { scrollView.scrollIndicatorInsetTop = newValue }
    }

    /// Stops what moves and sets the content offset, in points, wherever that is; telling it once.
    ///
    /// Animated means inside a view animation, which is told once too, with the final offset.
    public func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        scrollView.contentOffset = contentOffset
        motion.animate(to: contentOffset, scrollView.metrics)
        contentOffsetObservable.notify(contentOffset)
    }

    /// Has what moves end at another content offset, in points, within the edges.
    public func retarget(to contentOffset: Double) {
        target = contentOffset
        motion.retarget(to: contentOffset, scrollView.metrics)
    }
}
