/// Deletes two equal elements of two lists at once, for lists of which a part has to stay equal.
///
/// After each success the number of elements doubles, so that *n* unnecessary ones are deleted in O(log *n*) steps.
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
                if shrinker.accepts({ edit in (one + other).forEach { edit.delete($0) } }) {
                    deleteRuns(first, second - (recording.end(of: first) - first), &shrinker)
                    return true
                }
            }
        }
        return false
    }

    /// Deletes as many twins as possible that begin with two elements.
    ///
    /// Those that follow deleted ones have their indices, less the spans that were deleted before them.
    private func deleteRuns<Value>(_ first: Int, _ start: Int, _ shrinker: inout Shrinker<Value>) {
        var second = start
        var run = 2
        var isGrowing = true
        while run > 0, !shrinker.isSpent {
            if let twins = shrinker.recording.twins(first, second, count: run),
                shrinker.accepts({ edit in twins.ranges.forEach { edit.delete($0) } })
            {
                second -= twins.spans
            } else {
                isGrowing = false
            }
            run = isGrowing ? run * 2 : run / 2
        }
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

    /// The index of the first span that comes after a span and is not in it.
    fileprivate func end(of index: Int) -> Int {
        spans[(index + 1)...].firstIndex { $0.depth <= spans[index].depth } ?? spans.count
    }

    /// The choices of runs of equal elements of two lists, and the number of spans in the first run; nil if there are no
    /// such runs, or if an element has no 'one more' choice.
    fileprivate func twins(_ first: Int, _ second: Int, count: Int) -> (ranges: [Range<Int>], spans: Int)? {
        guard let one = run(of: first, count: count), let other = run(of: second, count: count),
            areApart(one[count - 1], second),
            zip(one, other).allSatisfy({ choices[drawn(in: $0)] == choices[drawn(in: $1)] })
        else { return nil }
        let ranges = [one, other].map { spans[$0[0]].begin..<spans[$0[count - 1]].end }
        return (ranges, end(of: one[count - 1]) - first)
    }

    /// An element and those that follow it in its list; nil if they are fewer, or one has no 'one more' choice.
    private func run(of first: Int, count: Int) -> [Int]? {
        guard spans.indices.contains(first) else { return nil }
        let elements = spans[first...].indices.lazy.filter {
            spans[$0].parent == spans[first].parent && spans[$0].label == Self.element
                && spans[$0].beginsWithOneMore
        }.prefix(count)
        return elements.first == first && elements.count == count ? Array(elements) : nil
    }

    /// The choices to delete with an element, one of which is a 'one more' choice: its own or, if it has none because the
    /// list has at least this element, the first one of the list; nil if the list has none.
    fileprivate func removal(of element: Int) -> [Range<Int>]? {
        let range = spans[element].range
        if spans[element].beginsWithOneMore { return [range] }
        let later = spans[element...].first {
            $0.parent == spans[element].parent && $0.label == Self.element && $0.beginsWithOneMore
        }
        return later.map { [range, $0.begin..<$0.begin + 1] }
    }
}
