import AirBarModel

/// A header that shrinks over the first points of the content, with one mistake.
struct MistakenCollapse: Bar {
    enum Mistake: String, CaseIterable {
        case addsUp = "adds up movements, and does not come back to the height of a place"
        case isDeafToTheApp = "does not see scrolls of the app"
        case keepsHeightWhenBound = "keeps the height that it had over the last view"
        case scrollsWhenBound = "scrolls any view that is bound to its top"
        case foldsWhenBound = "scrolls a view that is bound just below its top to where it is compact"
        case forgetsTheSafeArea = "is laid out as if there were no safe area"
        case isLate = "has the height that belongs to the place before"
        case endsTooLate = "becomes compact only after twice the way"
        case stopsFlings = "stops the content when a finger lifts"
        case retargets = "has flings end where they began"
        case leavesABlank = "leaves a blank below the content"
        case jumps = "is normal or compact and nothing between"
        case coversContent = "leaves content at its top under itself"
        case leavesNoRoom = "covers the beginning of the content"
        case opensOnReload = "is normal again after a reload"
        case growsWithRefresh = "grows while a refresh control is shown"
        case insetFollows = "has an inset that follows its height"
        case seesTheBounceAtTheTop = "shrinks while content is pulled beyond its top"
        case seesTheBounceAtTheEnd = "shrinks while short content bounces at its end"
        case dragRestores = "has a drag begin where the content was dragged last"
        case keyboardRestores = "scrolls back to where the content was before a keyboard came"
        case holdsSlowScrolls = "does not let a slow scroll up open it"
        case keepsHeights = "has the heights that it was made with"
        case scrollsWithHeights = "scrolls to its top when its heights change"
        case movesAPull = "moves content that is pulled by ten points when its heights change"
        case coversWithHeights = "leaves content at its top under itself when its heights change"
        case reportsNothing = "does not report its state"
    }

    private var place: HeaderPlace
    /// The content offset that is brought back, in points.
    private var remembered: Double?
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
        place = HeaderPlace(configuration, fillsContent: false)
        self.mistake = mistake
    }

    var state: BarState { place.state }

    mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event, mistake != .coversContent {
            place.bind(&host, at: -place.configuration.normal)
        } else {
            place.setInsets(&host)
        }
        let y = place.live(host).contentOffset
        if case .heights(let heights) = event, mistake != .keepsHeights {
            place.change(to: heights, &host, leavesNoGap: false)
        }
        if case .heights = event, mistake == .coversWithHeights, y != host.scrollView.contentOffset {
            host.updateContentOffset(y, animated: false)
        }
        spoilInsets(&host)
        moveContent(after: event, &host)
        place.state.offset = offset(after: event, host)
        if mistake == .reportsNothing { place.remember(host) } else { place.finish(&host) }
    }

    private func offset(after event: BarEvent, _ host: BarHost) -> Double {
        let view = place.live(host)
        switch (event, mistake) {
        case (.scroll, .isDeafToTheApp), (.scrollView, .keepsHeightWhenBound): return state.offset
        case (.contentHeight, .opensOnReload): return -place.configuration.normal
        case (.contentOffset, .isLate): return offset(on: place.view ?? view)
        case (.contentOffset, .addsUp):
            let from = place.view.map { $0.visible($0.contentOffset) } ?? view.visible(view.contentOffset)
            return limited(state.offset + view.visible(view.contentOffset) - from)
        default: return offset(on: view)
        }
    }

    private func offset(on view: ScrollViewState) -> Double {
        let way = view.visible(view.contentOffset) - view.top
        let (normal, compact) = (-place.configuration.normal, -place.configuration.compact)
        return switch mistake {
        case .forgetsTheSafeArea: limited(normal + way - view.safeArea.top)
        case .endsTooLate: limited(normal + way / 2)
        case .jumps: way < (compact - normal) / 2 ? normal : compact
        case .growsWithRefresh: limited(normal + way) - min(20, view.refreshInset)
        case .seesTheBounceAtTheTop: limited(normal + (view.contentOffset - view.top).magnitude)
        case .seesTheBounceAtTheEnd: limited(normal + view.contentOffset - view.top)
        default: limited(normal + way)
        }
    }

    private func limited(_ offset: Double) -> Double {
        max(-place.configuration.normal, min(offset, -place.configuration.compact))
    }

    private mutating func moveContent(after event: BarEvent, _ host: inout BarHost) {
        let y = host.scrollView.contentOffset
        let edge = host.scrollView.top + place.configuration.normal - place.configuration.compact
        switch (event, mistake) {
        case (.release, .retargets): host.retarget(to: y)
        case (.release, .stopsFlings): host.updateContentOffset(y, animated: false)
        case (.scrollView, .scrollsWhenBound), (.heights, .scrollsWithHeights):
            host.updateContentOffset(host.scrollView.top, animated: false)
        case (.scrollView, .foldsWhenBound) where host.scrollView.top < y && y < edge:
            host.updateContentOffset(host.scrollView.visible(edge), animated: false)
        case (.heights, .movesAPull):
            if let view = place.view, y < view.top { host.updateContentOffset(y - 10, animated: false) }
        case (.contentOffset, .dragRestores), (.scroll, .holdsSlowScrolls): remembered = y
        case (.bottomInset(let inset), .keyboardRestores) where inset > 0: remembered = y
        case (.pan(.began), .dragRestores), (.bottomInset, .keyboardRestores):
            if let remembered, remembered != y { host.updateContentOffset(remembered, animated: false) }
        case (.contentOffset, .holdsSlowScrolls):
            if (remembered ?? y) >= edge, y < edge, y > edge - 20 {
                host.updateContentOffset(edge, animated: false)
            }
            remembered = host.scrollView.contentOffset
        default: break
        }
    }

    private func spoilInsets(_ host: inout BarHost) {
        host.changeInset { inset in
            switch mistake {
            case .leavesNoRoom: inset.top -= place.configuration.normal
            case .leavesABlank: inset.bottom += 2 * place.configuration.normal
            case .insetFollows: inset.top += state.height - place.configuration.normal
            default: break
            }
        }
    }
}
