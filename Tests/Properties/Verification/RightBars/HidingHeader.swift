import AirBarModel
import Motion

/// A bar that hides while the content scrolls down and appears while it scrolls up.
///
/// Once the content is at rest it hides or appears altogether, by itself.
struct HidingHeader: Bar {
    private var place: HeaderPlace

    init(_ configuration: BarConfiguration) { place = HeaderPlace(configuration) }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host)
            return place.finish(&host)
        }
        place.follow(host)
        place.setInsets(&host)
        switch event {
        case .safeArea, .refreshInset, .pan(.began): place.closeGap(host)
        case .idle: snap(host)
        default: break
        }
        place.finish(&host)
    }

    /// Hides or appears, whichever is nearer; where hiding would leave a gap above the content, appears.
    private mutating func snap(_ host: BarHost) {
        place.closeGap(host)
        let isHidden = place.state.nearestDetent(to: state.offset, isExpandedSupported: false) == -compact
        let canHide = -compact <= place.contentEdge(place.live(host))
        place.state.offset = isHidden && canHide ? -compact : -place.configuration.normal
    }

    private var compact: Double { place.configuration.compact }
}

extension BarDefinition {
    /// A right bar of the preset ``BarCapabilities/hidesOnScroll``.
    static let hidingHeader = BarDefinition(
        "hiding-header", heights: .fixed(0, 88), capabilities: .hidesOnScroll
    ) { HidingHeader($0) }
}
