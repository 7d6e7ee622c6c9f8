/// Puts neighbouring spans of one label in order of simplicity, so that what is in any order has one form.
struct SortSiblings: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.spans.count && !shrinker.isSpent {
            // Insertion sort: what was swapped moves on towards the front.
            var moving = index
            while let earlier = swap(moving, &shrinker) { moving = earlier }
            index += 1
        }
    }

    /// Swaps a span with the sibling before it if that makes the sequence simpler; returns where it went.
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
        return shrinker.accepts(shrinker.recording.values.replacing(range, with: swapped)) ? before : nil
    }
}
