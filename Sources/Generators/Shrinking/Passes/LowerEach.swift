/// Lowers each single choice as far as possible, on either side of its target.
///
/// Where a choice of a long sequence is lowered to its target, the next ones are tried together: first two, then twice as
/// many after each success. So *n* choices that do not matter are lowered in O(log *n*) executions, whatever their shapes.
struct LowerEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            lower(&shrinker, index)
            if shrinker.recording.choices.count >= SequenceLength.leastBulk,
                shrinker.choice(index)?.rank == 0
            {
                resetRuns(after: index, &shrinker)
            }
        }
    }

    private func lower<Value>(_ shrinker: inout Shrinker<Value>, _ index: Int) {
        let misses = shrinker.misses
        shrinker.lower(index)
        // A filter may refuse a step of 1 and accept a step of 2.
        if shrinker.misses > misses { shrinker.lower(index, by: 2) }
        // The next lower rank may be on the other side of the target.
        if let now = shrinker.choice(index), now.rank > 0 {
            _ = shrinker.sets(index, to: now.ranked(now.rank - 1))
        }
    }

    private func resetRuns<Value>(after start: Int, _ shrinker: inout Shrinker<Value>) {
        var index = start
        var run = 2
        var isGrowing = true
        while run > 1, !shrinker.isSpent {
            let next = shrinker.recording.numbers(after: index, atMost: run)
            guard next.count > 1, let last = next.last else { return }
            let choices = shrinker.recording.choices
            let isReset = shrinker.accepts { edit in
                for choice in next { edit.set(choice, to: choices[choice].target) }
            }
            if isReset { index = last }
            isGrowing = isGrowing && isReset
            run = isGrowing ? run * 2 : run / 2
        }
    }
}

extension Recording {
    /// The next choices that are not at their target, without 'one more' choices, which delete elements.
    fileprivate func numbers(after index: Int, atMost count: Int) -> [Int] {
        Array(
            choices.indices.dropFirst(index + 1).lazy
                .filter { choices[$0].rank > 0 && !isOneMore($0) }.prefix(count))
    }
}
