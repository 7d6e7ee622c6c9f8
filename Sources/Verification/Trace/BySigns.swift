/// Things that are about certain events, arranged so that those about one event are at hand.
///
/// Which kinds of events a thing is about is one question, and which signs it takes another: most things are about what
/// rarely comes of an event, and they are not even looked at where it does not.
struct BySigns<Element: Sendable>: Sendable {
    /// A thing, the kinds of events that it is about, and the signs that there have to be.
    typealias Entry = (kinds: EventKinds, requires: Signs, element: Element)

    private let entries: [Entry]
    /// Where the things are that are about each kind: for each kind those that require nothing, and then those that
    /// are kept at each sign.
    private let ranges: [Range<Int>]
    /// For each kind, which of those there are.
    private let occupied: [UInt32]

    private static var placeCount: Int { 1 + Signs.count }

    /// Arranges things; which of those about one event comes first is not said.
    init(_ all: [Entry]) {
        var entries: [Entry] = []
        var ranges: [Range<Int>] = []
        var occupied: [UInt32] = []
        for kind in 0..<EventKinds.all.rawValue.nonzeroBitCount {
            let concerned = all.filter { $0.kinds.contains(EventKinds(rawValue: 1 << kind)) }
            let places = concerned.map { Self.place(of: $0.requires) }
            occupied.append(places.reduce(0) { $0 | 1 << $1 })
            for place in 0..<Self.placeCount {
                let start = entries.count
                entries += zip(concerned, places).filter { $1 == place }.map(\.0)
                ranges.append(start..<entries.count)
            }
        }
        self.entries = entries
        self.ranges = ranges
        self.occupied = occupied
    }

    /// Where things are kept that require certain signs: at the last of those, or before all of them.
    private static func place(of requires: Signs) -> Int {
        UInt32.bitWidth - requires.rawValue.leadingZeroBitCount
    }

    /// The places of a kind of event at which there are things that may be about one with certain signs.
    @inline(__always)
    private func places(_ kind: Int, _ signs: Signs) -> UInt32 {
        (signs.rawValue << 1 | 1) & occupied[kind]
    }

    /// Whether there may be things that are about an event.
    @inline(__always)
    func areAbout(_ kind: EventKinds, _ signs: Signs) -> Bool {
        places(kind.rawValue.trailingZeroBitCount, signs) != 0
    }

    /// Visits what is about an event.
    @inline(__always)
    func visit(_ kind: EventKinds, _ signs: Signs, _ body: (Element) -> Void) {
        let kind = kind.rawValue.trailingZeroBitCount
        var places = places(kind, signs)
        while places != 0 {
            let place = kind * Self.placeCount + places.trailingZeroBitCount
            for index in ranges[place] where signs.isSuperset(of: entries[index].requires) {
                body(entries[index].element)
            }
            places &= places - 1
        }
    }
}
