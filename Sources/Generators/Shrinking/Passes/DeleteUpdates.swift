/// Deletes an element that refers to two things, and has the definition of the one refer to the other instead.
///
/// What is made in one place and then moved to another is made in the other place at once. Where that is defined
/// later, the definition moves behind it.
struct DeleteUpdates: ShrinkPass {
    func improve<Value>(_ shrinker: inout Shrinker<Value>) {
        var index = shrinker.recording.spans.count - 1
        while index >= 0 && !shrinker.isSpent {
            if index < shrinker.recording.spans.count { delete(index, &shrinker) }
            index -= 1
        }
    }

    private func delete<Value>(_ element: Int, _ shrinker: inout Shrinker<Value>) {
        let recording = shrinker.recording
        guard recording.spans[element].label == Recording.element else { return }
        let things = recording.references(in: element).map(recording.thing)
        for updated in things {
            for value in things where value != updated {
                let rest = recording.deleting(element, definition: updated, referringTo: value)
                if let rest, shrinker.accepts(rest.values) { return }
            }
        }
    }
}

extension Recording {
    /// The rest without an element, where the definition of one thing refers to another thing; nothing if it cannot.
    fileprivate func deleting(
        _ element: Int, definition updated: Thing, referringTo value: Thing
    ) -> Rearrangement? {
        guard let home = self.element(defining: updated), home != element,
            let reference = references(in: home).first(where: { thing($0).kind == value.kind })
        else { return nil }
        var rest = Rearrangement(self)
        rest.delete(element)
        if let other = self.element(defining: value) { rest.move(home, behind: other) }
        rest.redirect(reference, to: value)
        return rest
    }

    /// The element that defines a thing.
    private func element(defining thing: Thing) -> Int? {
        definitions.first { $0.thing == thing }?.element
    }
}
