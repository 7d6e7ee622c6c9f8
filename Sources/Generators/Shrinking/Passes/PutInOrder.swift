/// Sorts what is in no order, so that it has one minimum.
///
/// 1. Adjacent spans of one label by simplicity, for values whose order is irrelevant.
/// 2. Values of one shape, exchanged wherever they occur, by their first occurrence, for values of which only the equality
///    matters. Other passes have lowered equal values together before.
struct PutInOrder: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.spans.count && !shrinker.isSpent {
            // Insertion sort: a swapped span moves on towards the front.
            var moving = index
            while let earlier = swap(moving, &shrinker) { moving = earlier }
            index += 1
        }
        shrinker.forEachChoice(exchange)
    }

    private func exchange<Value>(_ shrinker: inout Shrinker<Value>, _ index: Int) {
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
