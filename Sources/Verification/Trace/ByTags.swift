/// Things that are about certain events, arranged so that those about one event are at hand.
///
/// Which kinds of events a thing is about is one question, and what has to have come of the event another: most things
/// are about what rarely comes of one, and they are not even looked at where it does not.
struct ByTags<Element: Sendable>: Sendable {
    /// A thing, the kinds of events that it is about, and what has to have come of those.
    typealias Entry = (kinds: EventKinds, requires: EventKinds, element: Element)

    private let entries: [Entry]
    /// Where the things are that are about each kind, and for each kind those that require nothing, and then those
    /// that require each outcome.
    private let ranges: [Range<Int>]
    /// The outcomes that things about each kind are kept at.
    private let occupied: [UInt32]

    private static var kindCount: Int { EventKinds.all.rawValue.nonzeroBitCount }
    private static var outcomeCount: Int { UInt32.bitWidth - kindCount }

    /// Arranges things; which of those about one event comes first is not said.
    init(_ all: [Entry]) {
        var entries: [Entry] = []
        var ranges: [Range<Int>] = []
        var occupied: [UInt32] = []
        for kind in 0..<Self.kindCount {
            let concerned = all.filter { $0.kinds.contains(EventKinds(rawValue: 1 << kind)) }
            let places = concerned.map { Self.place(of: $0.requires) }
            occupied.append(places.reduce(0) { $1 == 0 ? $0 : $0 | 1 << ($1 - 1) })
            for place in 0...Self.outcomeCount {
                let start = entries.count
                entries += zip(concerned, places).filter { $1 == place }.map(\.0)
                ranges.append(start..<entries.count)
            }
        }
        self.entries = entries
        self.ranges = ranges
        self.occupied = occupied
    }

    /// Where things are kept that require certain outcomes: at the first of those, or before all of them.
    private static func place(of requires: EventKinds) -> Int {
        let outcomes = requires.subtracting(.all).rawValue >> kindCount
        return outcomes == 0 ? 0 : 1 + outcomes.trailingZeroBitCount
    }

    /// Visits what is about an event of which certain things came.
    @inline(__always)
    func visit(_ tags: EventKinds, _ body: (Element) -> Void) {
        entries.withUnsafeBufferPointer { entries in
            let kind = tags.rawValue.trailingZeroBitCount
            let first = kind * (Self.outcomeCount + 1)
            var outcomes = (tags.rawValue >> Self.kindCount) & occupied[kind]
            var place = first
            while true {
                for index in ranges[place] where tags.isSuperset(of: entries[index].requires) {
                    body(entries[index].element)
                }
                if outcomes == 0 { return }
                place = first + 1 + outcomes.trailingZeroBitCount
                outcomes &= outcomes - 1
            }
        }
    }
}
