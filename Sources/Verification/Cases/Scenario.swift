import AirBarModel

/// A test case for a bar: its heights, the scroll view it is bound to first, and the events that follow.
///
/// A scenario depends neither on the generator that made it nor on the bar that it runs on. Its heights and the fields
/// of its events may be invalid: how a bar handles them is judged too.
public struct Scenario: Hashable, Sendable {
    /// The heights of the bar.
    public let heights: BarHeights

    /// The tolerances of the bar.
    public let tolerances: BarTolerances

    /// The scroll view that the bar is bound to before the first event.
    public let scrollView: ScrollViewGeometry

    /// The events, in order.
    public let events: [BarEvent]

    /// The heights and tolerances as a configuration; nil if the heights are invalid.
    public let configuration: BarConfiguration?

    /// Makes a scenario.
    public init(
        heights: BarHeights, tolerances: BarTolerances = .standard, scrollView: ScrollViewGeometry,
        events: [BarEvent]
    ) {
        self.heights = heights
        self.tolerances = tolerances
        self.scrollView = scrollView
        self.events = events
        configuration = try? BarConfiguration(heights, tolerances: tolerances)
    }

    /// Makes a scenario with a valid configuration.
    public init(configuration: BarConfiguration, scrollView: ScrollViewGeometry, events: [BarEvent]) {
        heights = configuration.heights
        tolerances = configuration.tolerances
        self.scrollView = scrollView
        self.events = events
        self.configuration = configuration
    }

    /// The same scenario on scroll views that behave in a given way.
    package func on(_ behavior: ScrollViewBehavior) -> Scenario {
        var scrollView = scrollView
        scrollView.behavior = behavior
        let events = events.map { event in
            guard case .scrollView(var geometry) = event else { return event }
            geometry.behavior = behavior
            return .scrollView(geometry)
        }
        return Scenario(heights: heights, tolerances: tolerances, scrollView: scrollView, events: events)
    }

    /// The same scenario with other events.
    package func with(events: [BarEvent]) -> Scenario {
        Scenario(heights: heights, tolerances: tolerances, scrollView: scrollView, events: events)
    }
}
