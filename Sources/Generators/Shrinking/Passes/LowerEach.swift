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
        let start = shrinker.recording.choices[index]
        guard start.rank > 0, !shrinker.sets(index, to: start.target) else { return }
        let isUp = start.value > start.target
        // Most choices are at their least already: where none of these steps works, no search is made.
        let steps = [start.distance / 2, start.distance - 1, start.distance - min(2, start.distance)]
        let isLowered = steps.contains { distance in
            shrinker.sets(index, to: start.moved(by: distance, up: isUp).value)
        }
        if isLowered { search(index, isUp, &shrinker) }
        guard index < shrinker.recording.choices.count else { return }
        let now = shrinker.recording.choices[index]
        // Of two values as far away the upper one is simpler; below the target, look above it.
        if now.value < now.target, now.bound - now.target >= now.distance {
            _ = shrinker.sets(index, to: now.target + now.distance)
        }
    }

    /// Binary search for the least distance that fails, on the assumption that failing is monotone.
    private func search<Value>(_ index: Int, _ isUp: Bool, _ shrinker: inout Shrinker<Value>) {
        var passing: UInt64 = 0
        while index < shrinker.recording.choices.count {
            let now = shrinker.recording.choices[index]
            guard now.distance > passing + 1, (now.value > now.target) == isUp else { return }
            let middle = passing + (now.distance - passing) / 2
            if !shrinker.sets(index, to: now.moved(by: middle, up: isUp).value) { passing = middle }
            if shrinker.isSpent { return }
        }
    }
}
