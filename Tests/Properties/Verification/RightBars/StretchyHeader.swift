import AirBarModel
import Motion

/// A header that follows the content, and beyond its normal height only a finger that pulls at the top; it does not snap.
struct StretchyHeader: Bar {
    private var place: HeaderPlace

    init(_ configuration: BarConfiguration) { place = HeaderPlace(configuration) }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            if !isStretched { place.state.isExpandedStateAvailable = false }
            place.bind(&host)
            return place.finish(&host)
        }
        // A scroll that was not notified happened beneath the insets from before the event.
        var scrolled = place.view ?? host.scrollView
        let before = scrolled.contentOffset
        scrolled.contentOffset = place.live(host).contentOffset
        place.follow(host)
        if scrolled.contentOffset > before, !isAtTop(scrolled), !isStretched {
            place.state.isExpandedStateAvailable = false
        }
        switch event {
        case .pan(.began): place.state.isExpandedStateAvailable = isAtTop(place.live(host)) || isStretched
        case .release(let release) where release.velocity.magnitude >= place.configuration.tolerances.fling:
            break
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release, .idle:
            if !isStretched { place.state.isExpandedStateAvailable = false }
        case .expand(let isExpanded):
            place.state.isExpandedStateAvailable = isExpanded
            place.state.offset = place.state.lowestOffset
        default: break
        }
        place.setInsets(&host)
        switch event {
        case .safeArea, .refreshInset, .pan(.began): place.closeGap(host)
        case .expand: host.updateContentOffset(place.live(host).top, animated: true)
        default: break
        }
        place.finish(&host)
    }

    private var isStretched: Bool { state.offset < -place.configuration.normal }

    private func isAtTop(_ view: ScrollViewState) -> Bool {
        view.contentOffset
            <= -(place.configuration.normal + view.otherTopInset) + place.configuration.tolerances.top
    }
}

extension BarDefinition {
    /// A right bar of the preset ``BarCapabilities/stretchy``.
    static let stretchyHeader = BarDefinition(
        "stretchy-header", heights: .fixed(100, 200, 300), capabilities: .stretchy
    ) { StretchyHeader($0) }
}
