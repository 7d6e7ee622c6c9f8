/// The invariants that any expandable header bar must keep.
public enum Catalogue {
    /// All invariants, in the order of the catalogue.
    public static let all: [Invariant] = [
        .bounds, .expandedMeansAvailable, .expansionFromTheTop, .bounceIgnored, .visiblePart,
        .supportedSnap, .nearestSnap,
        .settles,
    ]

    /// The invariant of an identifier, if there is one.
    public static func invariant(_ id: String) -> Invariant? {
        all.first { $0.id == id }
    }
}
