/// The invariants that any expandable header bar must keep.
public enum Catalogue {
    /// All invariants, in the order of the catalogue.
    public static let all: [Invariant] = [
        .bounds, .expandedMeansAvailable, .expansionFromTheTop, .bounceIgnored, .visiblePart,
        .supportedSnap, .nearestSnap,
        .settles,
    ]

    /// The invariant of an identifier.
    ///
    /// - Throws: ``UnknownName`` if there is none.
    public static func invariant(_ id: String) throws(UnknownName) -> Invariant {
        guard let invariant = all.first(where: { $0.id == id }) else {
            throw UnknownName(kind: "invariant", name: id, known: all.map(\.id))
        }
        return invariant
    }

    /// The invariants of identifiers, in the order of the catalogue and each once; all of them for none.
    ///
    /// - Throws: ``UnknownName`` for the first identifier that no invariant has.
    public static func invariants(_ ids: [String]) throws(UnknownName) -> [Invariant] {
        for id in ids { _ = try invariant(id) }
        return ids.isEmpty ? all : all.filter { ids.contains($0.id) }
    }
}
