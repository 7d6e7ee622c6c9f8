/// Elements of lists to be deleted from a recording, and the things that they define.
struct Deletion {
    private let recording: Recording
    private var gone: [Range<Int>] = []
    private var lost: Set<Thing> = []
    /// What the first of the elements refers to.
    private let heirs: [Thing]

    init(of element: Int, from recording: Recording) {
        self.recording = recording
        let range = recording.spans[element].range
        heirs = recording.references.filter { range.contains($0.choice) }.map(recording.thing)
        insert(element)
    }

    /// The same deletion, and that of all elements that refer to what it deletes, and so on.
    var withDependents: Deletion {
        var whole = self
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for reference in recording.references where whole.isDangling(reference) {
                guard let element = reference.element else { continue }
                whole.insert(element)
                hasGrown = true
            }
        }
        return whole
    }

    /// The choices that are left, with each reference at the position that its thing has by then.
    ///
    /// A reference to a thing that is deleted becomes one to the thing before it, or (`redirecting`) to what the first
    /// element deleted refers to itself.
    func values(redirecting: Bool = false) -> [UInt64] {
        var values = recording.values
        for reference in recording.references where !isGone(reference.choice) {
            let left = reference.things.filter { !lost.contains($0) }
            let heir = redirecting && isDangling(reference) ? heirs.last { left.contains($0) } : nil
            let before = reference.things.prefix(Int(values[reference.choice])).count { !lost.contains($0) }
            let nearest = isDangling(reference) ? max(before - 1, 0) : before
            values[reference.choice] = UInt64(heir.flatMap { left.firstIndex(of: $0) } ?? nearest)
        }
        return values.indices.filter { !isGone($0) }.map { values[$0] }
    }

    private mutating func insert(_ element: Int) {
        let range = recording.spans[element].range
        gone.append(range)
        for definition in recording.definitions {
            guard let inner = definition.element, range.contains(recording.spans[inner].range) else { continue }
            lost.insert(definition.thing)
        }
    }

    private func isGone(_ choice: Int) -> Bool { gone.contains { $0.contains(choice) } }

    /// Whether a reference stays and its thing does not.
    private func isDangling(_ reference: Reference) -> Bool {
        !isGone(reference.choice) && lost.contains(recording.thing(reference))
    }
}

extension Recording {
    /// What a reference refers to.
    fileprivate func thing(_ reference: Reference) -> Thing {
        reference.things[Int(choices[reference.choice].value)]
    }
}
