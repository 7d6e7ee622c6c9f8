/// Deletes elements that define referents or refer to them, and updates the other references.
///
/// References to other referents keep their meaning.
///
/// 1. The definition of a referent. Its references are tried in three ways: their elements are deleted too, with everything
///    that depends on them; they are redirected to the referent before it; or to the one to which the deleted element
///    referred, so that folders in a folder that is not created are created in its parent.
/// 2. An element that refers to two referents, where the definition of one refers to the other instead: what is created in
///    one place and then moved is created in the other place at once. If that is defined later, the definition is moved
///    behind it.
struct DeleteReferents: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = shrinker.recording.definitions.count - 1
        while index >= 0 && !shrinker.isSpent {
            if index < shrinker.recording.definitions.count { deleteDefinition(index, &shrinker) }
            index -= 1
        }
        shrinker.forEachSpanFromTheEnd(deleteUpdate)
    }

    private func deleteDefinition<Value>(_ index: Int, _ shrinker: inout Shrinker<Value>) {
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

    private func deleteUpdate<Value>(_ shrinker: inout Shrinker<Value>, _ element: Int) {
        let recording = shrinker.recording
        guard recording.spans[element].label == Recording.element else { return }
        let referents = recording.references(in: element).map(recording.referent)
        for updated in referents {
            for value in referents where value != updated {
                let rest = recording.deleting(element, definition: updated, referringTo: value)
                if let rest, shrinker.accepts(rest.values) { return }
            }
        }
    }
}

extension Recording {
    /// The choices without an element, with the definition of one referent redirected to another; nil if that is
    /// impossible.
    fileprivate func deleting(
        _ element: Int, definition updated: Referent, referringTo value: Referent
    ) -> Rearrangement? {
        guard let home = self.element(defining: updated), home != element,
            let reference = references(in: home).first(where: { referent($0).kind == value.kind })
        else { return nil }
        var rest = Rearrangement(self)
        rest.delete(element)
        if let other = self.element(defining: value) { rest.move(home, behind: other) }
        rest.redirect(reference, to: value)
        return rest
    }

    /// The element that defines a referent.
    private func element(defining referent: Referent) -> Int? {
        definitions.first { $0.referent == referent }?.element
    }
}
