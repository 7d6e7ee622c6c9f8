import Generators

extension Challenge {
    /// False property: migration 4 does not come directly after 6 and before 2.
    ///
    /// The minimum begins with 0 and 1. The next cannot be 2, which comes after 4, so it is 3. Then 4 has to wait for
    /// 6, so 5 is next, and 6, 4 and 2 are left.
    static let migrationOrder = Challenge(
        "migration-order", Generator<[Int]>.permutation(of: Array(0..<7)),
        isNormal: { $0 == [0, 1, 3, 5, 6, 4, 2] },
        holds: { order in
            guard let second = order.firstIndex(of: 2), let fourth = order.firstIndex(of: 4) else {
                return true
            }
            return fourth == 0 || order[fourth - 1] != 6 || second < fourth
        })

    /// False property: no three of the voters with the weights 0 to 8 have a sum of 14 or more.
    ///
    /// The minimum is 3, 5 and 6: the last voters count most. Without 6 to 8 the sum is at most 12, 6 needs 5 or a
    /// later one, and with both of them the third is at least 3.
    static let quorumWeight = Challenge(
        "quorum-weight", Generator<[Int]>.subsequence(of: Array(0..<9)),
        isNormal: { $0 == [3, 5, 6] }, holds: { $0.count != 3 || $0.reduce(0, +) < 14 })
}
