/// What an obligation notes of the step that opens it: where a deceleration is going to end, if that matters.
struct ObligationNote: Hashable, Sendable {
    /// The content offset, in points.
    let contentOffset: Double
    /// The nearest content offset within the edges at that step, in points.
    let visible: Double

    /// The note of an obligation that needs none.
    static let empty = ObligationNote(contentOffset: 0, visible: 0)
}

/// The obligations that are open at one moment of a run.
struct OpenObligations: Hashable, Sendable {
    /// An open obligation.
    struct Element: Hashable, Sendable {
        /// The position of the obligation among those of the oracle.
        let index: Int
        /// What was noted of the step that opened it.
        let note: ObligationNote
    }

    /// The open obligations, in the order of the oracle, so that equal sets are equal.
    private(set) var all: [Element] = []

    /// Opens an obligation, or replaces its note if it is open.
    mutating func open(_ index: Int, _ note: ObligationNote) {
        let position = all.firstIndex { $0.index >= index } ?? all.endIndex
        let element = Element(index: index, note: note)
        if position < all.endIndex, all[position].index == index {
            all[position] = element
        } else {
            all.insert(element, at: position)
        }
    }

    /// Closes the obligation at a position of ``all``.
    mutating func close(at position: Int) { all.remove(at: position) }
}
