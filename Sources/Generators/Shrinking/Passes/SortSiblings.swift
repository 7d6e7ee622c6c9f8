/// Sorts adjacent spans of one label by simplicity, so that values whose order is irrelevant have one minimum.
struct SortSiblings: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.spans.count && !shrinker.isSpent {
            // Insertion sort: a swapped span moves on towards the front.
            var moving = index
            while let earlier = swap(moving, &shrinker) { moving = earlier }
            index += 1
        }
    }

    /// Swaps a span with its previous sibling if that is simpler; returns the new index.
    private func swap<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) -> Int? {
        let spans = shrinker.recording.spans
        guard index < spans.count, let before = shrinker.recording.sibling(before: index),
            spans[before].end == spans[index].begin, spans[before].label == spans[index].label
        else { return nil }
        let choices = shrinker.recording.choices
        let (first, second) = (Array(choices[spans[before].range]), Array(choices[spans[index].range]))
        guard first != second else { return nil }
        let swapped = (second + first).map(\.value)
        let range = spans[before].begin..<spans[index].end
        return shrinker.accepts { $0.replace(range, with: swapped) } ? before : nil
    }
}
