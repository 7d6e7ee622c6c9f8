/// A bar that hides while the content scrolls down and appears while it scrolls up.
///
/// Once the content is at rest it hides or appears altogether, by itself. Its expanded height is not used.
public struct HidingBar: Bar {
    private var place: HeaderPlace

    /// Makes a bar at an edge of the screen that is bound to no scroll view.
    public init(_ configuration: BarConfiguration, at edge: BarEdge = .top) {
        place = HeaderPlace(configuration, at: edge)
    }

    /// What the bar shows.
    public var state: BarState { place.state }

    /// Follows the content; at rest it hides or appears.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host, at: state.offset, meets: state.offset)
            return place.finish(&host)
        }
        place.follow(host)
        place.setInsets(&host)
        switch event {
        case .safeArea, .refreshInset, .pan(.began): place.closeGap(host)
        case .idle: snap(host)
        case .heights(let heights): place.change(to: heights, &host, leavesNoGap: true)
        default: break
        }
        place.finish(&host)
    }

    /// Hides or appears, whichever is nearer; appears where the content is at its top, or hiding would leave a gap above it.
    private mutating func snap(_ host: BarHost) {
        place.closeGap(host)
        let compact = -place.configuration.compact
        let isHidden = state.nearestDetent(to: state.offset, isExpandedSupported: false) == compact
        let view = place.live(host)
        let canHide = place.edge == .top ? compact <= place.contentEdge(view) : view.contentOffset > view.top
        place.state.offset = isHidden && canHide ? compact : -place.configuration.normal
    }
}
