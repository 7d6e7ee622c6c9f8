/// Lowers a decision, and leaves out the rest of its span or makes it as simple as it can be.
///
/// Where a choice decides what the rest of its span means, as between two kinds of events, or between something and
/// nothing, the values of the rest say nothing about the new meaning.
struct LowerAndReset: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachDecision { shrinker, values, index in
            guard let end = shrinker.recording.end(ofSpanAround: index), end > index + 1 else { return false }
            let rest = index + 1..<end
            return shrinker.accepts(values.replacing(rest, with: []))
                || shrinker.accepts(values, simplestIn: rest)
        }
    }
}

extension Recording {
    /// Where the innermost span around a choice ends.
    fileprivate func end(ofSpanAround index: Int) -> Int? {
        spans.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }?.end
    }
}
