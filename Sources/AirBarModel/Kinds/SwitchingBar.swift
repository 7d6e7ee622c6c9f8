/// A bar that a scroll down hides and a scroll up shows, as a whole; at the top it is shown.
///
/// What a finger that rests trembles by decides nothing. Its expanded height is not used.
public struct SwitchingBar: Bar {
    private var place: HeaderPlace
    /// Where the content turned, within its edges, in points; it has moved away from there in one direction.
    private var turn = 0.0
    /// Where the content is, within its edges, in points.
    private var last = 0.0
    /// The distances of a scroll down and of one up that decide, in points.
    private let (hiding, showing): (Double, Double)
    /// The distance from the top within which it may be shown whatever happens, in points.
    private let below: Double
    /// The distance from the top within which it is not hidden, in points.
    private var nearTop: Double {
        max(below, place.configuration.normal - place.configuration.compact)
    }

    /// Makes a bar that is bound to no scroll view.
    ///
    /// - Parameters:
    ///   - configuration: the heights.
    ///   - distance: the distance of a scroll in one direction that decides, in points, greater than 0.
    ///   - showing: the distance of a scroll up that decides, in points, greater than 0; unless given, the same.
    ///   - below: the distance from the top within which the bar is not hidden, in points; it never leaves a gap.
    ///   - edge: the edge of the screen at which it is.
    public init(
        _ configuration: BarConfiguration, after distance: Double, showingAfter showing: Double? = nil,
        below: Double = 0, at edge: BarEdge = .top
    ) {
        place = HeaderPlace(configuration, at: edge, fillsContent: false)
        hiding = distance
        self.showing = showing ?? distance
        self.below = below
    }

    /// What the bar shows.
    public var state: BarState { place.state }

    /// Is hidden or shown by the direction in which the content has moved.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        let before = place.view
        if case .scrollView = event {
            if place.bind(&host, at: -place.configuration.normal) { show() }
            restart(place.live(host))
        } else {
            if let before { follow(from: before, to: place.live(host).contentOffset) }
            switch event {
            case .heights(let heights):
                place.change(to: heights, &host, leavesNoGap: false)
                restart(place.live(host))
            case .show(let isShown):
                place.show(isShown, host)
                restart(place.live(host))
            case .stay(let mustStay):
                place.state = state.staying(mustStay)
                restart(place.live(host))
            default: break
            }
            place.setInsets(&host)
            let view = place.live(host)
            if before?.top != view.top || before?.end != view.end { restart(view) }
        }
        if case .scrollToTop = event { show() }
        place.finish(&host)
    }

    /// Follows a scroll within the edges from before it, to a content offset in points.
    private mutating func follow(from view: ScrollViewState, to contentOffset: Double) {
        let now = view.visible(contentOffset)
        if (now - last) * (last - turn) < 0 { turn = last }
        last = now
        let distance = now - turn
        if distance >= hiding, contentOffset - view.top >= nearTop {
            place.state.offset = -place.configuration.compact
        } else if distance <= -showing || (contentOffset <= view.top && contentOffset < view.contentOffset) {
            show()
        }
    }

    /// Begins to measure anew.
    private mutating func restart(_ view: ScrollViewState) {
        last = view.visible(view.contentOffset)
        turn = last
    }

    private mutating func show() { place.state.offset = -place.configuration.normal }
}
