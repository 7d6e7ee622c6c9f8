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
    /// For each obligation what was noted when it was opened; nil where it is not open.
    private var notes: [ObligationNote?]
    private var openCount = 0

    init(count: Int) { notes = Array(repeating: nil, count: count) }

    /// The positions of all obligations, open or not.
    var indices: Range<Int> { notes.indices }

    /// Whether none is open.
    var isEmpty: Bool { openCount == 0 }

    /// What was noted when an obligation was opened; nil where it is not open.
    subscript(index: Int) -> ObligationNote? {
        get { notes[index] }
        set {
            openCount += (newValue == nil ? 0 : 1) - (notes[index] == nil ? 0 : 1)
            notes[index] = newValue
        }
    }
}
