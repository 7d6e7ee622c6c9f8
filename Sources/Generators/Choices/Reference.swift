/// A recorded definition: the element of a list that creates a referent for later choices.
struct Definition: Hashable, Sendable {
    let referent: Referent
    /// The span of the element that defines the referent; deleting it deletes the referent.
    let element: Int?
}

/// A recorded reference: a choice of one referent.
struct Reference: Hashable, Sendable {
    /// The referents to choose from, in order.
    let referents: [Referent]
    /// The index of the choice.
    let choice: Int
    /// The span of the element that contains the reference; deleting it deletes the reference.
    let element: Int?
}

/// An object that choices can refer to, by its kind and number.
struct Referent: Hashable, Sendable {
    let kind: String
    let number: Int
}

extension ChoiceSource {
    /// A choice among more referents than this is recorded as a plain number.
    private static let maximumReferents = 1_000

    /// Declares that the list element being drawn defines a referent for later choices.
    ///
    /// Shrinking deletes the element together with the elements that depend on it, and renumbers references to other
    /// referents. A missing or wrong declaration only makes shrinking less effective.
    /// - Parameters:
    ///   - kind: the kind of the referent, as in ``refer(to:among:)``.
    ///   - number: the number of the referent among those of its kind, in order of definition. Numbers are not
    ///     reused.
    public mutating func define(_ kind: String, number: Int) {
        note { $0.define(Referent(kind: kind, number: number)) }
    }

    /// Draws one of the defined referents uniformly; the earlier in the list, the simpler.
    ///
    ///     let parent = try source.refer(to: "folder", among: folders.indices)
    ///     source.define("folder", number: folders.count)
    /// - Parameters:
    ///   - kind: the kind of the referents, as in ``define(_:number:)``.
    ///   - numbers: the numbers of the referents, in ascending order.
    /// - Throws: ``Rejection`` if there are none.
    public mutating func refer(
        to kind: String, among numbers: some RandomAccessCollection<Int>
    ) throws(Rejection) -> Int {
        guard let last = UInt64(exactly: numbers.count - 1) else {
            throw Rejection("there is no \(kind) to refer to")
        }
        let choice = choicesNoted
        let position = Int(pick(upTo: last))
        // Past the limit of draws no choice is recorded, so there is no reference to record.
        if choicesNoted > choice && numbers.count <= Self.maximumReferents {
            note { $0.refer(by: choice, among: numbers.map { Referent(kind: kind, number: $0) }) }
        }
        return numbers[numbers.index(numbers.startIndex, offsetBy: position)]
    }
}

extension Recording {
    /// Records that the innermost open element defines a referent.
    fileprivate mutating func define(_ referent: Referent) {
        definitions.append(Definition(referent: referent, element: openElement))
    }

    /// Records that a choice refers to one of the referents.
    fileprivate mutating func refer(by choice: Int, among referents: [Referent]) {
        references.append(Reference(referents: referents, choice: choice, element: openElement))
    }
}
