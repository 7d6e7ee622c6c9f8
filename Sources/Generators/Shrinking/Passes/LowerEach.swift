/// Lowers each choice by itself as far as it goes, to either side of its target.
struct LowerEach: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            lower(index, &shrinker)
            index += 1
        }
    }

    private func lower<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        // A step of two as well, because odd and even numbers may differ.
        shrinker.stride(small: 1...2) { shrinker in
            index < shrinker.recording.choices.count ? shrinker.recording.choices[index].distance : 0
        } step: { shrinker, size in
            guard index < shrinker.recording.choices.count else { return false }
            return shrinker.sets(index, to: shrinker.recording.choices[index].lowered(by: size))
        }
        guard index < shrinker.recording.choices.count else { return }
        let now = shrinker.recording.choices[index]
        // Of two values as far away the upper one is simpler; below the target, look above it.
        if now.value < now.target, now.bound - now.target >= now.distance {
            _ = shrinker.sets(index, to: now.target + now.distance)
        }
    }
}
