/// Deletes an element that refers to two referents, and makes the definition of one refer to the other instead.
///
/// An object that is created in one place and then moved to another is created in the other place at once. If that is
/// defined later, the definition is moved behind it.
struct DeleteUpdates: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        shrinker.forEachSpanFromTheEnd(delete)
    }

    private func delete<Value>(_ shrinker: inout Shrinker<Value>, _ element: Int) {
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
