/// Things that are about kinds of events, arranged so that those about one kind are at hand.
struct ByKind<Element: Sendable>: Sendable {
    private let elements: [Element]
    /// Where the elements about each kind are, by the number of the kind's bit.
    private let ranges: [Range<Int>]

    /// Arranges things; those about one kind stay in their order.
    init(_ all: [(kinds: EventKinds, element: Element)]) {
        var elements: [Element] = []
        var ranges: [Range<Int>] = []
        for bit in 0..<EventKinds.all.rawValue.bitWidth - EventKinds.all.rawValue.leadingZeroBitCount {
            let start = elements.count
            let kind = EventKinds(rawValue: 1 << bit)
            elements += all.filter { $0.kinds.contains(kind) }.map(\.element)
            ranges.append(start..<elements.count)
        }
        self.elements = elements
        self.ranges = ranges
    }

    /// Visits what is about one kind.
    @inline(__always)
    func forEach(of kind: EventKinds, _ body: (Element) -> Void) {
        elements.withUnsafeBufferPointer { elements in
            for index in ranges[kind.rawValue.trailingZeroBitCount] { body(elements[index]) }
        }
    }

    /// Whether something is true of any of what is about one kind.
    @inline(__always)
    func contains(of kind: EventKinds, where isTrue: (Element) -> Bool) -> Bool {
        elements.withUnsafeBufferPointer { elements in
            ranges[kind.rawValue.trailingZeroBitCount].contains { isTrue(elements[$0]) }
        }
    }
}
