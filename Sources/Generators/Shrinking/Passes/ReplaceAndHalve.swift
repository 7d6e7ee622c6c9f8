/// Replaces a span by a descendant with the same label, and halves an earlier choice.
///
/// For trees whose size is drawn first and halved at each level: a subtree can replace its tree unchanged only if the
/// size is halved too.
struct ReplaceAndHalve: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var outer = 0
        while outer < shrinker.recording.spans.count && !shrinker.isSpent {
            if !replace(outer, &shrinker) { outer += 1 }
        }
    }

    private func replace<Value>(_ outer: Int, _ shrinker: inout Shrinker<Value>) -> Bool {
        let (spans, choices) = (shrinker.recording.spans, shrinker.recording.choices)
        let whole = spans[outer]
        for size in choices[..<whole.begin].indices
        where choices[size].bound > 1 && choices[size].distance > 1 {
            let half = choices[size].lowered(by: choices[size].distance - choices[size].distance / 2)
            for part in spans[(outer + 1)...].prefix(while: { $0.depth > whole.depth })
            where part.label == whole.label && part.range.count < whole.range.count {
                let isReplaced = shrinker.accepts {
                    $0.set(size, to: half)
                    $0.replace(whole.range, with: choices[part.range].map(\.value))
                }
                if isReplaced { return true }
            }
        }
        return false
    }
}
