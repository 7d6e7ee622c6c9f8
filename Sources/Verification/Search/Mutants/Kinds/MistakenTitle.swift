import AirBarModel
import Motion

/// A bar with a large title that snaps with the content, with one mistake.
struct MistakenTitle: Bar {
    enum Mistake: String, CaseIterable {
        case neverSnaps = "stays between its titles"
        case snapsTheLongWay = "snaps to the title that is farther away"
        case snapsAtOnce = "snaps without an animation"
        case snapsWithoutTheContent = "snaps and leaves the content where it is"
        case forgetsCancelledPans = "does not snap after a pan that is cancelled"
        case waitsForIdle = "does not snap when a finger lifts"
        case turnsFlings = "has flings end at the title that is nearest to where they began"
        case leavesFlings = "lets flings end between its titles"
        case leavesFlingsToItsTop = "lets flings that belong to its top end before it"
        case stopsFlings = "snaps at a release that flings the content"
    }

    private var place: HeaderPlace
    private let curve = PositionCurve(travel: 1, stretches: false)
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration)
        self.mistake = mistake
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host, at: -place.configuration.normal)
        } else {
            place.setInsets(&host)
        }
        let distance = settle(event, &host)
        place.state.offset = curve.offset(of: place.configuration, on: place.live(host)) + distance
        place.finish(&host)
    }

    /// Snaps or changes where a fling ends, if the event is one to do so.
    ///
    /// - Returns: the distance that the bar moves without the content, in points.
    private func settle(_ event: BarEvent, _ host: inout BarHost) -> Double {
        switch (event, mistake) {
        case (.release(let release), _)
        where release.velocity.magnitude >= place.configuration.tolerances.fling:
            if mistake == .stopsFlings { return snap(&host) }
            if mistake != .leavesFlings { retarget(release, &host) }
            return 0
        case (.pan(.cancelled), .forgetsCancelledPans), (.pan(.failed), .forgetsCancelledPans): return 0
        case (.pan(.ended), .waitsForIdle), (.pan(.cancelled), .waitsForIdle), (.release, .waitsForIdle):
            return 0
        case (.pan(.ended), _), (.pan(.cancelled), _), (.pan(.failed), _), (.release, _), (.idle, _):
            return snap(&host)
        default: return 0
        }
    }

    private func snap(_ host: inout BarHost) -> Double {
        let view = place.live(host)
        let distance = distanceToDetent(view)
        let isBouncing = view.visible(view.contentOffset) != view.contentOffset
        let reachable = view.visible(view.contentOffset + distance)
        guard mistake != .neverSnaps, !isBouncing,
            distance.magnitude > place.configuration.tolerances.quietSnap
        else { return 0 }
        if mistake == .snapsWithoutTheContent { return distance }
        if reachable != view.contentOffset {
            host.updateContentOffset(reachable, animated: mistake != .snapsAtOnce)
        }
        return 0
    }

    private func retarget(_ release: Release, _ host: inout BarHost) {
        var view = place.live(host)
        let start = view.contentOffset
        view.contentOffset = view.visible(mistake == .turnsFlings ? start : release.rest)
        let distance = distanceToDetent(view)
        let target = view.contentOffset + distance
        let isAhead = mistake == .turnsFlings || (target - start) * release.velocity > 0
        if mistake == .leavesFlingsToItsTop, target <= view.top { return }
        if distance.magnitude > place.configuration.tolerances.quietSnap, view.visible(target) == target,
            isAhead
        {
            host.retarget(to: target)
        }
    }

    private func distanceToDetent(_ view: ScrollViewState) -> Double {
        let offset = curve.offset(of: place.configuration, on: view)
        let nearest = state.nearestDetent(to: offset, isExpandedSupported: false)
        let (compact, normal) = (-place.configuration.compact, -place.configuration.normal)
        if mistake == .snapsTheLongWay, offset != compact, offset != normal {
            return (nearest == compact ? normal : compact) - offset
        }
        return nearest - offset
    }
}
