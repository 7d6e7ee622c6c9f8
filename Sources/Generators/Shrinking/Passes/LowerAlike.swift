/// Lowers all choices of equal value and shape together, for values that must stay equal.
struct LowerAlike: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            let choice = shrinker.recording.choices[index]
            if choice.rank > 0, !shrinker.recording.isOneMore(index),
                !shrinker.recording.choices[..<index].contains(choice),
                shrinker.recording.choices[(index + 1)...].contains(choice)
            {
                shrinker.stride { shrinker in
                    index < shrinker.recording.choices.count ? shrinker.recording.choices[index].distance : 0
                } step: { shrinker, size in
                    let choices = shrinker.recording.choices
                    guard index < choices.count else { return false }
                    let now = choices[index]
                    let lowered = now.lowered(by: size)
                    return shrinker.accepts(choices.map { $0 == now ? lowered : $0.value })
                }
            }
            index += 1
        }
    }
}
