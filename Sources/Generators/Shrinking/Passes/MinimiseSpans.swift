/// Sets all choices of a span to their targets, the outermost spans first.
struct MinimiseSpans: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        _ = shrinker.accepts([UInt64]())
        var index = 0
        while index < shrinker.recording.spans.count && !shrinker.isSpent {
            let range = shrinker.recording.spans[index].range
            let choices = shrinker.recording.choices
            if choices[range].contains(where: { $0.rank > 0 }), !shrinker.isRepeated(range.lowerBound) {
                let targets = choices[range].map(\.target)
                _ = shrinker.accepts { $0.replace(range, with: targets) }
            }
            index += 1
        }
    }
}
