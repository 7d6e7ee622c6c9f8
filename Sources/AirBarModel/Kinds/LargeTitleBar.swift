import Motion

/// A bar with a large title at the top of the content, and a small one below.
///
/// When a finger lifts it snaps with the content, and it has flings end where it is large or small; one with a search field
/// also where the field alone is gone. Its expanded height is not used.
public struct LargeTitleBar: Bar {
    private var place: HeaderPlace
    private let curve = PositionCurve(travel: 1, stretches: false)
    private let share: Double?

    /// Makes a bar that is bound to no scroll view.
    ///
    /// - Parameters:
    ///   - configuration: the heights.
    ///   - share: where between them it also rests, as a share of the way from the compact to the normal height, between 0
    ///     and 1; unless given, nowhere.
    public init(_ configuration: BarConfiguration, restingAt share: Double? = nil) {
        place = HeaderPlace(configuration)
        self.share = share
    }

    /// What the bar shows.
    public var state: BarState { place.state }

    /// Has the height that belongs to the place of the content, which it moves to a place of a large or a small title.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        switch event {
        case .scrollView: place.bind(&host, at: -place.configuration.normal)
        case .heights(let heights): place.change(to: heights, &host, leavesNoGap: false)
        default: place.setInsets(&host)
        }
        switch event {
        case .release(let release) where release.velocity.magnitude >= place.configuration.tolerances.fling:
            retarget(release, &host)
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release, .idle: snap(&host)
        default: break
        }
        place.state.offset = curve.offset(of: place.configuration, on: place.live(host))
        place.finish(&host)
    }

    /// Moves the content to the nearest place where the bar can rest, unless it bounces or nobody would see it.
    private func snap(_ host: inout BarHost) {
        let view = place.live(host)
        let distance = distanceToDetent(view)
        let target = view.visible(view.contentOffset + distance)
        let isBouncing = view.visible(view.contentOffset) != view.contentOffset
        if !isBouncing, distance.magnitude > place.configuration.tolerances.quietSnap,
            target != view.contentOffset
        {
            host.updateContentOffset(target, animated: true)
        }
    }

    /// Has a fling end where the bar can rest, if it would end in between and that is on its way.
    private func retarget(_ release: Release, _ host: inout BarHost) {
        var view = place.live(host)
        let start = view.contentOffset
        view.contentOffset = view.visible(release.rest)
        let distance = distanceToDetent(view)
        let target = view.contentOffset + distance
        if distance.magnitude > place.configuration.tolerances.quietSnap, view.visible(target) == target,
            (target - start) * release.velocity > 0
        {
            host.retarget(to: target)
        }
    }

    /// The distance by which the content has to move to where the bar can rest, in points.
    private func distanceToDetent(_ view: ScrollViewState) -> Double {
        let offset = curve.offset(of: place.configuration, on: view)
        return state.nearestDetent(to: offset, isExpandedSupported: false, between: share) - offset
    }
}
