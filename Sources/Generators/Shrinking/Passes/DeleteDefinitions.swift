/// Deletes the definition of a referent, and updates the references to it.
///
/// References to other referents keep their meaning. References to the deleted referent are tried in three ways:
/// their elements are deleted too, with everything that depends on them; they are redirected to the referent before
/// it; or they are redirected to the referent to which the deleted element referred, so that folders in a folder that
/// is not created are created in its parent.
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
        let around = recording.references(in: element).map(recording.referent)
        if let heir = around.first(where: { $0.kind == definition.referent.kind }) {
            rest.redirectDangling(to: heir)
            _ = shrinker.accepts(rest.values)
        }
    }
}
