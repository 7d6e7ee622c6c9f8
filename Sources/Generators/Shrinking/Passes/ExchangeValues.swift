/// Exchanges two values of one shape wherever they occur, for values of which only the equality matters.
///
/// After other passes have lowered equal values together, they are small, but may not be in order of their first
/// occurrence.
struct ExchangeValues: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachChoice { shrinker, index in
            let choices = shrinker.recording.choices
            let choice = choices[index]
            let later = choices[(index + 1)...].filter {
                $0.hasShape(of: choice) && $0.rank < choice.rank && !choices[..<index].contains($0)
            }
            if choice.bound > 1, !choices[..<index].contains(choice),
                let other = later.min(by: { $0.rank < $1.rank })
            {
                _ = shrinker.accepts(
                    choices.map { $0 == choice ? other.value : $0 == other ? choice.value : $0.value })
            }
        }
    }
}
