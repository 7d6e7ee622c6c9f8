/// Lowers a choice and deletes all later choices of one shape.
///
/// Where one choice decides whether many values get a further part (a fraction, say), the parts go all at once or not
/// at all.
struct DeleteAlike: ShrinkPass {
    /// How many of the simplest values are tried.
    private static var ranks: UInt64 { 2 }

    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = 0
        while index < shrinker.recording.choices.count && !shrinker.isSpent {
            let choice = shrinker.recording.choices[index]
            for rank in 0..<min(choice.rank, Self.ranks)
            where lower(index, to: choice.ranked(rank), &shrinker) {
                break
            }
            index += 1
        }
    }

    /// Tries each shape of a later choice in turn; tells whether one could be deleted.
    private func lower<Value>(_ index: Int, to value: UInt64, _ shrinker: inout Shrinker<Value>) -> Bool {
        let choices = shrinker.recording.choices
        for later in choices.indices.dropFirst(index + 1)
        where choices.isFirstOfItsShape(later, after: index) && !shrinker.isSpent {
            var values = Array(choices[..<index].map(\.value)) + [value]
            values += choices[(index + 1)...].lazy.filter { !$0.hasShape(of: choices[later]) }.map(\.value)
            if shrinker.accepts(values) { return true }
        }
        return false
    }
}
