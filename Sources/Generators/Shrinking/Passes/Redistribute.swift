/// Lowers a choice and raises a later one by the same amount, for values whose sum must stay the same.
struct Redistribute: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachPair { shrinker, first, second in
            shrinker.stride { shrinker in
                guard let (one, other) = shrinker.pair(first, second) else { return 0 }
                // The sum of the values is kept, on whichever side of its target each one is.
                let room = one.value > one.target ? other.bound - other.value : other.value
                return min(one.distance, room)
            } step: { shrinker, size in
                guard let (one, other) = shrinker.pair(first, second) else { return false }
                let (isRaised, room) = (one.value > one.target, other.bound - other.value)
                guard size <= (isRaised ? room : other.value) else { return false }
                return shrinker.accepts {
                    $0.set(first, to: one.lowered(by: size))
                    $0.set(second, to: isRaised ? other.value + size : other.value - size)
                }
            }
        }
    }
}
