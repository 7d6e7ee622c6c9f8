import AirBarModel

/// A name that nothing has, with the names there are.
public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// What should have had the name, such as "bar".
    public let kind: String

    /// The name.
    public let name: String

    /// The names there are.
    public let known: [String]

    package init(kind: String, name: String, known: [String]) {
        self.kind = kind
        self.name = name
        self.known = known
    }

    /// What is wrong, in one line.
    public var description: String {
        "unknown \(kind) \(name), expected one of \(known.joined(separator: ", "))"
    }
}

/// The bars that are known by name.
public enum Bars {
    /// Every bar there is, the one to ship first.
    public static let all: [BarDefinition] = [.hardened, .published]

    /// The bar of a name, which may be a mutant's.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    public static func named(_ name: String) throws(UnknownName) -> BarDefinition {
        if let definition = all.first(where: { $0.name == name }) { return definition }
        if let mutant = Mutant.all.first(where: { $0.name == name }) { return mutant.definition }
        throw UnknownName(kind: "bar", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }
}
