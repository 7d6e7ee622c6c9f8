import AirBarModel

/// The bars that have a name on the command line, in tokens and in scenario files.
public enum Bars {
    /// All bars but the mutants, the one to ship first.
    public static let all: [BarDefinition] = [.hardened, .published]

    /// The bar or the mutant of a name, which may be followed by heights: `hardened@64,128,284`.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    public static func named(_ name: String) throws(UnknownName) -> BarDefinition {
        if let at = name.lastIndex(of: "@"),
            let heights = try? SupportedHeights(parsing: String(name[name.index(after: at)...]))
        {
            return try named(String(name[..<at])).with(heights: heights)
        }
        if let definition = all.first(where: { $0.name == name }) { return definition }
        if let mutant = Mutant.all.first(where: { $0.name == name }) { return mutant.definition }
        throw UnknownName(kind: "bar", name: name, known: all.map(\.name) + ["the name of a mutant"])
    }
}
