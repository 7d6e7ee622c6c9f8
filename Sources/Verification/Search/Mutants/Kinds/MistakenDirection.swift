import AirBarModel

/// A bar that hides while the content scrolls down, and at rest goes on in a wrong direction.
struct MistakenDirection: Bar {
    enum Mistake: String, CaseIterable {
        case takesTheNearest = "snaps to its nearer height"
        case goesBack = "snaps back to where it came from"
        case goesAsItBegan = "goes on as it moved first since the finger touched the content"
        case seesTheBounce = "goes on as the content moved last, in a bounce too"
        case comesBack = "comes back wherever it is at rest between its heights"
        case hidesAfterTouch = "hides where a finger has touched the content since it moved"
        case hides = "hides wherever it is at rest between its heights"
    }

    private var place: HeaderPlace
    /// Whether it was hiding in the movement that decides; nil without one.
    private var wasHiding: Bool?
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration)
        self.mistake = mistake
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host, at: state.offset, meets: state.offset)
            return place.finish(&host)
        }
        let (before, last) = (state.offset, place.view?.contentOffset)
        place.follow(host)
        let now = place.live(host).contentOffset
        if mistake == .seesTheBounce, let last, now != last {
            wasHiding = now > last
        } else if state.offset != before, mistake != .goesAsItBegan || wasHiding == nil {
            wasHiding = state.offset > before
        }
        place.setInsets(&host)
        switch event {
        case .pan(.began):
            wasHiding = mistake == .hidesAfterTouch ? true : nil
            place.closeGap(host)
        case .safeArea, .refreshInset: place.closeGap(host)
        case .idle: snap(host)
        default: break
        }
        place.finish(&host)
    }

    private mutating func snap(_ host: BarHost) {
        place.closeGap(host)
        let (compact, normal) = (-place.configuration.compact, -place.configuration.normal)
        let nearest = state.nearestDetent(to: state.offset, isExpandedSupported: false)
        let isBetween = abs(nearest - state.offset) > place.configuration.tolerances.quietSnap
        let isHidden = isBetween ? hides(nearest: nearest) : nearest == compact
        place.state.offset = isHidden && compact <= place.contentEdge(place.live(host)) ? compact : normal
    }

    private func hides(nearest: Double) -> Bool {
        let isNearer = nearest == -place.configuration.compact
        return switch mistake {
        case .takesTheNearest: isNearer
        case .goesBack: wasHiding.map { !$0 } ?? isNearer
        case .goesAsItBegan, .seesTheBounce, .hidesAfterTouch, nil: wasHiding ?? isNearer
        case .comesBack: false
        case .hides: true
        }
    }
}
