extension Generator {
    /// Recursive values, down to a depth.
    ///
    /// A value is a leaf or, equally likely, the result of `grow` for a generator of smaller values. Shrinking tries
    /// to replace a value by each of its parts.
    ///
    ///     indirect enum Tree { case leaf(Int), node(Tree, Tree) }
    ///     let tree = Generator<Tree>.recursive(leaf: Generator<Int>.integer(in: 0...9).map(Tree.leaf)) { smaller in
    ///         zip(smaller, smaller).map { Tree.node($0, $1) }
    ///     }
    /// - Parameters:
    ///   - leaf: the values without parts, which are the simplest.
    ///   - depth: the greatest number of nested calls of `grow` around a leaf, up to a quarter of
    ///     ``ChoiceSource/maximumDepth``; zero or less gives leaves only.
    ///   - grow: makes a generator of composite values from a generator of their parts.
    public static func recursive(
        leaf: Generator, depth: Int = 5, grow: (_ smaller: Generator) -> Generator
    ) -> Generator {
        // At depth zero the choice is unused. It is drawn so that a part has the same choices at every depth, and can
        // replace the whole.
        var values = Generator { source throws(Rejection) in
            source.idle()
            return try leaf.body(&source)
        }.labelled("recursive")
        for _ in 0..<max(0, min(depth, ChoiceSource.maximumDepth / 4)) {
            let grown = grow(values)
            values = Generator { source throws(Rejection) in
                try source.flip() ? grown.body(&source) : leaf.body(&source)
            }.labelled("recursive")
        }
        return values
    }

    /// The same values, each drawn as a span with a label.
    @inlinable
    package func labelled(_ label: String) -> Generator {
        Generator { [body] source throws(Rejection) in try source.span(label, body) }
    }
}
