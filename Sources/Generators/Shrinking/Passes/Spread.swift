/// Lowers a choice as far as later ones of its shape can be raised instead, for lists whose sum has to be large.
///
/// Elements at their target can be deleted then; they get nothing, or elements would only change places. The pass ends
/// at an element that can be deleted, since no sum needs it, and leaves a choice alone that cannot pass on all that the
/// next one can take.
struct Spread: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            if shrinker.canDelete(index) { return }
            var later = index + 1
            while !shrinker.isRepeated(index), later < shrinker.recording.choices.count,
                let size = shrinker.room(from: index, to: later)
            {
                if size > 0, !shrinker.move(size, from: index, to: later) { break }
                later += 1
            }
            index += 1
        }
    }
}

extension Shrinker {
    /// Whether the innermost span of a choice can be deleted; that is not done, since another pass deletes many at once.
    fileprivate mutating func canDelete(_ index: Int) -> Bool {
        guard recording.choices[index].bound > 1, !isRepeated(index),
            let span = recording.innermostSpan(around: index)
        else { return false }
        return fails(recording.values.replacing(recording.spans[span].range, with: []))
    }

    /// By how much a choice can be lowered and a later one raised; nil if the first is at its target.
    fileprivate func room(from first: Int, to second: Int) -> UInt64? {
        let (one, other) = (recording.choices[first], recording.choices[second])
        guard one.bound > 1, one.distance > 0 else { return nil }
        guard other.hasShape(of: one), one.value > one.target, other.value > other.target else { return 0 }
        return min(one.distance, other.bound - other.value)
    }

    fileprivate mutating func move(_ size: UInt64, from first: Int, to second: Int) -> Bool {
        var values = recording.values
        values[first] -= size
        values[second] += size
        return accepts(values)
    }
}
