/// A live scroll view without a screen: it applies offsets at once and tells its observers synchronously.
public final class SimulatedScrollView: Scrollable {
    /// The height of the frame, in points.
    public let frameHeight: Double
    /// The vertical content offset, in points; telling every set of it.
    public var contentOffset: Double { didSet { contentOffsetObservable.notify(contentOffset) } }
    /// The height of the content, in points; telling every set of it.
    public var contentHeight: Double { didSet { contentHeightObservable.notify(contentHeight) } }
    /// The vertical content insets, in points.
    public var contentInset = ContentInset(top: 0, bottom: 0)
    /// The top inset of the scroll indicator, in points.
    public var scrollIndicatorInsetTop = 0.0
    /// The state of the pan gesture; telling every set of it.
    public var pan = PanPhase.possible { didSet { panObservable.notify(pan) } }

    /// Tells every set of the content offset.
    public let contentOffsetObservable = Observable<Double>()
    /// Tells every set of the content height.
    public let contentHeightObservable = Observable<Double>()
    /// Tells every set of the pan state.
    public let panObservable = Observable<PanPhase>()

    /// A scroll view of a geometry, without insets.
    public init(_ geometry: ScrollGeometry) {
        frameHeight = geometry.frameHeight
        contentHeight = geometry.contentHeight
        contentOffset = geometry.contentOffset
    }

    /// Sets the content offset, in points; nothing decelerates or animates here.
    public func updateContentOffset(_ contentOffset: Double, animated: Bool) {
        self.contentOffset = contentOffset
    }
}
