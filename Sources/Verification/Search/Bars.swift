import AirBarModel

/// The bars that a command line, a token and a scenario file can name.
public struct Bars: Sendable {
    /// The bars of a search that names none.
    public let all: [BarDefinition]

    /// Of those, the bars that decide whether the search succeeds.
    public let decisive: [BarDefinition]

    /// The bars of this package: the one to ship, which decides, and the published one.
    public static let shipped = Bars(all: [.hardened, .published], decisive: [.hardened])

    /// Makes the bars of another package, all of which decide; nil without a bar, or if two have the same name.
    public init?(_ bars: [BarDefinition]) {
        guard !bars.isEmpty, Set(bars.map(\.name)).count == bars.count else { return nil }
        self.init(all: bars, decisive: bars)
    }

    private init(all: [BarDefinition], decisive: [BarDefinition]) {
        self.all = all
        self.decisive = decisive
    }

    /// The first bar, which commands of one bar are about unless they name another.
    public var first: BarDefinition { all.first ?? .hardened }

    /// The bar, the shipped bar or the mutant of a name, which may be followed by heights: `hardened@64,128,284`.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    public func named(_ name: String) throws(UnknownName) -> BarDefinition {
        if let at = name.lastIndex(of: "@"),
            let heights = try? SupportedHeights(parsing: String(name[name.index(after: at)...]))
        {
            return try named(String(name[..<at])).with(heights: heights)
        }
        let others = Bars.shipped.all.filter { shipped in !all.contains { $0.name == shipped.name } }
        if let definition = (all + others).first(where: { $0.name == name }) { return definition }
        if let mutant = Mutant.all.first(where: { $0.name == name }) { return mutant.definition }
        throw UnknownName(
            kind: "bar", name: name, known: (all + others).map(\.name) + ["the name of a mutant"])
    }
}
