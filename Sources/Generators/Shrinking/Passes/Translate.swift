/// Lowers a choice and moves all later ones of one shape by the same amount.
///
/// For positions relative to a length that was drawn before them: lowering the length alone would change all
/// distances.
struct Translate: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            for later in shrinker.recording.choices.firstOfEachShape(after: index)
            where !shrinker.isSpent && !shrinker.isRepeated(index) {
                translate(index, along: later, &shrinker)
            }
            index += 1
        }
    }

    private func translate<Value>(_ index: Int, along later: Int, _ shrinker: inout Shrinker<Value>) {
        shrinker.stride { shrinker in
            shrinker.pair(index, later)?.0.distance ?? 0
        } step: { shrinker, size in
            guard let (choice, shape) = shrinker.pair(index, later) else { return false }
            var values = shrinker.recording.values
            values[index] = choice.lowered(by: size)
            for other in shrinker.recording.choices.indices.dropFirst(index + 1)
            where shrinker.recording.choices[other].hasShape(of: shape) {
                // The choice moves towards its target. The others move in the same direction, even if that is away
                // from theirs.
                let (moved, overflow) =
                    choice.value < choice.target
                    ? values[other].addingReportingOverflow(size)
                    : values[other].subtractingReportingOverflow(size)
                guard !overflow, moved <= shape.bound else { return false }
                values[other] = moved
            }
            return shrinker.accepts(values)
        }
    }
}
