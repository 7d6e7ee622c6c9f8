/// Changes to a sequence of choices, each in terms of the sequence before all of them.
///
/// An edit can be applied to every sequence, so that a mistake in a shrink pass costs a candidate and not the process
/// with the failure in it. Ranges are clipped to the sequence, and the order of the calls is irrelevant where ranges do
/// not overlap. Where they do, what an earlier range has replaced is not replaced again.
///
///     var edit = ChoiceEdit()
///     edit.delete(0..<2)
///     edit.set(3, to: 9)
///     print(edit.applied(to: [1, 2, 3, 4, 5]), edit.applied(to: [1, 2, 3]), edit.applied(to: []))  // [3, 9, 5] [3] []
struct ChoiceEdit {
    private var changes: [Change] = []

    private struct Change {
        let range: Range<Int>
        let values: [UInt64]
    }

    /// Deletes the choices of a range.
    mutating func delete(_ range: Range<Int>) { replace(range, with: []) }

    /// Sets one choice to a value.
    mutating func set(_ index: Int, to value: UInt64) {
        guard index >= 0, index < .max else { return }
        replace(index..<index + 1, with: [value])
    }

    /// Replaces the choices of a range by others; none if the range is empty.
    mutating func replace(_ range: Range<Int>, with values: some Sequence<UInt64>) {
        if !range.isEmpty { changes.append(Change(range: range, values: Array(values))) }
    }

    /// Inserts choices before an index, or at the nearest end.
    mutating func insert(_ values: some Sequence<UInt64>, at index: Int) {
        changes.append(Change(range: index..<index, values: Array(values)))
    }

    /// The sequence with all changes.
    /// - Complexity: O(*n* + *m* log *m*) in the length of the sequence and the number of changes.
    func applied(to values: [UInt64]) -> [UInt64] {
        if changes.isEmpty { return values }
        var edited: [UInt64] = []
        edited.reserveCapacity(values.count)
        var position = 0
        for change in ordered {
            let range = change.range.clamped(to: 0..<values.count)
            // Out of range, or replaced already.
            if !change.range.isEmpty, range.isEmpty || range.upperBound <= position { continue }
            if change.range.isEmpty, range.lowerBound < position { continue }
            edited += values[position..<max(position, range.lowerBound)]
            edited += change.values
            position = max(position, range.upperBound)
        }
        return edited + values[position...]
    }

    /// The changes by position; of one position, insertions first, and then in the order of the calls.
    private var ordered: [Change] {
        changes.enumerated().sorted { first, second in
            let (one, other) = (first.element.range, second.element.range)
            if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
            if one.isEmpty != other.isEmpty { return one.isEmpty }
            return first.offset < second.offset
        }.map(\.element)
    }
}
