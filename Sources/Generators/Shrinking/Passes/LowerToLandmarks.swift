/// Sets choices to simpler values that their generator names as landmarks, the simplest first.
///
/// For choices whose meaning changes without order from one value to the next, as that of characters does: lowering
/// step by step does not lead from one upper-case letter to the simplest one.
struct LowerToLandmarks: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            guard let choice = shrinker.choice(index), let landmarks = shrinker.recording.landmarks[index]
            else { return }
            _ = landmarks.prefix { $0 < choice.value }.contains { shrinker.sets(index, to: $0) }
        }
    }
}
