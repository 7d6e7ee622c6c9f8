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
        for (number, first) in elements.enumerated() {
            for second in elements[(number + 1)...] where recording.areTwins(first, second) {
                guard left > 0 else { return false }
                left -= 1
                let values = recording.values.replacing(recording.removable(second), with: [])
                    .replacing(recording.removable(first), with: [])
                if shrinker.accepts(values) { return true }
            }
        }
        return false
    }
}

extension Recording {
    /// Whether two elements of different lists, neither of which contains the other, are equal.
    fileprivate func areTwins(_ first: Int, _ second: Int) -> Bool {
        spans[second].begin >= spans[first].end && spans[second].parent != spans[first].parent
            && choices[drawn(in: first)] == choices[drawn(in: second)]
    }

    /// The choices to delete with an element, one of which is its own 'one more' choice or, if it has none because the
    /// list has at least this element, that of the next element.
    fileprivate func removable(_ element: Int) -> Range<Int> {
        let (all, drawn) = (spans[element].range, drawn(in: element))
        return all == drawn ? all.lowerBound..<min(all.upperBound + 1, choices.count) : all
    }
}
