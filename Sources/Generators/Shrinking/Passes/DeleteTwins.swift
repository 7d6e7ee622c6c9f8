/// Deletes two equal elements of two lists at once, for lists of which a part has to stay equal.
struct DeleteTwins: ShrinkPass {
    /// The greatest number of pairs to try.
    private static var most: Int { 64 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var left = Self.most
        while !shrinker.isSpent, delete(&shrinker, &left) {}
    }

    private func delete<Value>(_ shrinker: inout Shrinker<Value>, _ left: inout Int) -> Bool {
        let recording = shrinker.recording
        let elements = recording.spans.indices.filter {
            recording.spans[$0].label == Recording.element && !recording.drawn(in: $0).isEmpty
        }
        // Elements of one list only have no twins, however many of them are equal.
        let equals = Dictionary(grouping: elements) { recording.choices[recording.drawn(in: $0)] }
            .filter { _, equals in equals.contains { !recording.areSiblings($0, equals[0]) } }
        for first in elements {
            let others = equals[recording.choices[recording.drawn(in: first)]] ?? []
            for second in others where recording.areApart(first, second) {
                guard left > 0 else { return false }
                guard let one = recording.removal(of: first), let other = recording.removal(of: second)
                else { continue }
                left -= 1
                if shrinker.accepts({ edit in (one + other).forEach { edit.delete($0) } }) { return true }
            }
        }
        return false
    }
}

extension Recording {
    fileprivate func areSiblings(_ first: Int, _ second: Int) -> Bool {
        spans[first].parent == spans[second].parent
    }

    /// Whether an element begins after the end of another one, and belongs to another list.
    fileprivate func areApart(_ first: Int, _ second: Int) -> Bool {
        spans[second].begin >= spans[first].end && !areSiblings(first, second)
    }

    /// The choices to delete with an element, one of which is a 'one more' choice: its own or, if it has none because the
    /// list has at least this element, the first one of the list; nil if the list has none.
    fileprivate func removal(of element: Int) -> [Range<Int>]? {
        let range = spans[element].range
        if isOneMore(range.lowerBound) { return [range] }
        let later = spans[element...].first {
            $0.parent == spans[element].parent && $0.label == Self.element && isOneMore($0.begin)
        }
        return later.map { [range, $0.begin..<$0.begin + 1] }
    }
}
