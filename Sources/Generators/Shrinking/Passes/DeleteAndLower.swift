/// Deletes spans and lowers the numbers that count them.
///
/// 1. A run of siblings, and an earlier choice by their number: a count, an index into a list, or a decision of which the
///    simpler alternative has no such part.
/// 2. One span, and by one all numbers that could be indices of later elements. In a list whose elements are indices into
///    it, deleting an element shifts all later ones. Then only the numbers after the list: an element that is no index may
///    have to stay as it is.
struct DeleteAndLower: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        var lowered = 0
        while lowered < shrinker.recording.choices.count && !shrinker.isSpent {
            var index = shrinker.recording.spans.count - 1
            let end = shrinker.recording.choices[lowered].rank > 0 ? shrinker.recording.reach(of: lowered) : 0
            while index >= 0 && end > 0 && !shrinker.isSpent && !shrinker.isRepeated(lowered) {
                index = delete(index, lowering: lowered, before: end, &shrinker) - 1
            }
            lowered += 1
        }
        shrinker.forEachSpanFromTheEnd(renumber)
    }

    /// Deletes siblings that end at a span: first one, then twice as many after each success.
    ///
    /// Returns the index of the span before which to continue.
    private func delete<Value>(
        _ start: Int, lowering lowered: Int, before end: Int, _ shrinker: inout Shrinker<Value>
    ) -> Int {
        var index = start
        var run = 1
        while let choice = shrinker.choice(lowered), index >= 0, index < shrinker.recording.spans.count,
            let range = shrinker.recording.siblings(endingAt: index, count: run),
            range.lowerBound > lowered, !range.isEmpty
        {
            guard choice.distance >= run, range.upperBound <= end else { break }
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

    private func renumber<Value>(_ shrinker: inout Shrinker<Value>, without index: Int) {
        let (choices, range) = (shrinker.recording.choices, shrinker.recording.spans[index].range)
        let position = UInt64(shrinker.recording.siblings(before: index))
        // Positions are counted from the target, which stands for index 0.
        let references = choices.indices.filter {
            !range.contains($0) && choices[$0].bound > 1 && choices[$0].distance > position
        }
        let list = shrinker.recording.spans[index].parent.map { shrinker.recording.spans[$0].end }
        let later = references.filter { $0 >= list ?? .max }
        for lowered in later.count < references.count ? [references, later] : [references] {
            guard !range.isEmpty, !lowered.isEmpty else { return }
            let isAccepted = shrinker.accepts {
                for index in lowered { $0.set(index, to: choices[index].lowered(by: 1)) }
                $0.delete(range)
            }
            if isAccepted { return }
        }
    }
}

extension Recording {
    /// The index past the last choice with which a choice can have to do: a number with all later ones, a decision with
    /// those in the span around it, and a 'one more' choice with none.
    fileprivate func reach(of index: Int) -> Int {
        if choices[index].bound > 1 { return choices.count }
        if isOneMore(index) { return 0 }
        return innermostSpan(around: index).map { spans[$0].end } ?? choices.count
    }
}
