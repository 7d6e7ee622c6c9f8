extension Generator where Value: Sendable {
    /// One of the values of a list, uniformly; the earlier, the simpler.
    ///
    /// - Throws: ``GeneratorError/nothingToChooseFrom`` if the list is empty.
    @inlinable
    public static func element(of values: [Value]) throws(GeneratorError) -> Generator {
        guard let last = UInt64(exactly: values.count - 1) else { throw .nothingToChooseFrom }
        return Generator { source throws(Rejection) in values[Int(source.pick(upTo: last))] }
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
