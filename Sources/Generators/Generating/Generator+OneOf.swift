extension Generator {
    /// A value of one of several generators, chosen uniformly; the earlier, the simpler.
    ///
    /// - Throws: ``GeneratorError/nothingToChooseFrom`` if the list is empty.
    @inlinable
    public static func oneOf(_ generators: [Generator]) throws(GeneratorError) -> Generator {
        guard let first = generators.first else { throw .nothingToChooseFrom }
        return alternatives(first, Array(generators.dropFirst()))
    }

    /// A value of one of the given generators, chosen uniformly; the earlier, the simpler.
    ///
    ///     let size = Generator<Int>.oneOf(.always(0), .integer(in: 1...9), .integer(in: 10...1_000))
    @inlinable
    public static func oneOf(_ first: Generator, _ others: Generator...) -> Generator {
        alternatives(first, others)
    }

    @inlinable
    static func alternatives(_ first: Generator, _ others: [Generator]) -> Generator {
        let last = UInt64(others.count)
        return Generator { source throws(Rejection) in
            let index = Int(source.pick(upTo: last))
            return try source.span("alternative", index == 0 ? first.body : others[index - 1].body)
        }
    }
}
