extension Generator where Value: Sendable {
    /// One of the values of a list, uniformly; the earlier, the simpler.
    ///
    /// - Throws: ``GeneratorError/nothingToChooseFrom`` if the list is empty.
    @inlinable
    public static func element(of values: [Value]) throws(GeneratorError) -> Generator {
        guard let last = UInt64(exactly: values.count - 1) else { throw .nothingToChooseFrom }
        return Generator { source throws(Rejection) in values[Int(source.pick(upTo: last))] }
    }

    /// One of the cases of a type, uniformly; the earlier, the simpler.
    ///
    /// A type without cases has no values, and each case of a search is rejected.
    ///
    ///     enum Side: CaseIterable { case left, right }
    ///     let side = Generator.element(of: Side.self)
    @inlinable
    public static func element(of type: Value.Type) -> Generator where Value: CaseIterable {
        let cases = Array(type.allCases)
        return Generator { source throws(Rejection) in
            guard let last = UInt64(exactly: cases.count - 1) else {
                throw Rejection("the type has no cases")
            }
            return cases[Int(source.pick(upTo: last))]
        }
    }

    /// One of the given values, uniformly; the earlier, the simpler.
    ///
    ///     let turn = Generator.element(of: "left", "right", "back")
    @inlinable
    public static func element(of first: Value, _ others: Value...) -> Generator {
        let last = UInt64(others.count)
        return Generator { source throws(Rejection) in
            let index = Int(source.pick(upTo: last))
            return index == 0 ? first : others[index - 1]
        }
    }
}
