import AirBarModel

/// A bar that is hidden and shown by the direction of a scroll, with one mistake.
struct MistakenSwitch: Bar {
    enum Mistake: String, CaseIterable {
        case trembles = "switches in a tremor"
        case seesTheBounce = "is shown by the way back of a bounce at the end"
        case isInverted = "hides while the content scrolls up"
        case staysHalfHidden = "follows the content on its way, and stays half hidden"
        case staysHiddenWhenBound = "stays hidden over a view that is bound at its top"
        case hidesWhenBound = "is hidden when a scrolled view is bound"
        case comesBackAtRest = "is shown when everything has come to rest"
        case isHalfShownAtRest = "is half shown when everything has come to rest"
        case comesBackAtTouch = "is shown when a finger touches the content"
        case hidesAtRest = "is hidden when everything has come to rest away from the top"
        case comesBackOnRotation = "is shown by a change of the frame"
        case comesBackAtTheTopOnly = "does not come back before the content is at its top"
        case isDeafToTheStatusBar = "does not see a tap on the status bar"
        case insetFollows = "has an inset that follows its height"
        case isDeafToTheApp = "does not see scrolls of the app"
        case hidesOnRepetition = "hides when it is notified of no movement"
        case measuresFromRest = "measures a scroll from where the content was last at rest"
        case missesSmallMoves = "does not see moves of less than two points"
        case hidesLate = "hides only after a tenth more than the distance that decides"
        case comesBackLate = "comes back only after twice the distance that decides"
        case hidesOnly = "never comes back"
        case neverHides = "never hides"
        case isDeafToShowing = "is neither shown nor hidden in place"
        case forgetsTheApp = "goes on measuring when it is shown or hidden in place"
        case showsByScrolling = "scrolls the content to its top when it is shown in place"
        case hidesWhereItMustStay = "hides although it must stay"
        case restartsSideways = "begins to measure anew when the content moves sideways"
        case restartsUnderFinger = "begins to measure anew at each move of a finger"
        case restartsOnRepetition = "begins to measure anew when it is notified of no movement"
        case reportsNothing = "does not report its state"
    }

    private var place: HeaderPlace
    private var turn = 0.0
    private var last = 0.0
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration, fillsContent: false)
        self.mistake = mistake
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        let before = place.view
        if case .scrollView = event {
            let isAtTop = place.bind(&host, at: -place.configuration.normal)
            if isAtTop, mistake != .staysHiddenWhenBound { show(true) }
            if !isAtTop, mistake == .hidesWhenBound { show(false) }
        } else {
            place.setInsets(&host)
        }
        if mistake == .insetFollows {
            host.changeInset { $0.top += state.height - place.configuration.normal }
        }
        let view = place.live(host)
        if event.kind != .bind, let before, before.top == view.top, before.end == view.end, !isDeaf(to: event)
        {
            follow(from: before, to: view)
        } else {
            last = seen(view)
            turn = last
        }
        switch (event, mistake) {
        case (.show, .isDeafToShowing): break
        case (.show(let isShown), _):
            place.show(isShown, host)
            if mistake != .forgetsTheApp { turn = last }
            if isShown, mistake == .showsByScrolling {
                host.updateContentOffset(view.top, animated: true)
            }
        case (.stay(let mustStay), _):
            place.state =
                mistake == .hidesWhereItMustStay && mustStay
                ? state.shown(true, contentEdge: nil) : state.staying(mustStay)
            turn = last
        case (.scrollToTop, .isDeafToTheStatusBar): break
        case (.scrollToTop, _): show(true)
        case (.idle, .measuresFromRest), (.horizontalScroll, .restartsSideways),
            (.pan(.changed), .restartsUnderFinger):
            turn = last
        case (.contentOffset, .restartsOnRepetition) where before?.contentOffset == view.contentOffset:
            turn = last
        case (.idle, .isHalfShownAtRest): place.state.offset = (state.lowestOffset + state.highestOffset) / 2
        case (.contentOffset, .hidesOnRepetition) where before?.contentOffset == view.contentOffset:
            show(false)
        case (.idle, .comesBackAtRest), (.frameHeight, .comesBackOnRotation),
            (.pan(.began), .comesBackAtTouch):
            show(true)
        case (.idle, .hidesAtRest) where view.contentOffset > view.top + place.configuration.normal:
            show(false)
        default: break
        }
        if mistake == .reportsNothing { place.remember(host) } else { place.finish(&host) }
    }

    private func isDeaf(to event: BarEvent) -> Bool {
        switch (event, mistake) {
        case (.scrollToTop, .isDeafToTheStatusBar), (.scroll, .isDeafToTheApp): true
        default: false
        }
    }

    private mutating func follow(from before: ScrollViewState, to view: ScrollViewState) {
        let now = seen(view)
        if mistake == .missesSmallMoves, abs(now - last) < 2 {
            (turn, last) = (turn + now - last, now)
            return
        }
        if (now - last) * (last - turn) < 0, mistake != .measuresFromRest { turn = last }
        let moved = now - last
        last = now
        let distance = now - turn
        let deciding = mistake == .trembles ? 1.0 : 10
        let room = place.configuration.normal - place.configuration.compact
        if mistake == .staysHalfHidden, moved != 0 {
            place.state.offset = max(state.lowestOffset, min(state.offset + moved, state.highestOffset))
        } else if distance >= (mistake == .hidesLate ? 1.1 * deciding : deciding), now - view.top >= room {
            show(mistake == .isInverted)
        } else if distance <= (mistake == .comesBackLate ? -2 * deciding : -deciding),
            mistake != .comesBackAtTheTopOnly
        {
            show(mistake != .isInverted)
        }
        let isAtTop = view.contentOffset <= view.top && view.contentOffset < before.contentOffset
        if isAtTop, mistake != .measuresFromRest { show(true) }
    }

    private func seen(_ view: ScrollViewState) -> Double {
        mistake == .seesTheBounce ? max(view.top, view.contentOffset) : view.visible(view.contentOffset)
    }

    private mutating func show(_ isShown: Bool) {
        if isShown ? mistake == .hidesOnly : mistake == .neverHides { return }
        place.state.offset = isShown ? -place.configuration.normal : -place.configuration.compact
    }
}
