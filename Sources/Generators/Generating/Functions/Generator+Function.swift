extension Generator {
    /// Functions from any inputs to values of a generator; a constant one is simplest.
    ///
    /// An input selects one of up to 32 outputs by its hash, which is the same in every process. Inputs that have no
    /// identity but their address in memory cannot be replayed.
    ///
    ///     let functions = Generator.function(from: String.self, to: Generator<Int>.integer(in: 0...9))
    ///     print(functions.sample(3))  // [{4 or 1}, {0 or 2 or 3 or 6 or 7}, {7 or 9}]
    /// - Parameters:
    ///   - input: the type of the inputs; use a struct or an array for several.
    ///   - outputs: the values that the functions return.
    public static func function<Input, Output>(
        from input: Input.Type, to outputs: Generator<Output>
    ) -> Generator where Value == GeneratedFunction<Input, Output> {
        let tree = Generator<OutputTree<Output>>.recursive(leaf: outputs.map { .leaf($0) }) { smaller in
            zip(smaller, smaller).map { .node($0, $1) }
        }
        return Generator { source throws(Rejection) in
            GeneratedFunction(try source.draw(tree), calls: source.given?.nextTable() ?? CallTable())
        }
    }
}

/// The outputs of a function, of which the bits of a hash select one, the lowest first.
///
/// Unlike in a list, where the hash modulo the count would select, to remove some outputs leaves the others where they
/// are. So each can be shrunk alone.
indirect enum OutputTree<Output: Sendable>: Sendable {
    case leaf(Output)
    /// What an even hash selects, and what an odd one does, without the bit.
    case node(OutputTree, OutputTree)

    func output(for hash: UInt64) -> Output {
        switch self {
        case .leaf(let output): output
        case .node(let even, let odd): (hash.isMultiple(of: 2) ? even : odd).output(for: hash >> 1)
        }
    }

    /// All outputs.
    var leaves: [Output] {
        switch self {
        case .leaf(let output): [output]
        case .node(let even, let odd): even.leaves + odd.leaves
        }
    }
}
