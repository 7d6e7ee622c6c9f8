import AirBarModel
import Generators

extension Scenario {
    /// Scenarios that go where bars break: offsets around the edges and the detents, pans of every phase in any
    /// order, fast and slow releases, programmatic scrolls, content that grows and shrinks, frames, safe areas and
    /// refresh controls that change, other scroll views, lost notifications, numbers that nobody can compute with,
    /// heights that are equal, zero or out of order.
    ///
    /// The simplest scenario is a bar of 100, 200 and 300 points over 2,000 points of content, and no events.
    public static let generator: Generator<Scenario> = generator(events: 0...40)

    /// The same scenarios with a given number of events; those with flawed heights have none.
    public static func generator(events count: ClosedRange<Int>) -> Generator<Scenario> {
        Generator<Scenario> { source throws(Rejection) in
            var draft = ScenarioDraft(from: &source)
            let scrollView = try draft.drawFirstGeometry(from: &source)
            if let heights = draft.drawFlawedHeights(from: &source) {
                return Scenario(heights: heights, scrollView: scrollView, events: [])
            }
            let configuration = try draft.configuration()
            draft.drawVocabulary(from: &source)
            var events: [BarEvent] = []
            events.reserveCapacity(count.upperBound)
            try source.list(count: count) { source throws(Rejection) in
                events.append(try draft.drawEvent(from: &source))
            }
            return Scenario(configuration: configuration, scrollView: scrollView, events: events)
        }
    }
}
