/// Lowers two choices by the same amount, for values that must stay as far apart as they are.
struct LowerTogether: ShrinkPass {
    private let partner: Partner

    /// What a choice is lowered together with.
    enum Partner {
        case nextOfItsShape
        case everyLaterOne
    }

    init(with partner: Partner) { self.partner = partner }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        switch partner {
        case .nextOfItsShape: shrinker.forEachTwoOfOneShape(lower)
        case .everyLaterOne: shrinker.forEachPair(lower)
        }
    }

    private func lower<Value>(_ shrinker: inout Shrinker<Value>, _ first: Int, _ second: Int) {
        // Two of the simplest values are left to `EnumerateNearby`, which tries all of those.
        guard let (one, other) = shrinker.pair(first, second),
            max(one.rank, other.rank) >= EnumerateNearby.ranks.paired
        else { return }
        shrinker.stride { shrinker in
            guard let (one, other) = shrinker.pair(first, second) else { return 0 }
            return min(one.distance, other.distance)
        } step: { shrinker, size in
            guard let (one, other) = shrinker.pair(first, second) else { return false }
            var values = shrinker.recording.values
            values[first] = one.lowered(by: size)
            values[second] = other.lowered(by: size)
            return shrinker.accepts(values)
        }
    }
}
