/// Lowers a choice and moves all later ones of one shape by the same amount.
///
/// For positions relative to a length that was drawn before them: lowering the length alone would change all
/// distances.
struct Translate: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        shrinker.forEachChoice { shrinker, index in
            for later in shrinker.recording.choices.firstOfEachShape(after: index)
            where !shrinker.isSpent && !shrinker.isRepeated(index) {
                translate(index, along: later, &shrinker)
            }
        }
    }

    private func translate<Value>(_ index: Int, along later: Int, _ shrinker: inout Shrinker<Value>) {
        shrinker.stride { shrinker in
            shrinker.pair(index, later)?.0.distance ?? 0
        } step: { shrinker, size in
            guard let (choice, shape) = shrinker.pair(index, later) else { return false }
            var edit = ChoiceEdit()
            edit.set(index, to: choice.lowered(by: size))
            let choices = shrinker.recording.choices
            for other in choices.indices.dropFirst(index + 1) where choices[other].hasShape(of: shape) {
                // The choice moves towards its target. The others move in the same direction, even if that is away
                // from theirs.
                let (moved, overflow) =
                    choice.value < choice.target
                    ? choices[other].value.addingReportingOverflow(size)
                    : choices[other].value.subtractingReportingOverflow(size)
                guard !overflow, moved <= shape.bound else { return false }
                edit.set(other, to: moved)
            }
            return shrinker.accepts(edit)
        }
    }
}
