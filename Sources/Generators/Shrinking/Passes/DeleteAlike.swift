/// Lowers a decision and deletes all later choices of one shape.
///
/// For one choice that decides whether many values get a further part (a fraction, for example): all parts must be
/// deleted at once.
struct DeleteAlike: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        shrinker.forEachDecision { shrinker, values, index in
            let choices = shrinker.recording.choices
            for later in choices.firstOfEachShape(after: index) {
                let kept = choices.indices.filter { $0 <= index || !choices[$0].hasShape(of: choices[later]) }
                if choices.count - kept.count > 1, shrinker.accepts(kept.map { values[$0] }) { return true }
            }
            return false
        }
    }
}
