/// A failing case that shrinking may start from.
struct ShrinkStart {
    let caseIndex: Int
    /// The number of its choices, by which cases are compared: a smaller one has less to hide the failure in.
    let size: Int

    init(_ caseIndex: Int, of source: ChoiceSource) {
        self.caseIndex = caseIndex
        size = source.draws
    }
}

extension Array<ShrinkStart> {
    /// Adds a start in order of size, and keeps the smallest of a number; of equal ones the earlier.
    mutating func insert(_ start: ShrinkStart, keeping limit: Int) {
        guard limit > 0, count < limit || start.size < self[count - 1].size else { return }
        if count == limit { removeLast() }
        insert(start, at: firstIndex { start.size < $0.size } ?? count)
    }
}
