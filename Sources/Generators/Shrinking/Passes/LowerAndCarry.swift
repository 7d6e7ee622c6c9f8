/// Lowers a choice and moves two later ones by the same amount, in all combinations of directions.
///
/// For a position that depends on two lengths that balance each other: no two of the three values can move without
/// the third. Only choices that are not at their target are moved; few are left when this pass runs.
struct LowerAndCarry: ShrinkPass {
    /// The greatest number of movable choices; more would have too many triples.
    private static var most: Int { 8 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        let choices = shrinker.recording.choices
        let movable = choices.indices.filter { choices[$0].rank > 0 && !choices[$0].isBetweenFew }
        guard movable.count <= Self.most else { return }
        for first in movable {
            for second in movable where second > first {
                for third in movable where third > second {
                    for direction in 0..<4 where !shrinker.isSpent {
                        carry(first, [(second, direction & 1 == 0), (third, direction & 2 == 0)], &shrinker)
                    }
                }
            }
        }
    }

    private func carry<Value>(
        _ index: Int, _ others: [(index: Int, up: Bool)], _ shrinker: inout Shrinker<Value>
    ) {
        shrinker.stride { shrinker in
            shrinker.choice(index)?.distance ?? 0
        } step: { shrinker, size in
            guard let choice = shrinker.choice(index) else { return false }
            var edit = ChoiceEdit()
            edit.set(index, to: choice.lowered(by: size))
            for (other, up) in others {
                guard let moved = shrinker.choice(other)?.moved(by: size, up) else { return false }
                edit.set(other, to: moved)
            }
            return shrinker.accepts(edit)
        }
    }
}

extension Choice {
    /// The value at a distance up or down; nil if that is out of range.
    fileprivate func moved(by distance: UInt64, _ up: Bool) -> UInt64? {
        guard distance <= (up ? bound - value : value) else { return nil }
        return up ? value + distance : value - distance
    }
}
