/// Sets each single choice to its target.
struct MinimiseEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            if !shrinker.isRepeated(index) {
                _ = shrinker.sets(index, to: shrinker.recording.choices[index].target)
            }
            index += 1
        }
    }
}
