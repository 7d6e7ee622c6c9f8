import AirBarModel

/// A bar of a few whole points on small scroll views, and everything that may happen to it: small enough to see every
/// state that can be reached.
public struct Lattice: Sendable {
    /// What is special about it: a word or two with a hyphen between them.
    public let name: String

    /// The bar's heights and tolerances.
    public let configuration: BarConfiguration

    /// The scroll view that the bar is bound to first.
    public let scrollView: ScrollGeometry

    /// Everything that may happen; what cannot in some state, such as a pan that ends without having begun, is left
    /// out there.
    public let events: [BarEvent]

    /// Describes a lattice.
    public init(
        _ name: String, configuration: BarConfiguration, scrollView: ScrollGeometry, events: [BarEvent]
    ) {
        self.name = name
        self.configuration = configuration
        self.scrollView = scrollView
        self.events = events
    }

    /// The scenario of some of the events.
    func scenario(_ events: [BarEvent]) -> Scenario {
        Scenario(configuration: configuration, scrollView: scrollView, events: events)
    }
}
