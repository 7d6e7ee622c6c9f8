/// A word in a recording that a list's element defined a thing that later choices may refer to.
struct Definition: Hashable, Sendable {
    let thing: Thing
    /// The index of the span to delete if the thing is not to be: the element of a list that defines it.
    let element: Int?
}

/// A word in a recording that a choice is between things.
struct Reference: Hashable, Sendable {
    /// What it chose from, in order.
    let things: [Thing]
    /// The index of the choice.
    let choice: Int
    /// The index of the span to delete if what it refers to is not to be.
    let element: Int?
}

/// One of the things of a kind, by its number.
struct Thing: Hashable, Sendable {
    let kind: String
    let number: Int
}

extension ChoiceSource {
    /// Of more things than this a reference is a number like any other.
    private static let mostThings = 1_000

    /// Says that the element of a list that is being drawn makes something that later ones may refer to.
    ///
    /// Shrinking then deletes it together with what depends on it, and moves references to other things along. To say
    /// it wrongly, or not at all, costs no more than that.
    /// - Parameters:
    ///   - kind: what it is, as in ``refer(to:among:)``.
    ///   - number: its number among the things of its kind, in the order in which they are made. A number is not used
    ///     again when its thing is gone.
    public mutating func define(_ kind: String, number: Int) {
        note { $0.define(Thing(kind: kind, number: number)) }
    }

    /// Draws one of the things that there are, every one as likely; the earlier in the list, the simpler.
    ///
    ///     let parent = try source.refer(to: "folder", among: folders.indices)
    ///     source.define("folder", number: folders.count)
    /// - Parameters:
    ///   - kind: what they are, as in ``define(_:number:)``.
    ///   - numbers: their numbers, in ascending order.
    /// - Throws: ``Rejection`` if there are none.
    public mutating func refer(
        to kind: String, among numbers: some RandomAccessCollection<Int>
    ) throws(Rejection) -> Int {
        guard let last = UInt64(exactly: numbers.count - 1) else {
            throw Rejection("there is no \(kind) to refer to")
        }
        let choice = choicesNoted
        let position = Int(pick(upTo: last))
        // Past the last draw allowed nothing was chosen, and there is nothing to edit.
        if choicesNoted > choice && numbers.count <= Self.mostThings {
            note { $0.refer(by: choice, among: numbers.map { Thing(kind: kind, number: $0) }) }
        }
        return numbers[numbers.index(numbers.startIndex, offsetBy: position)]
    }
}

extension Recording {
    /// Notes that the innermost open element defines a thing.
    fileprivate mutating func define(_ thing: Thing) {
        definitions.append(Definition(thing: thing, element: openElement))
    }

    /// Notes that a choice is one of things.
    fileprivate mutating func refer(by choice: Int, among things: [Thing]) {
        references.append(Reference(things: things, choice: choice, element: openElement))
    }
}
