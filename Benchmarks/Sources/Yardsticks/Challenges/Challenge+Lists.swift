import Generators

extension Challenge {
    private static let integers = Generator<Int>.integer.array()
    private static let small = Generator<Int>.integer(in: 0...10)

    /// False property: a list equals its reverse.
    static let reverse = Challenge(
        "reverse", integers,
        isNormal: { $0 == [0, 1] }, holds: { $0 == $0.reversed() })

    /// False property: a list has fewer than three distinct elements.
    static let distinct = Challenge(
        "distinct", integers,
        isNormal: { [[0, 1, -1], [0, 1, 2]].contains($0) }, holds: { Set($0).count < 3 })

    /// False property: all elements of a list are below 900; its length is drawn first.
    static let lengthList = Challenge(
        "lengthlist",
        Generator<Int>.integer(in: 1...100).flatMap { count in
            Generator<Int>.integer(in: 0...1_000).array(count: count...count)
        },
        isNormal: { $0 == [900] }, holds: { $0.allSatisfy { $0 < 900 } })

    /// False property: lists have at most ten elements in total.
    static let nestedLists = Challenge(
        "nestedlists", integers.array(),
        isNormal: { $0 == [Array(repeating: 0, count: 11)] }, holds: { $0.joined().count <= 10 })

    /// False property: lists have fewer than five distinct elements in total.
    static let largeUnionList = Challenge(
        "large-union-list", integers.array(),
        isNormal: { $0 == [[0, 1, -1, 2, -2]] }, holds: { Set($0.joined()).count < 5 })

    /// False property: a list does not contain a value after its first occurrence was removed.
    static let deletion = Challenge(
        "deletion",
        zip(integers, small).assuming("the index is in the list") { list, index in index < list.count },
        isNormal: { $0 == ([0, 0], 0) },
        holds: { list, index in
            var rest = list
            rest.remove(at: list.firstIndex(of: list[index]) ?? index)
            return !rest.contains(list[index])
        })

    /// False property: no two elements of a list are each other's index.
    static let coupling = Challenge(
        "coupling",
        small.array().assuming("all elements are indices") { list in list.allSatisfy { $0 < list.count } },
        isNormal: { $0 == [1, 0] },
        holds: { list in list.indices.allSatisfy { list[$0] == $0 || list[list[$0]] != $0 } })
}

extension Generator {
    /// Values that satisfy an assumption; others are rejected at once, without the further attempts of `filter`.
    fileprivate func assuming(
        _ assumption: String, _ isMet: @escaping @Sendable (Value) -> Bool
    ) -> Generator {
        Generator { source throws(Rejection) in
            let value = try generate(from: &source)
            if isMet(value) { return value }
            throw Rejection("assumption not met: \(assumption)")
        }
    }
}
