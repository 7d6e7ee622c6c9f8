/// An event that a bar was told, with the scroll view after it, and the events before it: a list that copies share.
final class PastEvent: Sendable {
    let event: BarEvent
    /// The scroll view after the event and before the bar reacted.
    let scrollView: ScrollViewState
    /// The number of events, this one included.
    let count: Int

    /// Changed only when the last reference to the event before is dropped.
    nonisolated(unsafe) private var earlier: PastEvent?

    init(_ event: BarEvent, _ scrollView: ScrollViewState, after earlier: PastEvent?) {
        self.event = event
        self.scrollView = scrollView
        self.earlier = earlier
        count = (earlier?.count ?? 0) + 1
    }

    /// Releases the earlier events one by one: released all at once, they would need a stack as deep as they are many.
    deinit {
        var rest = earlier
        earlier = nil
        while rest != nil, isKnownUniquelyReferenced(&rest) {
            let next = rest?.earlier
            rest?.earlier = nil
            rest = next
        }
    }

    /// All events up to an event, in order.
    static func all(upTo last: PastEvent?) -> [PastEvent] {
        var events: [PastEvent] = []
        events.reserveCapacity(last?.count ?? 0)
        var next = last
        while let event = next {
            events.append(event)
            next = event.earlier
        }
        return events.reversed()
    }

    /// Whether the same events happened on the same scroll views.
    static func areEqual(_ one: PastEvent?, _ other: PastEvent?) -> Bool {
        guard one?.count == other?.count else { return false }
        var (one, other) = (one, other)
        while let first = one, let second = other, first !== second {
            guard first.event == second.event, first.scrollView == second.scrollView else { return false }
            (one, other) = (first.earlier, second.earlier)
        }
        return true
    }
}
