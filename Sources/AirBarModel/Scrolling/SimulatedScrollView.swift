/// A live scroll view without a screen: a ``ScrollView`` that tells its observers, synchronously.
public final class SimulatedScrollView: Scrollable {
    /// What the scroll view looks like.
    public private(set) var scrollView: ScrollView
    /// How the pan that is going to end lets go of the content.
    public private(set) var release: Release?
    /// Where the last deceleration was made to end, in points.
    public private(set) var target: Double?

    /// Tells every set of the content offset.
    public let contentOffsetObservable = Observable<Double>()
    /// Tells every set of the content height.
    public let contentHeightObservable = Observable<Double>()
    /// Tells every change of the pan's state.
    public let panObservable = Observable<PanPhase>()

    /// A scroll view of a geometry, without content insets.
    public init(_ geometry: ScrollGeometry) {
        scrollView = ScrollView(geometry)
    }

    /// Changes as an event says, and tells whoever watches what it is about.
    public func happen(_ event: BarEvent) {
        scrollView.happen(event)
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
        set { happen(.contentOffset(newValue)) }
    }

    /// The height of the content, in points; telling every set of it.
    public var contentHeight: Double {
        get { scrollView.contentHeight }
        set { happen(.contentHeight(newValue)) }
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

    /// Sets the content offset, in points, wherever that is; nothing decelerates or animates here.
    public func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        scrollView.contentOffset = contentOffset
        contentOffsetObservable.notify(contentOffset)
    }

    /// Remembers the target; nothing decelerates here.
    public func retarget(to contentOffset: Double) {
        target = contentOffset
    }
}
