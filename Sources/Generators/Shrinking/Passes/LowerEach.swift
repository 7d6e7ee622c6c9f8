/// Lowers each single choice as far as possible, on either side of its target.
struct LowerEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            if !shrinker.isRepeated(index) { lower(index, &shrinker) }
            index += 1
        }
    }

    private func lower<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        let misses = shrinker.misses
        shrinker.lower(index)
        // A filter may refuse a step of 1 and accept a step of 2.
        if shrinker.misses > misses { shrinker.lower(index, by: 2) }
        guard index < shrinker.recording.choices.count else { return }
        // The next lower rank may be on the other side of the target.
        let now = shrinker.recording.choices[index]
        if now.rank > 0 { _ = shrinker.sets(index, to: now.ranked(now.rank - 1)) }
    }
}
