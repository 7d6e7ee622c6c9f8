/// Deletes spans, from the last to the first, several siblings at a time after a success.
///
/// After each success the number of siblings doubles, so that *n* unnecessary elements are deleted in O(log *n*)
/// steps. Deletion starts at the end, because it leaves earlier indices valid.
struct DeleteSpans: ShrinkPass {
    /// The share of all choices that a span has to hold, as its reciprocal.
    private let oneOf: Int

    /// Makes the pass for all spans, or for those that hold a share of all choices.
    init(oneOf: Int = .max) { self.oneOf = oneOf }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var depth = 0
        while let deepest = shrinker.recording.spans.lazy.map(\.depth).max(), depth <= deepest {
            delete(depth, &shrinker)
            depth += 1
        }
    }

    private func isLarge(_ span: ChoiceSpan, in recording: Recording) -> Bool {
        span.range.count >= recording.choices.count / oneOf
    }

    private func delete<Value>(_ depth: Int, _ shrinker: inout Shrinker<Value>) {
        var index = shrinker.recording.spans.count - 1
        while index >= 0 && !shrinker.isSpent {
            guard index < shrinker.recording.spans.count, shrinker.recording.spans[index].depth == depth,
                isLarge(shrinker.recording.spans[index], in: shrinker.recording),
                !shrinker.isRepeated(shrinker.recording.spans[index].begin)
            else {
                index -= 1
                continue
            }
            var run = 1
            var isGrowing = true
            while run > 0, index >= 0, index < shrinker.recording.spans.count {
                if let range = shrinker.recording.siblings(endingAt: index, count: run),
                    shrinker.deletes(range)
                {
                    index =
                        shrinker.recording.spans.lastIndex { $0.end <= range.lowerBound && $0.depth == depth }
                        ?? -1
                } else {
                    isGrowing = false
                }
                run = isGrowing ? run * 2 : run / 2
            }
            index = min(index, shrinker.recording.spans.count) - 1
        }
    }
}
