/// Deletes a few elements of a list that stand next to each other, where none of them can go alone.
///
/// Of a program it takes out detours: steps that lead back to where they began. Only elements that hold a decision are
/// tried, as steps do: lists of mere numbers seldom have detours, and pay for them all the same.
struct DeleteWindows: ShrinkPass {
    /// How many elements go at once; one is what `DeleteSpans` tries.
    private static var lengths: ClosedRange<Int> { 2...6 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for length in Self.lengths {
            var index = shrinker.recording.spans.count - 1
            while index >= 0 && !shrinker.isSpent {
                if index < shrinker.recording.spans.count { delete(length, endingAt: index, &shrinker) }
                index -= 1
            }
        }
    }

    private func delete<Value>(_ length: Int, endingAt index: Int, _ shrinker: inout Shrinker<Value>) {
        let recording = shrinker.recording
        guard recording.spans[index].label == Recording.element,
            recording.spans[index].range.contains(where: recording.isDecision),
            let range = recording.siblings(endingAt: index, count: length)
        else { return }
        _ = shrinker.accepts(recording.values.replacing(range, with: []))
    }
}
