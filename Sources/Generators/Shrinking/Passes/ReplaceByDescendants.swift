/// Replaces a span by a descendant with the same label: a tree by a subtree.
struct ReplaceByDescendants: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var outer = 0
        while outer < shrinker.recording.spans.count && !shrinker.isSpent {
            if !replace(outer, &shrinker) { outer += 1 }
        }
    }

    private func replace<Value>(_ outer: Int, _ shrinker: inout Shrinker<Value>) -> Bool {
        let spans = shrinker.recording.spans
        let whole = spans[outer]
        let values = shrinker.recording.values
        for part in spans[(outer + 1)...].prefix(while: { $0.depth > whole.depth })
        where part.label == whole.label && part.range.count < whole.range.count {
            if shrinker.accepts(values.replacing(whole.range, with: values[part.range])) { return true }
        }
        return false
    }
}
