/// Deletes many elements of each long list at once.
///
/// 1. As many as possible from the end, and then from the start, by bisection. That finds the part of a list that matters
///    in O(log *n*) executions, where deleting one element after the other takes at least one for each element that has to
///    stay.
/// 2. All equal ones, the simplest first.
struct DeleteInBulk: ShrinkPass {
    /// The least number of equal elements; fewer are deleted one by one.
    private static var leastCopies: Int { 4 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        deleteEnds(&shrinker)
        var list = 0
        while !shrinker.isSpent, let elements = shrinker.worthwhileList(list) {
            // The list changes, and may become a short one.
            if !deleteEqual(in: elements, &shrinker) { list += 1 }
        }
    }

    private func deleteEqual<Value>(in list: [Int], _ shrinker: inout Shrinker<Value>) -> Bool {
        let recording = shrinker.recording
        let copies = Dictionary(grouping: list) { Array(recording.choices[recording.spans[$0].range]) }
            .filter { $0.value.count >= Self.leastCopies }
        return copies.keys.sorted { $0.isSimpler(than: $1) }.contains { content in
            shrinker.accepts {
                for element in copies[content] ?? [] { $0.delete(recording.spans[element].range) }
            }
        }
    }

    private func deleteEnds<Value>(_ shrinker: inout Shrinker<Value>) {
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
