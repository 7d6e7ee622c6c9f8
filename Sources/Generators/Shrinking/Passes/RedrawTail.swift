/// Lowers a choice and redraws all later ones, for choices that determine the meaning of later ones.
struct RedrawTail: ShrinkPass {
    /// The number of random tails for each choice.
    private static var draws: UInt64 { 4 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for index in shrinker.recording.choices.indices.reversed() {
            let choice = shrinker.recording.choices[index]
            guard choice.rank > 0, !shrinker.isRepeated(index) else { continue }
            for attempt in 0..<Self.draws {
                if shrinker.isSpent { return }
                let rank = attempt % 2 == 0 ? choice.rank - 1 : 0
                let head = shrinker.recording.values.prefix(index) + [choice.ranked(rank)]
                let seed = RandomBits.mixed(UInt64(index) &<< 8 | attempt)
                if shrinker.accepts(Array(head), thenSeed: seed) { return }
            }
        }
    }
}
