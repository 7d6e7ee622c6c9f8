import AirBarModel
import Motion

/// A bar with a large title, which shrinks to a small one while the content scrolls down, and grows while it scrolls up.
///
/// When a finger lifts it snaps with the content, and it has flings end where it is large or small.
struct LargeTitleHeader: Bar {
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
        case .release(let release) where release.velocity.magnitude >= place.configuration.tolerances.fling:
            retarget(release, &host)
        case .pan(.ended), .pan(.cancelled), .pan(.failed), .release, .idle: snap(&host)
        default: break
        }
        place.finish(&host)
    }

    /// Moves to the nearest height and the content with it, unless that bounces.
    private mutating func snap(_ host: inout BarHost) {
        let view = place.live(host)
        let distance = distanceToSnap(from: state.offset, view)
        let isBouncing = view.visible(view.contentOffset) != view.contentOffset
        place.state.offset = detent(from: state.offset, view)
        guard !isBouncing, distance.magnitude > place.configuration.tolerances.quietSnap else { return }
        let target = view.visible(view.contentOffset + distance)
        if target != view.contentOffset { host.updateContentOffset(target, animated: true) }
    }

    /// Has a fling end where the bar is large or small, if it would end in between and that is on its way.
    private func retarget(_ release: Release, _ host: inout BarHost) {
        var view = place.live(host)
        let start = view.contentOffset
        let rest = view.visible(release.rest)
        let offset = max(
            state.lowestOffset, min(state.offset + rest - view.visible(start), state.highestOffset))
        view.contentOffset = rest
        let distance = distanceToSnap(from: offset, view)
        let target = rest + distance
        if distance.magnitude > place.configuration.tolerances.quietSnap, view.visible(target) == target,
            (target - start) * release.velocity > 0
        {
            host.retarget(to: target)
        }
    }

    /// The offset of the bar nearest to one that leaves no gap above the content, in points: large or small.
    private func detent(from offset: Double, _ view: ScrollViewState) -> Double {
        state.nearestDetent(to: resting(offset, view), isExpandedSupported: false)
    }

    private func distanceToSnap(from offset: Double, _ view: ScrollViewState) -> Double {
        detent(from: offset, view) - resting(offset, view)
    }

    private func resting(_ offset: Double, _ view: ScrollViewState) -> Double {
        min(offset, max(place.contentEdge(view), -place.configuration.normal))
    }
}

extension BarDefinition {
    /// A right bar of the preset ``BarCapabilities/largeTitle``.
    static let largeTitleHeader = BarDefinition(
        "large-title-header", heights: .fixed(48, 96), capabilities: .largeTitle
    ) { LargeTitleHeader($0) }
}
