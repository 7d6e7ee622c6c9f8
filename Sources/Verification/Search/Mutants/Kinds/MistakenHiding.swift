import AirBarModel

/// A bar that hides while the content scrolls down, with one mistake.
struct MistakenHiding: Bar {
    enum Mistake: String, CaseIterable {
        case seesTheBounceAtTheEnd = "follows content that bounces at its end"
        case seesTheBounceAtTheTop = "follows content that bounces at its top"
        case isSlow = "moves half as far as the content"
        case isInverted = "hides while the content scrolls up"
        case losesLongScrolls = "moves by no more than 60 points in a scroll"
        case needsAPush = "does not move in a scroll of less than two points"
        case growsAtTheTopOnly = "comes back only where the content is at its top"
        case losesTheFirstScroll = "does not move in the first scroll of a view"
        case isDeafToTheApp = "does not follow scrolls of the app"
        case isDeafToTheStatusBar = "does not follow a tap on the status bar"
        case staysBetween = "does not snap at rest"
        case hidesOverAGap = "snaps away from content at its top"
        case hidesAtRest = "hides whenever the content comes to rest"
        case takesTheFarther = "snaps to its farther height at rest"
        case comesBackOnRotation = "is shown by a change of the frame"
        case isStuckByACancel = "takes the finger to be down after a cancelled pan, and does not snap"
        case hidesOnReload = "is hidden by a change of the content's height"
        case forgetsShortContent = "cannot hide over short content"
        case leavesNoRoom = "covers the beginning of the content"
        case insetFollows = "has an inset that follows its height"
        case forgetsRefresh = "takes the inset of a refresh control away"
        case leavesAGap = "does not close the gap that a safe area opens"
        case insetKeepsHeights = "has the inset of the heights that it had first"
        case measuresFromBefore = "measures a drag from where the content was before its heights changed"
        case opensWithHeights = "comes back when its heights change"
        case staysHiddenInPlace = "is not shown in place"
        case takesBackShowing = "moves from where it was before it was shown in place"
        case hidesInPlaceOverAGap = "is hidden in place where the content is at its top"
        case comesBackToStay = "comes back where it must stay, and hides in the next scroll"
        case reportsNothing = "does not report its state"
    }

    private var place: HeaderPlace
    private var hasScrolled = false
    private var isTouched = false
    /// Where the bar was before it was shown or hidden in place, in points; nil if it has
    /// moved with the content since.
    private var offsetBefore: Double?
    private let mistake: Mistake?
    /// The normal height that it was made with, in points.
    private let firstNormal: Double

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration, fillsContent: mistake != .forgetsShortContent)
        self.mistake = mistake
        firstNormal = configuration.normal
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host, at: state.offset, meets: state.offset)
            hasScrolled = false
        } else {
            let offset = offset(after: event, host)
            if offset != state.offset { offsetBefore = nil }
            place.state.offset = offset
            place.setInsets(&host)
            if case .contentOffset = event { hasScrolled = true }
            if case .heights(let heights) = event { place.change(to: heights, &host, leavesNoGap: true) }
            if case .show(let isShown) = event { show(isShown, host) }
            if case .stay(let mustStay) = event {
                place.state =
                    mistake == .comesBackToStay && mustStay
                    ? state.shown(true, contentEdge: nil) : state.staying(mustStay)
            }
        }
        spoilInsets(&host)
        switch event {
        case .pan(.began): isTouched = true
        case .pan(.ended), .pan(.failed), .release: isTouched = false
        default: break
        }
        switch (event, mistake) {
        case (.safeArea, .leavesAGap): break
        case (.safeArea, _), (.refreshInset, _), (.pan(.began), _): place.closeGap(host)
        case (.idle, .staysBetween): break
        case (.idle, .isStuckByACancel) where isTouched: break
        case (.idle, _): snap(host)
        case (.heights, .measuresFromBefore): return host.report(state)
        case (.heights, .opensWithHeights): place.state.offset = -place.configuration.normal
        case (.frameHeight, .comesBackOnRotation): place.state.offset = -place.configuration.normal
        case (.contentHeight, .hidesOnReload): place.state.offset = -place.configuration.compact
        default: break
        }
        if mistake == .reportsNothing { place.remember(host) } else { place.finish(&host) }
    }

    private func offset(after event: BarEvent, _ host: BarHost) -> Double {
        switch (event, mistake) {
        case (.scroll, .isDeafToTheApp), (.scrollToTop, .isDeafToTheStatusBar): return state.offset
        case (.contentOffset, .losesTheFirstScroll) where !hasScrolled: return state.offset
        default: break
        }
        guard let view = place.view else { return state.offset }
        let contentOffset = place.live(host).contentOffset
        let distance = moved(seen(contentOffset, on: view) - seen(view.contentOffset, on: view))
        if mistake == .growsAtTheTopOnly, distance < 0, contentOffset > view.top { return state.offset }
        let start = distance == 0 ? state.offset : offsetBefore ?? state.offset
        return max(state.lowestOffset, min(start + distance, state.highestOffset))
    }

    private mutating func show(_ isShown: Bool, _ host: BarHost) {
        switch mistake {
        case .staysHiddenInPlace where isShown: break
        case .takesBackShowing:
            offsetBefore = state.offset
            place.show(isShown, host)
        case .hidesInPlaceOverAGap: place.state = state.shown(isShown, contentEdge: nil)
        default: place.show(isShown, host)
        }
    }

    private func seen(_ contentOffset: Double, on view: ScrollViewState) -> Double {
        switch mistake {
        case .seesTheBounceAtTheEnd: max(view.top, contentOffset)
        case .seesTheBounceAtTheTop: min(contentOffset, max(view.top, view.end))
        default: view.visible(contentOffset)
        }
    }

    private func moved(_ distance: Double) -> Double {
        switch mistake {
        case .isSlow: distance / 2
        case .isInverted: -distance
        case .losesLongScrolls: max(-60, min(distance, 60))
        case .needsAPush: distance.magnitude < 2 ? 0 : distance
        default: distance
        }
    }

    private func spoilInsets(_ host: inout BarHost) {
        let view = host.scrollView
        host.changeInset { inset in
            switch mistake {
            case .leavesNoRoom: inset.top -= place.configuration.normal
            case .insetFollows: inset.top += state.height - place.configuration.normal
            case .insetKeepsHeights: inset.top += firstNormal - place.configuration.normal
            case .forgetsRefresh: inset.top -= view.refreshInset
            default: break
            }
        }
    }

    private mutating func snap(_ host: BarHost) {
        place.closeGap(host)
        let compact = -place.configuration.compact
        let nearest = state.nearestDetent(to: state.offset, isExpandedSupported: false)
        let isBetween = state.offset != nearest
        let isHidden =
            mistake == .hidesAtRest || (nearest == compact) != (isBetween && mistake == .takesTheFarther)
        let canHide = mistake == .hidesOverAGap || compact <= place.contentEdge(place.live(host))
        place.state.offset = isHidden && canHide ? compact : -place.configuration.normal
    }
}
