import AirBarModel

/// A bar that hides and comes back once the content has moved by twenty points in one direction, with one mistake or none.
struct MistakenWaiting: Bar {
    enum Mistake: String, CaseIterable {
        case waitsTooLong = "waits for 5,000 points"
        case neverMoves = "does not move"
        case staysHidden = "does not come back"
        case isDeafToTheApp = "does not follow scrolls of the app"
        case snapsToTheFarther = "snaps to its farther height at rest"
        case restartsUnderFinger = "begins to wait anew at each move of a finger"
        case growsAtTouch = "is shown when a finger touches the content"
    }

    private var place: HeaderPlace
    /// What the content has moved in one direction without the bar, in points, positive when it moved up.
    private var waited = 0.0
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration)
        self.mistake = mistake
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            waited = 0
            place.bind(&host, at: state.offset, meets: state.offset)
            return place.finish(&host)
        }
        if let view = place.view, !isDeaf(to: event) {
            let contentOffset = place.live(host).contentOffset
            follow(view.visible(contentOffset) - view.visible(view.contentOffset))
        }
        place.setInsets(&host)
        if case .stay(let mustStay) = event { place.state = state.staying(mustStay) }
        switch event {
        case .pan(.began) where mistake == .growsAtTouch: place.state.offset = -place.configuration.normal
        case .pan(.changed) where mistake == .restartsUnderFinger: waited = 0
        case .idle: snap(host)
        default: place.closeGap(host)
        }
        place.finish(&host)
    }

    private func isDeaf(to event: BarEvent) -> Bool {
        if case .scroll = event { mistake == .isDeafToTheApp } else { mistake == .neverMoves }
    }

    private mutating func follow(_ distance: Double) {
        let wait = mistake == .waitsTooLong ? 5_000.0 : 20
        if distance * waited < 0 { waited = 0 }
        let before = waited
        waited = max(-wait, min(waited + distance, wait))
        let part = distance - (waited - before)
        if mistake == .staysHidden, part < 0 { return }
        place.state.offset = max(state.lowestOffset, min(state.offset + part, state.highestOffset))
    }

    private mutating func snap(_ host: BarHost) {
        place.closeGap(host)
        let compact = -place.configuration.compact
        let nearest = state.nearestDetent(to: state.offset, isExpandedSupported: false)
        let isBetween = state.offset != nearest
        let isHidden = (nearest == compact) != (isBetween && mistake == .snapsToTheFarther)
        let canHide = compact <= place.contentEdge(place.live(host))
        place.state.offset = isHidden && canHide ? compact : -place.configuration.normal
    }
}
