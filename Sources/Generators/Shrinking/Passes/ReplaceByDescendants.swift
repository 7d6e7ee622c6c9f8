/// Replaces a span by a descendant with the same label: a tree by a subtree.
///
/// The outermost spans come first: they make a large recursive value small at once, in candidates that take few draws.
struct ReplaceByDescendants: ShrinkPass {
    /// The greatest number of parts of a very long sequence to try.
    private static var mostOfMany: Int { 256 }
    /// The share of all choices that a span has to hold, as its reciprocal.
    private let oneOf: Int

    /// Makes the pass for all spans, or for those that hold a share of all choices.
    init(oneOf: Int = .max) { self.oneOf = oneOf }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var left = Self.mostOfMany
        var outer = 0
        while outer < shrinker.recording.spans.count && !shrinker.isSpent {
            if !replace(outer, &shrinker, &left) { outer += 1 }
        }
    }

    private func replace<Value>(
        _ outer: Int, _ shrinker: inout Shrinker<Value>, _ left: inout Int
    ) -> Bool {
        let spans = shrinker.recording.spans
        let whole = spans[outer]
        guard whole.range.count >= shrinker.recording.choices.count / oneOf else { return false }
        for part in spans[(outer + 1)...].prefix(while: { $0.depth > whole.depth })
        where part.label == whole.label && part.range.count < whole.range.count {
            if shrinker.hasTooManyPairs {
                guard left > 0 else { return false }
                left -= 1
            }
            let values = shrinker.recording.choices[part.range].map(\.value)
            if shrinker.accepts({ $0.replace(whole.range, with: values) }) { return true }
        }
        return false
    }
}
