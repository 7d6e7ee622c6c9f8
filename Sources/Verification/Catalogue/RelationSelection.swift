/// The relations by which a case is judged, by their positions in the oracle.
struct RelationSelection: Sendable {
    private let bits: UInt64

    /// Every relation.
    static let all = RelationSelection(bits: .max)

    /// Two of some relations, chosen by a number, so that every relation gets the same share of all cases.
    ///
    /// A relation runs a second bar. Two for each case find the same as all of them in a fraction of the time.
    static func drawn(by number: UInt64, of count: Int) -> RelationSelection {
        guard count > 2 else { return .all }
        let first = number % UInt64(count)
        let distance = 1 + (number / UInt64(count)) % UInt64(count - 1)
        return RelationSelection(bits: 1 << first | 1 << ((first + distance) % UInt64(count)))
    }

    func contains(_ position: Int) -> Bool { bits & 1 << UInt64(position) != 0 }
}
