/// Deletes all equal elements of a long list at once, the simplest first.
struct DeleteEqualElements: ShrinkPass {
    /// The least number of copies; fewer are deleted one by one.
    private static var leastCopies: Int { 4 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var list = 0
        while !shrinker.isSpent, let elements = shrinker.worthwhileList(list) {
            // The list changes, and may become a short one.
            if !delete(from: elements, &shrinker) { list += 1 }
        }
    }

    private func delete<Value>(from list: [Int], _ shrinker: inout Shrinker<Value>) -> Bool {
        let recording = shrinker.recording
        let copies = Dictionary(grouping: list) { Array(recording.choices[recording.spans[$0].range]) }
            .filter { $0.value.count >= Self.leastCopies }
        return copies.keys.sorted { $0.isSimpler(than: $1) }.contains { content in
            shrinker.accepts {
                for element in copies[content] ?? [] { $0.delete(recording.spans[element].range) }
            }
        }
    }
}
