/// Sorts what is in no order, so that it has one minimum.
///
/// 1. Adjacent spans of one label by simplicity, for values whose order is irrelevant: all of a long list at once, then its
///    halves where that is refused, and in the end one after the other.
/// 2. Values of one shape, exchanged wherever they occur, by their first occurrence, for values of which only the equality
///    matters. Other passes have lowered equal values together before.
struct PutInOrder: ShrinkPass {
    /// The least number of spans that are sorted at once.
    private static var least: Int { 16 }
    /// The number of parts of a long list up to which each is sorted at once.
    private static var mostParts: Int { 8 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for list in shrinker.recording.longRuns(of: Self.least) {
            sort(list, least: max(Self.least, list.count / Self.mostParts), &shrinker)
        }
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

    /// Sorts spans that follow each other, or each half of them if that is refused.
    private func sort<Value>(_ spans: ArraySlice<Int>, least: Int, _ shrinker: inout Shrinker<Value>) {
        guard spans.count >= least, !shrinker.isSpent else { return }
        let recording = shrinker.recording
        let parts = spans.map { Array(recording.choices[recording.spans[$0].range]) }
        let sorted = parts.sorted { $0.precedes($1) }
        guard sorted != parts, let first = spans.first, let last = spans.last else { return }
        let range = recording.spans[first].begin..<recording.spans[last].end
        if shrinker.accepts({ $0.replace(range, with: sorted.joined().map(\.value)) }) { return }
        sort(spans.prefix(spans.count / 2), least: least, &shrinker)
        // If spans came or went, the indices of the other half mean something else.
        if shrinker.recording.spans.count == recording.spans.count {
            sort(spans.dropFirst(spans.count / 2), least: least, &shrinker)
        }
    }

    /// Swaps a span with its previous sibling if that is simpler; returns the new index.
    private func swap<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) -> Int? {
        let spans = shrinker.recording.spans
        guard index < spans.count, let before = shrinker.recording.sibling(before: index),
            spans[before].end == spans[index].begin, spans[before].label == spans[index].label
        else { return nil }
        let recording = shrinker.recording
        // An element that the list needs has no 'one more' choice.
        let (first, second) = (recording.drawn(in: before), recording.drawn(in: index))
        let (one, other) = (Array(recording.choices[first]), Array(recording.choices[second]))
        guard one != other, !shrinker.hasTooManyPairs || other.precedes(one) else { return nil }
        let between = recording.choices[first.upperBound..<second.lowerBound]
        let swapped = (other + between + one).map(\.value)
        let range = first.lowerBound..<second.upperBound
        return shrinker.accepts { $0.replace(range, with: swapped) } ? before : nil
    }
}

extension Recording {
    /// The lists of at least so many spans of one label that follow each other in one span.
    fileprivate func longRuns(of least: Int) -> [ArraySlice<Int>] {
        var runs: [[Int]] = []
        for siblings in Dictionary(grouping: spans.indices, by: { spans[$0].parent }).values {
            for index in siblings.sorted() where !spans[index].range.isEmpty {
                if let last = runs.last?.last, spans[last].parent == spans[index].parent,
                    spans[last].end == spans[index].begin, spans[last].label == spans[index].label
                {
                    runs[runs.count - 1].append(index)
                } else {
                    runs.append([index])
                }
            }
        }
        return runs.filter { $0.count >= least }.sorted { $0[0] < $1[0] }.map { $0[...] }
    }
}

extension Array<Choice> {
    /// Whether these choices come first in the order of their ranks.
    fileprivate func precedes(_ other: [Choice]) -> Bool {
        map(\.rank).lexicographicallyPrecedes(other.map(\.rank))
    }
}
