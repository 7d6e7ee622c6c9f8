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
            var later = index
            while !shrinker.isRepeated(index), let next = shrinker.heir(of: index, after: later) {
                let size = shrinker.room(from: index, to: next)
                if size > 0, !shrinker.move(size, from: index, to: next) { break }
                later = next
            }
            index += 1
        }
    }
}

extension Shrinker {
    /// Whether the innermost span of a choice can be deleted; that is not done, since another pass deletes many at once.
    fileprivate mutating func canDelete(_ index: Int) -> Bool {
        guard let choice = choice(index), choice.bound > 1, !isRepeated(index),
            let span = recording.innermostSpan(around: index)
        else { return false }
        var edit = ChoiceEdit()
        edit.delete(recording.spans[span].range)
        return fails(edit)
    }

    /// The next choice that may be raised where another one is lowered; nil if that is at its target.
    fileprivate func heir(of index: Int, after later: Int) -> Int? {
        guard let choice = choice(index), choice.bound > 1, choice.distance > 0 else { return nil }
        return recording.choices.next(alike: index, after: later)
    }

    /// By how much a choice can be lowered and a later one raised.
    fileprivate func room(from first: Int, to second: Int) -> UInt64 {
        guard let one = choice(first), let other = choice(second), one.value > one.target,
            other.value > other.target
        else { return 0 }
        return min(one.distance, other.bound - other.value)
    }

    fileprivate mutating func move(_ size: UInt64, from first: Int, to second: Int) -> Bool {
        guard let one = choice(first), let other = choice(second) else { return false }
        return accepts {
            $0.set(first, to: one.lowered(by: size))
            $0.set(second, to: other.value + min(size, other.bound - other.value))
        }
    }
}
