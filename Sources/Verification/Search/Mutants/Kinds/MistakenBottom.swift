import AirBarModel

/// A bar at the bottom of the screen that hides while the content scrolls down, with one mistake.
struct MistakenBottom: Bar {
    enum Mistake: String, CaseIterable {
        case hasItsRoomAtTheTop = "makes room for itself above the content"
        case leavesNoRoom = "covers the end of the content"
        case leavesABlank = "leaves a blank below the content"
        case insetFollows = "has an inset that follows its height"
        case forgetsRefresh = "takes the inset of a refresh control away"
        case snapsAtTouch = "snaps when a finger touches the content"
        case forgetsTheKeyboard = "takes the bottom inset of the app away"
        case movesContent = "scrolls a view that is bound"
        case seesTheBounceAtTheEnd = "follows content that bounces at its end"
        case isInverted = "hides while the content scrolls up"
        case hidesEarly = "hides at rest unless three fifths of it are shown"
        case staysBetween = "does not snap at rest"
        case comesBackAtTheEnd = "is shown where the content is at its end"
        case staysAwayAtTheTop = "stays hidden after a tap on the status bar"
    }

    private var place: HeaderPlace
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration, at: .bottom)
        self.mistake = mistake
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host, at: state.offset)
            if mistake == .movesContent { host.updateContentOffset(host.scrollView.top, animated: false) }
        } else {
            follow(event, host)
            place.setInsets(&host)
        }
        spoilInsets(&host)
        switch (event, mistake) {
        case (.idle, .staysBetween): break
        case (.idle, _), (.pan(.began), .snapsAtTouch): snap(place.live(host))
        default: break
        }
        place.finish(&host)
    }

    private mutating func follow(_ event: BarEvent, _ host: BarHost) {
        guard let view = place.view else { return }
        if case .scrollToTop = event, mistake == .staysAwayAtTheTop { return }
        let contentOffset = place.live(host).contentOffset
        var distance = view.visible(contentOffset) - view.visible(view.contentOffset)
        switch mistake {
        case .seesTheBounceAtTheEnd:
            distance = max(view.top, contentOffset) - max(view.top, view.contentOffset)
        case .isInverted: distance.negate()
        case .comesBackAtTheEnd where contentOffset >= view.end && contentOffset > view.contentOffset:
            distance = -place.configuration.normal
        default: break
        }
        place.state.offset = max(state.lowestOffset, min(state.offset + distance, state.highestOffset))
    }

    private mutating func snap(_ view: ScrollViewState) {
        let range = place.configuration.normal - place.configuration.compact
        let seen = state.offset + (mistake == .hidesEarly ? range / 10 : 0)
        place.state.offset =
            view.contentOffset <= view.top && mistake != .staysAwayAtTheTop
            ? -place.configuration.normal
            : state.nearestDetent(to: seen, isExpandedSupported: false)
    }

    private func spoilInsets(_ host: inout BarHost) {
        let view = host.scrollView
        host.changeInset { inset in
            switch mistake {
            case .hasItsRoomAtTheTop:
                inset.top += place.configuration.normal
                inset.bottom -= place.configuration.normal
            case .leavesNoRoom: inset.bottom -= place.configuration.normal
            case .leavesABlank: inset.bottom += 60
            case .insetFollows: inset.bottom += state.height - place.configuration.normal
            case .forgetsRefresh: inset.top -= view.refreshInset
            case .forgetsTheKeyboard: inset.bottom = place.configuration.normal
            default: break
            }
        }
    }
}
