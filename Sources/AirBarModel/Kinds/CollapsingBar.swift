/// A header whose height depends on where the content is: it collapses over the first points, and then stays compact.
///
/// It does not snap. A stretchy one grows up to its expanded height while the content is pulled beyond its top; any other
/// does not use that height. With a compact height of 0 and a normal height of half the width it is the seed's stretchy
/// header, of the height `−y` at a content offset `y < 0` and else 0.
public struct CollapsingBar: Bar {
    private var place: HeaderPlace
    private let curve: PositionCurve

    /// Makes a bar that is bound to no scroll view.
    ///
    /// - Parameters:
    ///   - configuration: the heights.
    ///   - travel: the distance of the content in which the bar becomes compact, as a multiple of the difference of its
    ///     heights, greater than 0.
    ///   - isStretchy: whether it grows where content is pulled beyond its top.
    ///   - insetFollows: whether section headers are pinned below it, by an inset that is its height.
    public init(
        _ configuration: BarConfiguration, travel: Double = 1, isStretchy: Bool = false,
        insetFollows: Bool = false
    ) {
        place = HeaderPlace(configuration, fillsContent: false, insetFollows: insetFollows)
        curve = PositionCurve(travel: travel, stretches: isStretchy)
    }

    /// What the bar shows.
    public var state: BarState { place.state }

    /// Has the height that belongs to the place of the content.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        place.arriveAtTop(after: event, &host)
        switch event {
        case .scrollView: place.bind(&host, at: -place.configuration.normal)
        case .heights(let heights): place.change(to: heights, &host, leavesNoGap: false)
        default: place.setInsets(&host)
        }
        place.state.offset = curve.offset(of: place.configuration, on: place.live(host))
        place.finish(&host)
    }
}
