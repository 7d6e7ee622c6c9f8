/// Lowers a decision by one rank and sets the next choice to its bound.
///
/// For a decision that determines the meaning of the next choice, as between two generators. The old value is
/// meaningless then, and other passes lower the new one from its bound.
struct LowerAndRaise: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index + 1 < shrinker.recording.choices.count && !shrinker.isSpent {
            let choice = shrinker.recording.choices[index]
            if choice.rank > 0, shrinker.recording.isDecision(index), !shrinker.isRepeated(index) {
                var values = shrinker.recording.values
                values[index] = choice.ranked(choice.rank - 1)
                // Replaying lowers it to the new bound, which is not known here.
                values[index + 1] = .max
                _ = shrinker.accepts(values)
            }
            index += 1
        }
    }
}
