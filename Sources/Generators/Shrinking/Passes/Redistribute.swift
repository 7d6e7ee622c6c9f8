/// Lowers a choice and raises a later one by as much, for values whose sum matters.
struct Redistribute: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var first = 0
        while first < shrinker.recording.choices.count && !shrinker.isSpent {
            var second = first + 1
            while second < shrinker.recording.choices.count && !shrinker.isSpent {
                move(first, second, &shrinker)
                second += 1
            }
            first += 1
        }
    }

    private func move<Value>(_ first: Int, _ second: Int, _ shrinker: inout Shrinker<Value>) {
        var failing: UInt64 = 0
        while let (one, other) = shrinker.pair(first, second), one.bound > 1, other.bound > 1 {
            let isUp = one.value > one.target
            // What leaves the first number is added to the second, whichever sides of zero they are on.
            let room = isUp ? other.bound - other.value : other.value
            let most = min(one.distance, room)
            let step = failing == 0 ? most : min(failing / 2, most)
            guard step > 0 else { return }
            var values = shrinker.recording.values
            values[first] = one.moved(by: one.distance - step, up: isUp).value
            values[second] = isUp ? other.value + step : other.value - step
            if !shrinker.accepts(values) { failing = step }
            if shrinker.isSpent { return }
        }
    }
}
