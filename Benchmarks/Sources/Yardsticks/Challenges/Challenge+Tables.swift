import Generators

extension Challenge {
    private static let field = Generator<String>.string(of: .element(of: "a", "b", "A", "B"), count: 1...4)

    /// False property: headers whose names differ only in case have the same value.
    ///
    /// The minimum is a with 0 and A with 1. The two names are the first of one letter, and their values differ.
    static let headerCase = Challenge(
        "header-case",
        Generator<[String: Int]>.dictionary(keys: field, values: .integer(in: 0...999)),
        isNormal: { $0 == ["a": 0, "A": 1] },
        holds: { headers in
            var values: [String: Int] = [:]
            return headers.allSatisfy { name, value in
                defer { values[name.lowercased()] = value }
                return values[name.lowercased(), default: value] == value
            }
        })

    /// False property: no three elements of a set are in the same of 61 buckets.
    ///
    /// The minimum is 0, 61 and 122: the first numbers of bucket 0. Two elements never fail.
    static let crowdedBucket = Challenge(
        "crowded-bucket", Generator<Int>.integer(in: 0...1_000).set(),
        isNormal: { $0 == [0, 61, 122] },
        holds: { Dictionary(grouping: $0) { $0 % 61 }.values.allSatisfy { $0.count < 3 } })
}
