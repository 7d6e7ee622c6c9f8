/// Deletes an element of a list that defines something, and settles the references to it.
///
/// References to other things stay with them, although these move up in the list to choose from. What refers to the
/// thing itself goes too, with what it defines in turn. Or else it refers, from now on, to what the deleted element
/// referred to, as the folders in a folder that is not made are made in the one around it; or else to the thing
/// before.
struct DeleteDefinitions: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = shrinker.recording.definitions.count - 1
        while index >= 0 && !shrinker.isSpent {
            if index < shrinker.recording.definitions.count { delete(index, &shrinker) }
            index -= 1
        }
    }

    private func delete<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
        let recording = shrinker.recording
        let definition = recording.definitions[index]
        guard let element = definition.element else { return }
        var rest = Rearrangement(recording)
        rest.delete(element)
        var others = rest
        others.deleteDependents()
        if shrinker.accepts(others.values) || shrinker.accepts(rest.values) { return }
        let around = recording.references(in: element).map(recording.thing)
        if let heir = around.first(where: { $0.kind == definition.thing.kind }) {
            rest.redirectDangling(to: heir)
            _ = shrinker.accepts(rest.values)
        }
    }
}
