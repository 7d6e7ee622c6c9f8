/// Deletes a run of sibling spans and lowers an earlier choice by their number: a count, or an index into a list.
struct DeleteAndLower: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        var lowered = 0
        while lowered < shrinker.recording.choices.count && !shrinker.isSpent {
            var index = shrinker.recording.spans.count - 1
            while index >= 0 && !shrinker.isSpent && !shrinker.isRepeated(lowered) {
                index = delete(index, lowering: lowered, &shrinker) - 1
            }
            lowered += 1
        }
    }

    /// Deletes siblings that end at a span: first one, then twice as many after each success.
    ///
    /// Returns the index of the span before which to continue.
    private func delete<Value>(
        _ start: Int, lowering lowered: Int, _ shrinker: inout Shrinker<Value>
    ) -> Int {
        var index = start
        var run = 1
        while let choice = shrinker.choice(lowered), index >= 0, index < shrinker.recording.spans.count,
            let range = shrinker.recording.siblings(endingAt: index, count: run),
            range.lowerBound > lowered, !range.isEmpty
        {
            guard choice.distance >= run, choice.bound > 1 else { break }
            let isAccepted = shrinker.accepts {
                $0.set(lowered, to: choice.lowered(by: UInt64(run)))
                $0.delete(range)
            }
            guard isAccepted else { break }
            index = shrinker.recording.spans.lastIndex { $0.end <= range.lowerBound } ?? -1
            run *= 2
        }
        return min(index, shrinker.recording.spans.count)
    }
}
