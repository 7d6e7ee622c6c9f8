/// Lowers each choice by itself as far as it goes, to either side of its target.
struct LowerEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            lower(index, &shrinker)
            index += 1
        }
    }

    private func lower<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        let misses = shrinker.misses
        shrinker.lower(index)
        // Where the generator makes no value a step further, as with a filter, there may be one two steps further.
        if shrinker.misses > misses { shrinker.lower(index, by: 2) }
        guard index < shrinker.recording.choices.count else { return }
        // The next simpler value may lie on the other side of the target.
        let now = shrinker.recording.choices[index]
        if now.rank > 0 { _ = shrinker.sets(index, to: now.ranked(now.rank - 1)) }
    }
}
