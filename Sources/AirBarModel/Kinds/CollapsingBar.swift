/// A header whose height depends on where the content is: it collapses over the first points, and then stays compact.
///
/// It does not snap. A stretchy one grows up to its expanded height while the content is pulled beyond its top; any other
/// does not use that height.
public struct CollapsingBar: Bar {
    private var place: HeaderPlace
    private let curve: PositionCurve

    /// Makes a bar that is bound to no scroll view.
    ///
    /// - Parameters:
    ///   - configuration: the heights, whose kind says in which distance the bar becomes compact.
    ///   - isStretchy: whether it grows where content is pulled beyond its top.
    public init(_ configuration: BarConfiguration, isStretchy: Bool = false) {
        place = HeaderPlace(configuration, fillsContent: false)
        var travel = 1.0
        if case .followsPosition(let given) = configuration.kind.rule { travel = given }
        curve = PositionCurve(travel: travel, stretches: isStretchy)
    }

    /// What the bar shows.
    public var state: BarState { place.state }

    /// Has the height that belongs to the place of the content.
    public mutating func react(to event: BarEvent, on host: inout BarHost) {
        if let refusal = event.unusable { return host.reportRefusal(refusal) }
        if case .scrollView = event {
            place.bind(&host, at: -place.configuration.normal)
        } else {
            place.setInsets(&host)
        }
        place.state.offset = curve.offset(of: place.configuration, on: place.live(host))
        place.finish(&host)
    }
}

extension BarDefinition {
    /// A right header that shrinks over the first points of the content and then stays.
    public static let collapsing = BarDefinition("collapsing", kind: .collapsing) { CollapsingBar($0) }
        .reproduced(by: ownReproducer)

    /// A right header that grows while the content is pulled beyond its top.
    public static let stretchy = BarDefinition("stretchy", kind: .stretchy) {
        CollapsingBar($0, isStretchy: true)
    }
    .reproduced(by: ownReproducer)

    /// A right header that shrinks half as fast as the content scrolls.
    public static let parallax = BarDefinition("parallax", kind: .parallax(travel: 2)) { CollapsingBar($0) }
        .reproduced(by: ownReproducer)
}
