/// The choices of one value as a short text, to paste into a test.
///
///     let token = ReplayToken([Choice(value: 7, bound: 9)])
///     print(token)  // 1AAkAB2GHag
///
/// The text is a version (`1`), then URL-safe base 64 of varints and a checksum of 3 bytes. Each choice is the number
/// of its shape (bound and target), the shape itself at its first occurrence, and the value. So the elements of a
/// long list share one shape.
public struct ReplayToken: Hashable, Sendable, LosslessStringConvertible {
    /// The choices, in the order in which they were made.
    package let choices: [Choice]

    /// Makes a token from choices, such as those of a ``Counterexample``.
    public init(_ choices: [Choice]) {
        self.choices = choices
    }

    /// The text of the token.
    public var description: String {
        var bytes: [UInt8] = []
        var shapes: [Shape: Int] = [:]
        for choice in choices {
            let shape = Shape(bound: choice.bound, target: choice.target)
            bytes.appendVarint(UInt64(shapes[shape] ?? shapes.count))
            if shapes[shape] == nil {
                shapes[shape] = shapes.count
                bytes.appendVarint(shape.bound)
                bytes.appendVarint(shape.target)
            }
            bytes.appendVarint(choice.value)
        }
        return Self.version + CheckedText(bytes).description
    }

    /// The version with which a text begins.
    package static let version = "1"

    /// The bound and the target, which choices of one kind share.
    struct Shape: Hashable {
        let bound: UInt64
        let target: UInt64
    }
}
