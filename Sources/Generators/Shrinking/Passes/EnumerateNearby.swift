/// Leaves a local minimum: lowers small choices by steps of 2 to 6, then tries all small ranks of one choice and of two.
struct EnumerateNearby: ShrinkPass {
    /// The number of ranks tried for a single choice, and for each choice of a pair.
    static var ranks: (alone: UInt64, paired: UInt64) { (12, 5) }
    /// The further step sizes; for even numbers, for example, steps of 2 work where steps of 1 do not.
    private static var units: ClosedRange<UInt64> { 2...6 }
    /// The greatest length of a sequence of which all pairs are tried.
    private static var longest: Int { 40 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        let before = shrinker.recording.choices
        for unit in Self.units {
            for index in before.indices.reversed()
            where !shrinker.isSpent && !shrinker.isRepeated(index)
                && before[index].distance <= LowerByPeriods.leastDistance
            {
                shrinker.lower(index, by: unit)
                if shrinker.recording.choices != before { return }
            }
        }
        for index in before.indices.reversed() where !shrinker.isSpent && !shrinker.isRepeated(index) {
            for rank in 0..<min(before[index].rank, Self.ranks.alone) {
                if shrinker.sets(index, to: before[index].ranked(rank)) { return }
            }
        }
        guard before.count <= Self.longest else { return }
        for first in before.indices.reversed() where !shrinker.isRepeated(first) {
            for second in before.indices.dropFirst(first + 1) where !shrinker.isRepeated(second) {
                if lower(first, with: second, &shrinker) || shrinker.isSpent { return }
            }
        }
    }

    private func lower<Value>(
        _ first: Int, with second: Int, _ shrinker: inout Shrinker<Value>
    ) -> Bool {
        let (one, other) = (shrinker.recording.choices[first], shrinker.recording.choices[second])
        // Lowering a 'one more' choice deletes an element, which other passes have tried.
        guard !shrinker.recording.isOneMore(first) else { return false }
        for rank in 0..<min(one.rank, Self.ranks.paired) {
            for otherRank in 0...min(other.bound, Self.ranks.paired) where otherRank != other.rank {
                let isLowered = shrinker.accepts {
                    $0.set(first, to: one.ranked(rank))
                    $0.set(second, to: other.ranked(otherRank))
                }
                if isLowered { return true }
            }
        }
        return false
    }
}
