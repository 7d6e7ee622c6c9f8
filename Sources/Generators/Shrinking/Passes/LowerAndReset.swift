/// Lowers a decision, and deletes the rest of its span or sets it to targets.
///
/// For a choice that determines the meaning of the rest of its span, as between two kinds of events or between a
/// value and nil: the old values are meaningless then.
struct LowerAndReset: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachDecision { shrinker, lowered, index in
            guard let around = shrinker.recording.innermostSpan(around: index) else { return false }
            let end = shrinker.recording.spans[around].end
            guard end > index + 1 else { return false }
            let rest = index + 1..<end
            var edit = lowered
            edit.delete(rest)
            return shrinker.accepts(edit) || shrinker.accepts(lowered, simplestIn: rest)
        }
    }
}
