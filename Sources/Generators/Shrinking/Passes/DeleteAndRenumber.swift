/// Deletes a span and lowers by one all numbers that could be indices of later elements.
///
/// In a list whose elements are indices into it, deleting an element shifts all later ones, and each index above the
/// deleted position must be lowered at the same time.
struct DeleteAndRenumber: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachSpanFromTheEnd(delete)
    }

    private func delete<Value>(_ shrinker: inout Shrinker<Value>, _ index: Int) {
        let (choices, range) = (shrinker.recording.choices, shrinker.recording.spans[index].range)
        let position = UInt64(shrinker.recording.siblings(before: index))
        // Positions are counted from the target, which stands for index 0.
        let references = choices.indices.filter {
            !range.contains($0) && choices[$0].bound > 1 && choices[$0].distance > position
        }
        guard !range.isEmpty, !references.isEmpty else { return }
        _ = shrinker.accepts {
            for index in references { $0.set(index, to: choices[index].lowered(by: 1)) }
            $0.delete(range)
        }
    }
}
