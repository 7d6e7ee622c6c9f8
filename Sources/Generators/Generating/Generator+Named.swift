extension Generator {
    /// The same values, with a name for them where they are a component of a ``zip(_:)``, or drawn in another generator.
    ///
    /// An ``Explanation`` then calls the part by this name instead of `component 0`.
    ///
    ///     let size = zip(Generator<Int>.integer(in: 1...9).named("width"), .integer(in: 1...9).named("height"))
    ///     let property = Property(size, id: "small") { width, _ in width < 5 }
    ///     print(explain(search(property).counterexamples[0], of: property))
    ///     // width = 5 matters
    ///     // height = 1 may be anything (8 tried)
    public func named(_ name: String) -> Generator {
        Generator { [body] source throws(Rejection) in
            source.name { name }
            return try body(&source)
        }
    }
}
