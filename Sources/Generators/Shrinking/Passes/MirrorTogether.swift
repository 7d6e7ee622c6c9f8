/// Moves numbers below their target as far above it, all of them and then any two.
///
/// For numbers that have to have one sign, of which the positive one is simpler: equal ones, or ends of a range.
/// `LowerEach` does this with a single number.
struct MirrorTogether: ShrinkPass {
    /// The greatest number of choices of which all pairs are tried.
    private static var most: Int { 8 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        let below = shrinker.recording.choices.indices.filter { index in
            let choice = shrinker.recording.choices[index]
            return choice.value < choice.target && !shrinker.isRepeated(index)
        }
        guard below.count > 1, !mirror(below, &shrinker), (3...Self.most).contains(below.count) else {
            return
        }
        for (place, first) in below.enumerated() {
            for second in below[(place + 1)...] { _ = mirror([first, second], &shrinker) }
        }
    }

    /// Returns whether the numbers are above their targets now.
    private func mirror<Value>(_ indices: [Int], _ shrinker: inout Shrinker<Value>) -> Bool {
        var edit = ChoiceEdit()
        for index in indices {
            guard let choice = shrinker.choice(index), choice.value < choice.target else { return false }
            // Replaying lowers it to its bound, which may be another one then.
            let (mirrored, overflow) = choice.target.addingReportingOverflow(choice.distance)
            edit.set(index, to: overflow ? .max : mirrored)
        }
        return shrinker.accepts(edit)
    }
}
