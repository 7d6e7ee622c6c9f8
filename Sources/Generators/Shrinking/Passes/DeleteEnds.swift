/// Deletes as many elements as possible from the end of each long list, and then from its start, by bisection.
///
/// It finds the part of a list that matters in O(log *n*) executions, where deleting one element after the other takes at
/// least one for each element that has to stay.
struct DeleteEnds: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var list = 0
        while !shrinker.isSpent, let whole = shrinker.worthwhileList(list) {
            let begin = shrinker.recording.spans[whole[0]].begin
            delete(from: whole, isAtEnd: true, &shrinker)
            // It may be a short one now, with another in its place.
            guard let rest = shrinker.worthwhileList(list), shrinker.recording.spans[rest[0]].begin == begin
            else { continue }
            delete(from: rest, isAtEnd: false, &shrinker)
            list += 1
        }
    }

    private func delete<Value>(from list: [Int], isAtEnd: Bool, _ shrinker: inout Shrinker<Value>) {
        // The ends are those of the list at the beginning, whatever was deleted since.
        let (before, spans) = (shrinker.recording.values, shrinker.recording.spans)
        var (kept, refused) = (0, list.count + 1)
        while kept + 1 < refused && !shrinker.isSpent {
            let count = (kept + refused) / 2
            let (first, last) = isAtEnd ? (list.count - count, list.count - 1) : (0, count - 1)
            let range = spans[list[first]].begin..<spans[list[last]].end
            var edit = ChoiceEdit()
            edit.delete(range)
            if shrinker.accepts(edit.applied(to: before)) { kept = count } else { refused = count }
        }
    }
}
