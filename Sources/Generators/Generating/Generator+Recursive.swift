extension Generator {
    /// Values that contain values of the same kind, down to a depth.
    ///
    /// A value is a leaf or, as likely, what `grow` makes of a generator of smaller values. Shrinking tries
    /// to put each part in the place of the whole.
    ///
    ///     indirect enum Tree { case leaf(Int), node(Tree, Tree) }
    ///     let tree = Generator<Tree>.recursive(leaf: Generator<Int>.integer(in: 0...9).map(Tree.leaf)) { smaller in
    ///         zip(smaller, smaller).map { Tree.node($0, $1) }
    ///     }
    /// - Parameters:
    ///   - leaf: the values that contain no others, and the simplest.
    ///   - depth: how many times `grow` may be around a leaf, up to a quarter of
    ///     ``ChoiceSource/maximumDepth``; zero or less gives leaves only.
    ///   - grow: given a generator of smaller values, makes one of values that contain them.
    public static func recursive(
        leaf: Generator, depth: Int = 5, grow: (_ smaller: Generator) -> Generator
    ) -> Generator {
        // At the bottom the coin decides nothing. It is tossed so that a part is made of the same choices at
        // any depth, and can take the place of the whole.
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

    /// The same values, each drawn as a span of a label.
    @inlinable
    public func labelled(_ label: String) -> Generator {
        Generator { [body] source throws(Rejection) in try source.span(label, body) }
    }
}
