import AirBarModel

/// A header that grows while the content is pulled beyond its top, with one mistake.
struct MistakenStretch: Bar {
    enum Mistake: String, CaseIterable {
        case isStiff = "does not grow while the content is pulled"
        case jumps = "becomes compact at once where it would be in the end"
        case growsHalfAsFar = "grows half as far as the content is pulled"
        case growsTwiceAsFar = "grows twice as far as the content is pulled"
        case staysStretched = "keeps the height to which it was pulled"
        case growsAtTheEnd = "grows while content bounces at its end"
        case shrinksInAPull = "becomes compact while the content is pulled"
        case growsWithoutEnd = "grows beyond its expanded height"
        case insetFollows = "has an inset that follows its height"
    }

    private var place: HeaderPlace
    private let mistake: Mistake

    init(_ configuration: BarConfiguration, _ mistake: Mistake) {
        place = HeaderPlace(configuration, fillsContent: false)
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
        if mistake == .insetFollows {
            host.changeInset { $0.top += state.height - place.configuration.normal }
        }
        place.state.offset = offset(on: place.live(host))
        place.finish(&host)
    }

    private func offset(on view: ScrollViewState) -> Double {
        let heights = place.configuration
        let way = view.visible(view.contentOffset) - view.top
        let pull = max(0, view.top - view.contentOffset)
        let offset =
            switch mistake {
            case .isStiff: -heights.normal + way
            case .jumps: way < heights.normal - heights.compact ? -heights.normal - pull : -heights.compact
            case .growsHalfAsFar: -heights.normal + way - pull / 2
            case .growsTwiceAsFar: -heights.normal + way - 2 * pull
            case .staysStretched where way == 0: min(state.offset, -heights.normal - pull)
            case .growsAtTheEnd:
                -heights.normal + way - pull - max(0, view.contentOffset - max(view.top, view.end))
            case .shrinksInAPull: -heights.normal + way + pull
            default: -heights.normal + way - pull
            }
        let tallest = mistake == .growsWithoutEnd ? 2 * heights.expanded : heights.expanded
        return max(-tallest, min(offset, -heights.compact))
    }
}
