/// One bounded decision of a generator: a value in `0...bound`, and the value that counts as simplest.
///
/// Every generated value is a function of its choices. To shrink a value is to simplify its choices and to generate
/// again. Choices are ordered by `rank`, not by value, because the simplest integer of `-5...5` is in the middle of
/// its range.
///
///     let ranks = (0...4).map { Choice(value: $0, bound: 4, target: 1).rank }
///     print(ranks)  // [2, 0, 1, 3, 4]
public struct Choice: Codable, Hashable, Sendable {
    /// The value chosen, in `0...bound`.
    public let value: UInt64
    /// The greatest value allowed.
    public let bound: UInt64
    /// The simplest value, in `0...bound`.
    public let target: UInt64

    /// Makes a choice; a value or a target above the bound is lowered to the bound.
    @inlinable
    public init(value: UInt64, bound: UInt64, target: UInt64 = 0) {
        self.value = min(value, bound)
        self.bound = bound
        self.target = min(target, bound)
    }
}

extension Choice {
    /// The position of the value in order of simplicity, in `0...bound`.
    ///
    /// The target comes first, then `target + 1`, `target - 1`, `target + 2` and so on. Past the end of one side,
    /// only the values of the other side follow. For a given bound and target the rank is a bijection onto
    /// `0...bound`.
    package var rank: UInt64 {
        let distance = self.distance
        // No overflow: the nearer end is at most bound / 2 away from the target.
        if distance > nearerEnd { return nearerEnd + distance }
        return value > target ? 2 * distance - 1 : 2 * distance
    }

    /// Makes the choice of a given rank: the inverse of `rank`.
    ///
    /// A rank above the bound is lowered to the bound.
    package init(rank: UInt64, bound: UInt64, target: UInt64 = 0) {
        let simplest = Choice(value: target, bound: bound, target: target)
        let rank = min(rank, bound)
        let isAbove: Bool
        let distance: UInt64
        if rank > 2 * simplest.nearerEnd {
            isAbove = simplest.target <= bound - simplest.target
            distance = rank - simplest.nearerEnd
        } else {
            isAbove = rank % 2 == 1
            distance = rank / 2 + rank % 2
        }
        self = simplest.moved(by: distance, up: isAbove)
    }

    /// The distance of the value from the target.
    var distance: UInt64 { value > target ? value - target : target - value }

    /// The distance of the target from the nearer end of `0...bound`.
    private var nearerEnd: UInt64 { min(target, bound - target) }

    /// The choice at a distance above or below the target; the end of the range if that is nearer.
    func moved(by distance: UInt64, up: Bool) -> Choice {
        let value = up ? target + min(distance, bound - target) : target - min(distance, target)
        return Choice(value: value, bound: bound, target: target)
    }
}
