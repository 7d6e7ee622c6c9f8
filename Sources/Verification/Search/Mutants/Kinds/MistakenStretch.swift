import AirBarModel

/// A header that grows while the content is pulled beyond its top, with one mistake.
struct MistakenStretch: Bar {
    enum Mistake: String, CaseIterable {
        case isStiff = "does not grow while the content is pulled"
        case stiffens = "does not grow past half the way to its expanded height"
        case jumps = "becomes compact at once where it would be in the end"
        case growsHalfAsFar = "grows half as far as the content is pulled"
        case growsTwiceAsFar = "grows twice as far as the content is pulled"
        case staysStretched = "keeps the height to which it was pulled"
        case growsAtTheEnd = "grows while content bounces at its end"
        case shrinksInAPull = "becomes compact while the content is pulled"
        case growsWithoutEnd = "grows beyond its expanded height"
        case shrinksWithoutEnd = "shrinks beyond its compact height"
        case collapsesEarly = "is compact as soon as it is within 20 points of that"
        case returns = "grows again once the content has been scrolled past it"
        case insetFollows = "has an inset that follows its height"
    }

    private var place: HeaderPlace
    private let mistake: Mistake?

    init(_ configuration: BarConfiguration, _ mistake: Mistake?) {
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
            case .collapsesEarly where way - pull > heights.normal - heights.compact - 20: -heights.compact
            case .returns: -heights.compact - (heights.normal - heights.compact - way + pull).magnitude
            default: -heights.normal + way - pull
            }
        return max(-tallest, min(offset, mistake == .shrinksWithoutEnd ? .infinity : -heights.compact))
    }

    /// The greatest height, in points.
    private var tallest: Double {
        let heights = place.configuration
        return switch mistake {
        case .growsWithoutEnd: 2 * heights.expanded
        case .stiffens: (heights.normal + heights.expanded) / 2
        default: heights.expanded
        }
    }
}
