import AirBarModel
import Generators

extension Scenario {
    /// Generates scenarios around the places where bars fail.
    ///
    /// They have content offsets near the edges and the detents, pans of every phase in any order, fast and slow
    /// releases, programmatic scrolls, changes of the content height, the frame height, the safe area and the refresh
    /// control, other scroll views, lost notifications, invalid numbers, and heights that are equal, zero or out of
    /// order.
    ///
    /// The simplest scenario has a bar of 100, 200 and 300 points over 2,000 points of content, and no events.
    public static let generator: Generator<Scenario> = generator(in: CaseDomain())

    /// Generates the same scenarios, with up to 40 events, and up to 100 in one of 32 random cases.
    ///
    /// - Parameter domain: which scenarios are drawn.
    public static func generator(in domain: CaseDomain) -> Generator<Scenario> {
        generator(domain) { source in
            0...(source.draw(upTo: 1) { $0.uniform(upTo: 31) == 0 ? 1 : 0 } == 0
                ? usualLength : greatestLength)
        }
    }

    /// The largest number of events of most scenarios, of all that are random, and of those that a fuzzer makes: enough for
    /// a counter of 8 bits to wrap.
    static let (usualLength, greatestLength, longestLength) = (40, 100, 1_000)

    /// Generates the same scenarios with a given number of events; those with invalid heights have none.
    ///
    /// - Parameters:
    ///   - count: the number of events.
    ///   - domain: which scenarios are drawn; unless given, all.
    public static func generator(
        events count: ClosedRange<Int>, in domain: CaseDomain = CaseDomain()
    ) -> Generator<Scenario> {
        generator(domain) { _ in count }
    }

    private static func generator(
        _ domain: CaseDomain, count: @escaping @Sendable (inout ChoiceSource) -> ClosedRange<Int>
    ) -> Generator<Scenario> {
        Generator<Scenario> { source throws(Rejection) in
            var draft = try ScenarioDraft(from: &source, in: domain)
            let scrollView = try draft.drawFirstGeometry(from: &source)
            try draft.drawTolerances(from: &source)
            if let heights = try draft.drawFlawedHeights(from: &source) {
                return Scenario(heights: heights, scrollView: scrollView.fresh, events: [])
            }
            let configuration = try draft.configuration()
            try draft.drawVocabulary(from: &source)
            let count = count(&source)
            var events: [BarEvent] = []
            events.reserveCapacity(count.upperBound)
            let most = domain.isLong ? max(longestLength, count.upperBound) : count.upperBound
            try source.list(
                count: count.lowerBound...most, atRandomUpTo: count.upperBound
            ) { source throws(Rejection) in
                events.append(try draft.drawEvent(from: &source))
            }
            return Scenario(configuration: configuration, scrollView: scrollView, events: events)
        }
    }
}
