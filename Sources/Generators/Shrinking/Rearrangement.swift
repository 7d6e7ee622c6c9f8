/// A recording with elements of lists deleted or moved, in which the references still mean the same things.
///
/// A thing is known by its number, and numbered by where it is defined, so that whoever deletes or moves a definition
/// has to move the references to all later things along.
struct Rearrangement {
    private let recording: Recording
    /// The indices of the choices that stay, in their new order.
    private var order: [Int]
    /// What references are to mean from now on, by the index of the choice, where it is something else.
    private var meanings: [Int: Thing] = [:]

    init(_ recording: Recording) {
        self.recording = recording
        order = Array(recording.choices.indices)
    }

    /// Deletes an element.
    mutating func delete(_ element: Int) {
        let range = recording.spans[element].range
        order.removeAll { range.contains($0) }
    }

    /// Deletes all elements that refer to something that is not defined any longer, and so on.
    mutating func deleteDependents() {
        while let element = dangling.lazy.compactMap(\.element).first { delete(element) }
    }

    /// Moves an element to where another one ends, if it does not stand behind that anyway.
    mutating func move(_ element: Int, behind other: Int) {
        let range = recording.spans[element].range
        guard recording.spans[other].begin >= range.upperBound else { return }
        order.removeAll { range.contains($0) }
        let end = order.firstIndex { $0 >= recording.spans[other].end } ?? order.count
        order.insert(contentsOf: range, at: end)
    }

    /// Has a reference mean another thing.
    mutating func redirect(_ reference: Reference, to thing: Thing) {
        meanings[reference.choice] = thing
    }

    /// Has the references to what is not defined any longer mean another thing.
    mutating func redirectDangling(to thing: Thing) {
        for reference in dangling { redirect(reference, to: thing) }
    }

    /// The choices, with each reference at the position that its thing has by then.
    ///
    /// A reference to a thing that is not there becomes one to the thing before it.
    var values: [UInt64] {
        var values = recording.values
        let (places, ranks) = (self.places, self.ranks)
        for reference in recording.references {
            guard let place = places[reference.choice] else { continue }
            let known = reference.things + recording.definitions(behind: reference)
            let things = known.filter { ranks[$0, default: -1] < place }
                .sorted { (ranks[$0, default: -1], $0.number) < (ranks[$1, default: -1], $1.number) }
            let position = things.firstIndex(of: meanings[reference.choice] ?? recording.thing(reference))
            let before = reference.things.prefix(Int(values[reference.choice])).count(where: things.contains)
            values[reference.choice] = UInt64(position ?? max(before - 1, 0))
        }
        return order.map { values[$0] }
    }

    /// The references that stay to things that do not.
    private var dangling: [Reference] {
        let (places, ranks) = (self.places, self.ranks)
        return recording.references.filter { places[$0.choice] != nil && ranks[recording.thing($0)] == .max }
    }

    /// Where the choices that stay are now.
    private var places: [Int: Int] {
        Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
    }

    /// Where things are defined; those deleted, after everything else.
    private var ranks: [Thing: Int] {
        let places = self.places
        let ranked = recording.definitions.compactMap { definition in
            definition.element.map { (definition.thing, places[recording.spans[$0].begin] ?? .max) }
        }
        return Dictionary(ranked) { first, _ in first }
    }
}

extension Recording {
    /// What a reference refers to.
    func thing(_ reference: Reference) -> Thing {
        reference.things[Int(choices[reference.choice].value)]
    }

    /// The references that an element makes.
    func references(in element: Int) -> [Reference] {
        references.filter { spans[element].range.contains($0.choice) }
    }

    /// The things of the kind that a reference is to that are defined after it.
    fileprivate func definitions(behind reference: Reference) -> [Thing] {
        definitions.filter { definition in
            guard let element = definition.element else { return false }
            return spans[element].begin > reference.choice && definition.thing.kind == thing(reference).kind
        }.map(\.thing)
    }
}
