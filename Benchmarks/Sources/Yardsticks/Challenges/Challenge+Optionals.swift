import Generators

extension Challenge {
    /// A field of a patch: absent, null or a value.
    private static let field = Generator<Int>.integer(in: 0...99).optional().optional()

    /// False property: a patch of three fields does not have both a null and a value.
    ///
    /// The minimum has an absent field, a null and 0, in this order. An absent field has one choice, null two and a
    /// value three, and the earliest field is simplest.
    static let nullAndValue = Challenge(
        "null-and-value", zip(field, field, field),
        isNormal: { $0 == (Int??.none, Int??.some(nil), Int??.some(0)) },
        holds: { first, second, third in
            let present: [Int?] = [first, second, third].compactMap(\.self)
            let values: [Int] = present.compactMap(\.self)
            return values.isEmpty || values.count == present.count
        })

    private static let patches = Generator<Int>.integer(in: -9...9).optional().optional().array()

    /// False property: patches have the same result one after another and combined.
    ///
    /// The minimum is 1 and then null. Null restores the default 0, but the combination keeps the last value. With 0,
    /// or without a value before the null, the results agree.
    static let combinedPatches = Challenge(
        "combined-patches", patches,
        isNormal: { $0 == [.some(.some(1)), .some(.none)] },
        holds: { patches in
            var setting = 0
            for case let value? in patches { setting = value ?? 0 }
            return setting == patches.compactMap { $0 ?? nil }.last ?? 0
        })
}
