/// Lowers a decision and deletes all later choices of one shape.
///
/// For one choice that decides whether many values get a further part (a fraction, for example): all parts must be
/// deleted at once.
struct DeleteAlike: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        if shrinker.hasTooManyPairs { return }
        shrinker.forEachDecision { shrinker, lowered, index in
            let choices = shrinker.recording.choices
            for later in choices.firstOfEachShape(after: index) {
                let alike = choices.indices.filter { $0 > index && choices[$0].hasShape(of: choices[later]) }
                var edit = lowered
                for choice in alike { edit.delete(choice..<choice + 1) }
                if alike.count > 1, shrinker.accepts(edit) { return true }
            }
            return false
        }
    }
}
