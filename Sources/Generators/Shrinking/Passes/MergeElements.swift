/// Replaces two adjacent elements of a list by a copy of another one of its elements.
///
/// For elements that count for several simpler ones: a list of fewer of them is simpler.
struct MergeElements: ShrinkPass {
    /// The greatest number of lists to try.
    private static var most: Int { 64 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var left = Self.most
        while !shrinker.isSpent, merge(&shrinker, &left) {}
    }

    private func merge<Value>(_ shrinker: inout Shrinker<Value>, _ left: inout Int) -> Bool {
        let recording = shrinker.recording
        let values = recording.values
        let elements = recording.spans.filter { $0.label == Recording.element && !$0.range.isEmpty }
        let contents = Dictionary(grouping: elements, by: \.parent).mapValues { list in
            Set(list.map { Array(values[$0.range]) }).sorted { $0.lexicographicallyPrecedes($1) }
        }
        for (first, second) in zip(elements, elements.dropFirst())
        where first.parent == second.parent && first.end == second.begin && !shrinker.isRepeated(first.begin)
        {
            let pair = first.begin..<second.end
            for copy in contents[first.parent] ?? [] where copy.count < pair.count {
                guard left > 0 else { return false }
                left -= 1
                if shrinker.accepts({ $0.replace(pair, with: copy) }) { return true }
            }
        }
        return false
    }
}
