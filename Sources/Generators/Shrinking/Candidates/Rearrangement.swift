/// A recording with some list elements deleted or moved, and its references updated.
///
/// The number of a referent is its position among the definitions. When a definition is deleted or moved, the
/// references to all later referents are renumbered.
struct Rearrangement {
    private let recording: Recording
    /// The indices of the remaining choices, in their new order.
    private var order: [Int]
    /// The new referents of redirected references, by the index of the choice.
    private var meanings: [Int: Referent] = [:]

    init(_ recording: Recording) {
        self.recording = recording
        order = Array(recording.choices.indices)
    }

    /// Deletes an element.
    mutating func delete(_ element: Int) {
        let range = recording.spans[element].range
        order.removeAll { range.contains($0) }
    }

    /// Deletes all elements that refer to undefined referents, repeatedly until there are none.
    mutating func deleteDependents() {
        while let element = dangling.lazy.compactMap(\.element).first {
            let count = order.count
            delete(element)
            if order.count == count { return }
        }
    }

    /// Moves an element to the end of another one, unless it is behind that already.
    mutating func move(_ element: Int, behind other: Int) {
        let range = recording.spans[element].range
        guard recording.spans[other].begin >= range.upperBound else { return }
        let moved = order.filter(range.contains)
        order.removeAll { range.contains($0) }
        let end = order.firstIndex { $0 >= recording.spans[other].end } ?? order.count
        order.insert(contentsOf: moved, at: end)
    }

    /// Redirects a reference to another referent.
    mutating func redirect(_ reference: Reference, to referent: Referent) {
        meanings[reference.choice] = referent
    }

    /// Redirects all references to undefined referents.
    mutating func redirectDangling(to referent: Referent) {
        for reference in dangling { redirect(reference, to: referent) }
    }

    /// The choices, with each reference at the new position of its referent.
    ///
    /// A reference to an undefined referent becomes one to the referent before it.
    var values: [UInt64] {
        var values = recording.values
        let (places, ranks) = (self.places, self.ranks)
        for reference in recording.references {
            guard let place = places[reference.choice] else { continue }
            let known = reference.referents + recording.definitions(behind: reference)
            let referents = known.filter { ranks[$0, default: -1] < place }
                .sorted { (ranks[$0, default: -1], $0.number) < (ranks[$1, default: -1], $1.number) }
            let position = referents.firstIndex(
                of: meanings[reference.choice] ?? recording.referent(reference))
            let before = reference.referents.prefix(Int(values[reference.choice])).count(
                where: referents.contains)
            values[reference.choice] = UInt64(position ?? max(before - 1, 0))
        }
        return order.map { values[$0] }
    }

    /// The remaining references to deleted referents.
    private var dangling: [Reference] {
        let (places, ranks) = (self.places, self.ranks)
        return recording.references.filter {
            places[$0.choice] != nil && ranks[recording.referent($0)] == .max
        }
    }

    /// The new indices of the remaining choices.
    private var places: [Int: Int] {
        Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    }

    /// The positions of definitions; deleted ones come last.
    private var ranks: [Referent: Int] {
        let places = self.places
        let ranked = recording.definitions.compactMap { definition in
            definition.element.map { (definition.referent, places[recording.spans[$0].begin] ?? .max) }
        }
        return Dictionary(ranked) { first, _ in first }
    }
}

extension Recording {
    /// The referent of a reference.
    func referent(_ reference: Reference) -> Referent {
        reference.referents[Int(choices[reference.choice].value)]
    }

    /// The references in an element.
    func references(in element: Int) -> [Reference] {
        references.filter { spans[element].range.contains($0.choice) }
    }

    /// The referents of a reference's kind that are defined after it.
    fileprivate func definitions(behind reference: Reference) -> [Referent] {
        definitions.filter { definition in
            guard let element = definition.element else { return false }
            return spans[element].begin > reference.choice
                && definition.referent.kind == referent(reference).kind
        }.map(\.referent)
    }
}
