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
///
/// It prints as `account 2`, so that a program reads better if its actions have referents instead of numbers.
public struct Referent: Hashable, Sendable, CustomStringConvertible {
    /// The kind of the object, as in ``ChoiceSource/define(_:number:)``.
    public let kind: String
    /// The number of the object among those of its kind, in order of definition.
    public let number: Int

    /// Makes a referent.
    public init(kind: String, number: Int) {
        self.kind = kind
        self.number = number
    }

    /// The kind and the number.
    public var description: String { "\(kind) \(number)" }
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
        notes?.define(Referent(kind: kind, number: number))
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
        let choice = choices.count
        let position = Int(pick(upTo: last))
        // Past the limit of draws no choice is recorded, so there is no reference to record.
        if choices.count > choice && numbers.count <= Self.maximumReferents {
            notes?.refer(by: choice, among: numbers.map { Referent(kind: kind, number: $0) })
        }
        return numbers[numbers.index(numbers.startIndex, offsetBy: position)]
    }

    /// Draws one of the defined referents like ``refer(to:among:)``, as a value that prints its kind and number.
    ///
    ///     enum Action { case close(Referent) }
    ///     let rule = ActionRule<Bank>("close") { source, bank throws(Rejection) in
    ///         .close(try source.referent("account", among: 0..<bank.accounts))  // close(account 0)
    ///     }
    /// - Throws: ``Rejection`` if there are none.
    public mutating func referent(
        _ kind: String, among numbers: some RandomAccessCollection<Int>
    ) throws(Rejection) -> Referent {
        Referent(kind: kind, number: try refer(to: kind, among: numbers))
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
