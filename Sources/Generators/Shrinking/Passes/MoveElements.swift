/// Moves elements from the end of a list to the end of a later one, where the length of each is an earlier choice.
///
/// For numbers of elements that several lists have together: as few lists as possible hold them then, once the empty ones
/// are deleted.
struct MoveElements: ShrinkPass {
    /// The greatest number of pairs of lists to try.
    private static var most: Int { 64 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        var left = Self.most
        var first = 0
        while !shrinker.isSpent, left > 0 {
            let lists = shrinker.recording.countedLists
            guard first < lists.count else { return }
            let isMoved = lists[(first + 1)...].prefix(left).contains { other in
                left -= 1
                return shrinker.recording.moving(lists[first], to: other).map { shrinker.accepts($0) }
                    ?? false
            }
            if !isMoved { first += 1 }
        }
    }
}

/// A list of which an earlier choice is the length.
private struct CountedList {
    let length: Int
    /// The choices of each element.
    let elements: [Range<Int>]
}

extension Recording {
    /// The lists without 'one more' choices, each with the last choice before it that is equal to its length, in order.
    fileprivate var countedLists: [CountedList] {
        let elements = spans.indices.filter {
            spans[$0].label == Self.element && !spans[$0].range.isEmpty && !spans[$0].beginsWithOneMore
        }
        let lists = Dictionary(grouping: elements) { spans[$0].parent }.values.sorted { $0[0] < $1[0] }
        return lists.compactMap { list -> CountedList? in
            let before = choices[..<spans[list[0]].begin]
            let length = before.lastIndex { $0.value == UInt64(list.count) && $0.bound > 1 }
            guard let length else { return nil }
            return CountedList(length: length, elements: list.map { spans[$0].range })
        }
    }

    /// Moves as many elements of a list as possible to another one; nil if it is full, or not behind it.
    fileprivate func moving(_ list: CountedList, to other: CountedList) -> ChoiceEdit? {
        let length = choices[other.length]
        let moved = list.elements.suffix(Int(min(length.bound - length.value, UInt64(list.elements.count))))
        guard let begin = moved.first?.lowerBound, let end = moved.last?.upperBound, end <= other.length,
            let place = other.elements.last?.upperBound
        else { return nil }
        var edit = ChoiceEdit()
        edit.set(list.length, to: UInt64(list.elements.count - moved.count))
        edit.set(other.length, to: length.value + UInt64(moved.count))
        edit.insert(values[begin..<end], at: place)
        edit.delete(begin..<end)
        return edit
    }
}
