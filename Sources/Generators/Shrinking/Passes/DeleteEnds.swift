/// Deletes as many elements as possible from the end of each long list, and then from its start, by bisection.
///
/// It finds the part of a list that matters in O(log *n*) executions, where deleting one element after the other takes at
/// least one for each element that has to stay.
struct DeleteEnds: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        for isAtEnd in [true, false] {
            var list = 0
            while !shrinker.isSpent, list < shrinker.recording.longLists.count {
                delete(from: shrinker.recording.longLists[list], isAtEnd: isAtEnd, &shrinker)
                list += 1
            }
        }
    }

    private func delete<Value>(from list: [Int], isAtEnd: Bool, _ shrinker: inout Shrinker<Value>) {
        let (values, spans) = (shrinker.recording.values, shrinker.recording.spans)
        var (kept, refused) = (0, list.count + 1)
        while kept + 1 < refused && !shrinker.isSpent {
            let count = (kept + refused) / 2
            let (first, last) = isAtEnd ? (list.count - count, list.count - 1) : (0, count - 1)
            let range = spans[list[first]].begin..<spans[list[last]].end
            if shrinker.accepts(values.replacing(range, with: [])) { kept = count } else { refused = count }
        }
    }
}
