/// The relations by which a case is judged, by their positions in the oracle.
struct RelationSelection: Sendable {
    private let bits: UInt64

    /// Every relation.
    static let all = RelationSelection(bits: .max)

    /// Some relations, each in its share of all numbers: a share of 8 means in one of eight.
    ///
    /// A relation runs a second bar, so a case is judged by some of them only. A relation that other invariants imply has a
    /// smaller share than the others. A single relation is always selected.
    ///
    /// - Parameters:
    ///   - number: a number computed from the case, all values of which are equally likely.
    ///   - shares: the shares of all relations, each 1 or more; their product is at most 2⁶⁴.
    static func drawn(by number: UInt64, of shares: [Int]) -> RelationSelection {
        guard shares.count > 1 else { return .all }
        var bits: UInt64 = 0
        var rest = number
        for (position, share) in shares.enumerated() {
            let (quotient, digit) = rest.quotientAndRemainder(dividingBy: UInt64(share))
            if digit == 0 { bits |= 1 << UInt64(position) }
            rest = quotient
        }
        return RelationSelection(bits: bits)
    }

    func contains(_ position: Int) -> Bool { bits & 1 << UInt64(position) != 0 }
}
