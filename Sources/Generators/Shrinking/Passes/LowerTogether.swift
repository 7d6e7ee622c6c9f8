/// Lowers two choices by the same amount, for values whose difference must stay the same.
struct LowerTogether: ShrinkPass {
    private let partner: Partner

    /// The second choice of a pair.
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
        // `EnumerateNearby` tries all pairs of small ranks.
        guard let (one, other) = shrinker.pair(first, second),
            max(one.rank, other.rank) >= EnumerateNearby.ranks.paired
        else { return }
        shrinker.stride { shrinker in
            guard let (one, other) = shrinker.pair(first, second) else { return 0 }
            return min(one.distance, other.distance)
        } step: { shrinker, size in
            guard let (one, other) = shrinker.pair(first, second) else { return false }
            return shrinker.accepts {
                $0.set(first, to: one.lowered(by: size))
                $0.set(second, to: other.lowered(by: size))
            }
        }
    }
}
