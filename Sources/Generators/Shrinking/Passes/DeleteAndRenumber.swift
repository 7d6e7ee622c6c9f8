/// Deletes a span and lowers by one all numbers that could be indices of later elements.
///
/// In a list whose elements are indices into it, deleting an element shifts all later ones, and each index above the
/// deleted position must be lowered at the same time.
struct DeleteAndRenumber: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = shrinker.recording.spans.count - 1
        while index >= 0 && !shrinker.isSpent {
            if index < shrinker.recording.spans.count { delete(index, &shrinker) }
            index -= 1
        }
    }

    private func delete<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        let (choices, range) = (shrinker.recording.choices, shrinker.recording.spans[index].range)
        let position = UInt64(shrinker.recording.siblings(before: index))
        // Positions are counted from the target, which stands for index 0.
        let isReference = { (choice: Choice) in choice.bound > 1 && choice.distance > position }
        guard !range.isEmpty,
            choices.indices.contains(where: { !range.contains($0) && isReference(choices[$0]) })
        else { return }
        let renumbered = choices.map { choice in
            isReference(choice)
                ? choice.moved(by: choice.distance - 1, up: choice.value > choice.target).value : choice.value
        }
        _ = shrinker.accepts(renumbered.replacing(range, with: []))
    }
}
