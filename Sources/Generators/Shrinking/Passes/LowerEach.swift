/// Lowers each single choice as far as possible, on either side of its target.
struct LowerEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice(lower)
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
}
