extension Generator {
    /// Recursive values, down to a depth and up to a number of leaves.
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
    ///   - leaves: the greatest number of leaves in a value; less than one counts as one. After the last one lists end,
    ///     and a value that needs more is a leaf instead.
    ///   - grow: makes a generator of composite values from a generator of their parts.
    public static func recursive(
        leaf: Generator, depth: Int = 5, leaves: Int = .max, grow: (_ smaller: Generator) -> Generator
    ) -> Generator {
        let isLimited = leaves < .max
        // At depth zero the choice is unused. It is drawn so that a part has the same choices at every depth, and can
        // replace the whole.
        var values = Generator { source throws(Rejection) in
            source.idle()
            return try isLimited ? source.leaf(leaf.body) : leaf.body(&source)
        }.labelled("recursive")
        for _ in 0..<max(0, min(depth, ChoiceSource.maximumDepth / 4)) {
            let grown = grow(values)
            values = Generator { source throws(Rejection) in
                if isLimited { return try source.composite(grown.body, orLeaf: leaf.body) }
                return try source.flip() ? grown.body(&source) : leaf.body(&source)
            }.labelled("recursive")
        }
        guard isLimited else { return values }
        return Generator { [values] source throws(Rejection) in
            try source.limited(toLeaves: max(leaves, 1), values.body)
        }
    }

    /// Values of a generator that is made when it is drawn, so that generators may refer to one another.
    ///
    /// Past the depth all draws are the simplest, which is how values end: their first alternatives, shortest lists and
    /// nil must not refer back.
    ///
    ///     enum Text {
    ///         static let word = Generator<String>.string(of: .letter, count: 1...3)
    ///         static let group: Generator<String> = Generator<String>.deferred { list }.map { "(\($0))" }
    ///         static let list: Generator<String> = Generator<String>.oneOf(word, group).array(count: 1...3)
    ///             .map { $0.joined(separator: " ") }
    ///     }
    ///     print(Text.list.sample(3))  // ["(Q ((J) (M M) ((J) M))) (MMU J)", "q", "(((gON) (G R) M)) (mlE) I"]
    /// - Parameters:
    ///   - depth: the greatest number of deferred values around a deferred value that is not the simplest.
    ///   - make: returns the generator; it must return the same one each time.
    public static func deferred(depth: Int = 5, _ make: @escaping @Sendable () -> Generator) -> Generator {
        Generator { source throws(Rejection) in
            try source.deferred(depth: depth) { source throws(Rejection) in
                try source.draw(make(), label: "deferred")
            }
        }
    }

    /// The same values, each drawn as a span with a label.
    @inlinable
    package func labelled(_ label: String) -> Generator {
        Generator { [body] source throws(Rejection) in try source.span(label, body) }
    }
}
