/// Lowers a choice and raises a later one by as much, for values whose sum matters.
struct Redistribute: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachPair { shrinker, first, second in
            shrinker.stride { shrinker in
                guard let (one, other) = shrinker.pair(first, second) else { return 0 }
                // What leaves the first number is added to the second, whichever sides of zero they are on.
                let room = one.value > one.target ? other.bound - other.value : other.value
                return min(one.distance, room)
            } step: { shrinker, size in
                guard let (one, other) = shrinker.pair(first, second) else { return false }
                var values = shrinker.recording.values
                values[first] = one.lowered(by: size)
                values[second] = one.value > one.target ? other.value + size : other.value - size
                return shrinker.accepts(values)
            }
        }
    }
}
