import AirBarModel

/// A test case for a bar: its heights, the scroll view it is bound to first, and what then happens.
///
/// A scenario does not depend on the generator that made it, nor on the bar it is tried on. Its heights may be flawed
/// and its events may come with any numbers at all: what a bar does with those is a question to it.
public struct Scenario: Hashable, Sendable {
    /// The heights that the bar is to have.
    public let heights: BarHeights

    /// How exact the bar has to be.
    public let tolerances: BarTolerances

    /// The scroll view that the bar is bound to before the first event.
    public let scrollView: ScrollGeometry

    /// What happens, in order.
    public let events: [BarEvent]

    /// The heights and tolerances, if there can be a bar of these heights.
    public let configuration: BarConfiguration?

    /// Makes a scenario.
    public init(
        heights: BarHeights, tolerances: BarTolerances = .standard, scrollView: ScrollGeometry,
        events: [BarEvent]
    ) {
        self.heights = heights
        self.tolerances = tolerances
        self.scrollView = scrollView
        self.events = events
        configuration = try? BarConfiguration(heights, tolerances: tolerances)
    }

    /// Makes a scenario of heights that are known to be right.
    public init(configuration: BarConfiguration, scrollView: ScrollGeometry, events: [BarEvent]) {
        heights = configuration.heights
        tolerances = configuration.tolerances
        self.scrollView = scrollView
        self.events = events
        self.configuration = configuration
    }

    /// The same scenario with other events.
    public func with(events: [BarEvent]) -> Scenario {
        Scenario(heights: heights, tolerances: tolerances, scrollView: scrollView, events: events)
    }
}
