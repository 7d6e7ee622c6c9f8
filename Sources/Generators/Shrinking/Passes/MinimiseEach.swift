/// Sets each single choice to its target.
struct MinimiseEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            _ = shrinker.sets(index, to: shrinker.recording.choices[index].target)
        }
    }
}
