import AirBarModel

/// The bars that have a name on the command line, in tokens and in scenario files.
public enum Bars {
    /// All bars but the mutants, the one to ship first.
    public static let all: [BarDefinition] = [.hardened, .published]

    /// The bar or the mutant of a name.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    public static func named(_ name: String) throws(UnknownName) -> BarDefinition {
        if let definition = all.first(where: { $0.name == name }) { return definition }
        if let mutant = Mutant.all.first(where: { $0.name == name }) { return mutant.definition }
        throw UnknownName(kind: "bar", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }
}
