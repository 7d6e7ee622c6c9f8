/// Lowers a decision by one rank and sets the next choice to its bound.
///
/// For a decision that determines the meaning of the next choice, as between two generators. The old value is
/// meaningless then, and other passes lower the new one from its bound.
struct LowerAndRaise: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            let choice = shrinker.recording.choices[index]
            guard choice.rank > 0, shrinker.recording.isDecision(index), shrinker.choice(index + 1) != nil
            else { return }
            _ = shrinker.accepts {
                $0.set(index, to: choice.ranked(choice.rank - 1))
                // Replaying lowers it to the new bound, which is not known here.
                $0.set(index + 1, to: .max)
            }
        }
    }
}
