/// The error that there is no bar, invariant or mutant of some name.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of thing that was named, such as "bar".
    public let kind: String

    /// The unknown name.
    public let name: String

    /// The known names.
    public let known: [String]

    package init(kind: String, name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }

    /// The error in one line.
    public var description: String {
        "unknown \(kind) \(name), expected one of \(known.joined(separator: ", "))"
    }
}
