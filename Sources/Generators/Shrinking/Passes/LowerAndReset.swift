/// Lowers a decision, and deletes the rest of its span or sets it to targets.
///
/// For a choice that determines the meaning of the rest of its span, as between two kinds of events or between a
/// value and nil: the old values are meaningless then.
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
    /// The end of the innermost span that contains a choice.
    fileprivate func end(ofSpanAround index: Int) -> Int? {
        spans.filter { $0.range.contains(index) }.min { $0.range.count < $1.range.count }?.end
    }
}
