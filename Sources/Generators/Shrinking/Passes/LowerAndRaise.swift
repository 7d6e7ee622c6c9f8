/// Lowers a choice by one rank and sets the next one as far from its target as it goes.
///
/// Where a choice decides what the next one means, as between two generators, the value of the next one
/// says nothing about the new meaning; from its end the other passes bring it down again.
struct LowerAndRaise: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index + 1 < shrinker.recording.choices.count && !shrinker.isSpent {
            let choice = shrinker.recording.choices[index]
            if choice.rank > 0, !shrinker.recording.isOneMore(index) {
                var values = shrinker.recording.values
                values[index] = choice.ranked(choice.rank - 1)
                // Lowered to the bound that it will have, which nobody knows before.
                values[index + 1] = .max
                _ = shrinker.accepts(values)
            }
            index += 1
        }
    }
}
