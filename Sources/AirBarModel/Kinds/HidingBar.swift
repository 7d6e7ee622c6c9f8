/// A bar that hides while the content scrolls down and appears while it scrolls up.
///
/// Once the content is at rest it hides or appears altogether, by itself: to the nearer of its heights, or as it moved
/// last. Its expanded height is not used.
public struct HidingBar: Bar {
    private var place: HeaderPlace
    /// Whether it was hiding when it moved last.
    private var wasHiding = false
    private let snapsByDirection: Bool
    private let isFingerLed: Bool
    private var isFingerDown = false

    /// Makes a bar at an edge of the screen that is bound to no scroll view.
    ///
    /// - Parameters:
    ///   - configuration: its heights and where it snaps.
    ///   - edge: the edge of the screen.
    ///   - snapsByDirection: whether it goes on as it moved last, instead of to the nearer of its heights.
    ///   - insetFollows: whether section headers are pinned below a bar at the top, by an inset that is its height.
    ///   - isFingerLed: whether it moves with a finger only, and stays in a fling and in a scroll of the app.
    public init(
        _ configuration: BarConfiguration, at edge: BarEdge = .top, snapsByDirection: Bool = false,
        insetFollows: Bool = false, isFingerLed: Bool = false
    ) {
        place = HeaderPlace(configuration, at: edge, insetFollows: insetFollows)
        self.snapsByDirection = snapsByDirection
        self.isFingerLed = isFingerLed
    }

    /// What the bar shows.
    public var state: BarState { place.state }

    /// Follows the content; at rest it hides or appears.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        let mayFollow = mayFollow(event)
        isFingerDown = event.leavesFingerDown(isFingerDown)
        if case .scrollView = event {
            place.bind(&host, at: state.offset, meets: state.offset)
            return place.finish(&host)
        }
        let before = state.offset
        place.arriveAtTop(after: event, &host)
        if mayFollow {
            place.follow(host)
        } else if place.view?.contentOffset != place.live(host).contentOffset {
            place.closeGap(host)
        }
        if state.offset != before { wasHiding = state.offset > before }
        place.setInsets(&host)
        switch event {
        case .safeArea, .refreshInset, .pan(.began): place.closeGap(host)
        case .idle: snap(host)
        case .heights(let heights): place.change(to: heights, &host, leavesNoGap: true)
        case .show(let isShown): place.show(isShown, host)
        case .stay(let mustStay): place.state = state.staying(mustStay)
        default: break
        }
        place.finish(&host)
    }

    /// Whether it moves with content that is elsewhere at an event.
    private func mayFollow(_ event: BarEvent) -> Bool {
        guard isFingerLed else { return true }
        if case .scroll = event { return false }
        return isFingerDown
    }

    /// Hides or appears; appears where the content is at its top, or hiding would leave a gap above it.
    private mutating func snap(_ host: BarHost) {
        place.closeGap(host)
        let compact = -place.configuration.compact
        let nearest = state.nearestDetent(to: state.offset, isExpandedSupported: false)
        let isBetween = abs(nearest - state.offset) > place.configuration.tolerances.quietSnap
        let isHidden = snapsByDirection && isBetween ? wasHiding : nearest == compact
        let view = place.live(host)
        let canHide = place.edge == .top ? compact <= place.contentEdge(view) : view.contentOffset > view.top
        place.state.offset = isHidden && canHide ? compact : -place.configuration.normal
    }
}
