/// Tries every choice at every small rank, and then every two of them, to leave a local minimum.
struct EnumerateNearby: ShrinkPass {
    /// How many of the simplest values are tried for a choice by itself, and for each of a pair.
    static var ranks: (alone: UInt64, paired: UInt64) { (12, 5) }
    /// How far below its value a choice is tried too; one and two steps are what `LowerEach` has tried.
    private static var steps: ClosedRange<UInt64> { 3...6 }
    /// Sequences longer than this have too many pairs to try them all.
    private static var longest: Int { 40 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for index in shrinker.recording.choices.indices.reversed() {
            guard index < shrinker.recording.choices.count, !shrinker.isSpent else { return }
            let choice = shrinker.recording.choices[index]
            for rank in 0..<min(choice.rank, Self.ranks.alone) {
                if shrinker.sets(index, to: choice.ranked(rank)) { return }
            }
            for step in Self.steps where step < choice.distance {
                if shrinker.sets(index, to: choice.lowered(by: step)) { return }
            }
        }
        let choices = shrinker.recording.choices
        guard choices.count <= Self.longest else { return }
        for first in choices.indices.reversed() {
            for second in choices.indices.dropFirst(first + 1) {
                if lower(first, with: second, &shrinker) || shrinker.isSpent { return }
            }
        }
    }

    private func lower<Value>(
        _ first: Int, with second: Int, _ shrinker: inout Shrinker<Value>
    ) -> Bool {
        let (one, other) = (shrinker.recording.choices[first], shrinker.recording.choices[second])
        // To lower a choice of one more element is to leave it out, which other passes have tried.
        guard !shrinker.recording.isOneMore(first) else { return false }
        var values = shrinker.recording.values
        for rank in 0..<min(one.rank, Self.ranks.paired) {
            values[first] = one.ranked(rank)
            for otherRank in 0...min(other.bound, Self.ranks.paired) where otherRank != other.rank {
                values[second] = other.ranked(otherRank)
                if shrinker.accepts(values) { return true }
            }
        }
        return false
    }
}
