/// Lowers each choice by itself as far as it goes, to either side of its target.
struct LowerEach: ShrinkPass {
    /// Distances from the target to try first, since the least one that fails is most often small.
    private static var probes: [UInt64] { [1, 4, 16, 256, 1 << 16, 1 << 32] }

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
        // Most choices are at their least already: where neither of two small steps works no search is
        // made. Two steps, because odd and even numbers may differ.
        if shrinker.sets(index, to: start.lowered(by: 1)) || shrinker.sets(index, to: start.lowered(by: 2)) {
            search(index, &shrinker)
        }
        guard index < shrinker.recording.choices.count else { return }
        let now = shrinker.recording.choices[index]
        // Of two values as far away the upper one is simpler; below the target, look above it.
        if now.value < now.target, now.bound - now.target >= now.distance {
            _ = shrinker.sets(index, to: now.target + now.distance)
        }
    }

    private func search<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        var passing: UInt64 = 0
        for probe in Self.probes where probe < distance(index, shrinker) {
            let now = shrinker.recording.choices[index]
            if shrinker.sets(index, to: now.lowered(by: now.distance - probe)) {
                bisect(index, above: passing, &shrinker)
                return
            }
            passing = probe
        }
        shrinker.stride(startingWith: 2) { shrinker in
            distance(index, shrinker)
        } step: { shrinker, size in
            guard index < shrinker.recording.choices.count else { return false }
            return shrinker.sets(index, to: shrinker.recording.choices[index].lowered(by: size))
        }
    }

    /// Binary search for the least distance that fails, on the assumption that failing is monotone.
    private func bisect<Value>(_ index: Int, above start: UInt64, _ shrinker: inout Shrinker<Value>) {
        var passing = start
        while distance(index, shrinker) > passing + 1 && !shrinker.isSpent {
            let now = shrinker.recording.choices[index]
            let step = (now.distance - passing) / 2
            if !shrinker.sets(index, to: now.lowered(by: step)) { passing = now.distance - step }
        }
    }

    private func distance<Value>(_ index: Int, _ shrinker: borrowing Shrinker<Value>) -> UInt64 {
        index < shrinker.recording.choices.count ? shrinker.recording.choices[index].distance : 0
    }
}
