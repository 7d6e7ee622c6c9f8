/// Lowers two choices of which one is about a multiple of the other, by one unit and by that multiple of it.
struct LowerInProportion: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachPair { shrinker, first, second in
            guard let (one, other) = shrinker.pair(first, second) else { return }
            let (less, greater) = one.distance < other.distance ? (one, other) : (other, one)
            guard less.distance > 1, greater.distance / less.distance > 1 else { return }
            let factor = greater.distance / less.distance
            let (small, large) = one.distance < other.distance ? (first, second) : (second, first)
            shrinker.stride { shrinker in
                guard let (one, other) = shrinker.pair(small, large) else { return 0 }
                return min(one.distance, other.distance / factor)
            } step: { shrinker, size in
                guard let (one, other) = shrinker.pair(small, large) else { return false }
                return shrinker.accepts {
                    $0.set(small, to: one.lowered(by: size))
                    $0.set(large, to: other.lowered(by: size * factor))
                }
            }
        }
    }
}
