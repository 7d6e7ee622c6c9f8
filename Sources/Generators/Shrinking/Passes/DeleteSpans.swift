/// Deletes spans, from the last to the first, several siblings at a time where that works.
///
/// After a success the run of siblings grows by doubling, so that a list of *n* needless elements goes in
/// O(log *n*) steps; from the end, because a deletion leaves the indices before it valid.
struct DeleteSpans: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = shrinker.recording.spans.count - 1
        while index >= 0 && !shrinker.isSpent {
            var run = 1
            while index < shrinker.recording.spans.count,
                let range = shrinker.recording.siblings(endingAt: index, count: run),
                shrinker.accepts(shrinker.recording.values.replacing(range, with: []))
            {
                index = shrinker.recording.spans.lastIndex { $0.end <= range.lowerBound } ?? -1
                guard index >= 0 else { break }
                run *= 2
            }
            index = min(index, shrinker.recording.spans.count) - 1
        }
    }
}
