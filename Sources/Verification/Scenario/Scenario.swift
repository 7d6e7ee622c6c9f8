import AirBarModel

/// A test case for a bar: its heights, the scroll view it is bound to first, and what then happens.
///
/// A scenario does not depend on the generator that made it, nor on the bar it is tried on.
public struct Scenario: Hashable, Sendable {
    /// The bar's heights.
    public let configuration: BarConfiguration

    /// The scroll view that the bar is bound to before the first event.
    public let scrollView: ScrollGeometry

    /// What happens, in order.
    public let events: [BarEvent]

    /// Makes a scenario.
    ///
    /// - Throws: `InvalidValue` for a content height among the events that is negative, not finite or too large.
    ///   Content offsets may be any number at all: what a bar does with a bad one is a question to it.
    public init(
        configuration: BarConfiguration, scrollView: ScrollGeometry, events: [BarEvent]
    ) throws(InvalidValue) {
        for case .contentHeight(let height) in events {
            _ = try ScrollGeometry(frameHeight: 0, contentHeight: height, contentOffset: 0)
        }
        self.init(checked: configuration, scrollView, events)
    }

    /// Makes a scenario of events whose content heights are known to be lengths.
    init(checked configuration: BarConfiguration, _ scrollView: ScrollGeometry, _ events: [BarEvent]) {
        self.configuration = configuration
        self.scrollView = scrollView
        self.events = events
    }
}
