/// Lowers two choices by the same amount, for values that must stay equal, or as far apart as they are.
struct LowerTogether: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var first = 0
        while first < shrinker.recording.choices.count && !shrinker.isSpent {
            var second = first + 1
            while second < shrinker.recording.choices.count && !shrinker.isSpent {
                lower(first, second, &shrinker)
                second += 1
            }
            first += 1
        }
    }

    private func lower<Value>(_ first: Int, _ second: Int, _ shrinker: inout Shrinker<Value>) {
        var failing: UInt64 = 0
        while let (one, other) = shrinker.pair(first, second), one.bound > 1, other.bound > 1 {
            let room = min(one.distance, other.distance)
            guard room > 0 else { return }
            // First all the way, then halfway between what is known not to work and where they are.
            let step = failing == 0 ? room : min(failing / 2, room)
            guard step > 0 else { return }
            var values = shrinker.recording.values
            values[first] = one.moved(by: one.distance - step, up: one.value > one.target).value
            values[second] = other.moved(by: other.distance - step, up: other.value > other.target).value
            if !shrinker.accepts(values) { failing = step }
            if shrinker.isSpent { return }
        }
    }
}
