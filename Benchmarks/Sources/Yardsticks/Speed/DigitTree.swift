import Generators

/// Trees of digits, in which a node has four parts; of 31 nodes on average, since each level has twice as many as the
/// one above.
indirect enum DigitTree: Subject {
    case leaf(Int)
    case node(DigitTree, DigitTree, DigitTree, DigitTree)

    private static let depth = 4

    static let generator = Generator<DigitTree>.recursive(
        leaf: Generator<Int>.integer(in: 0...9).map { .leaf($0) }, depth: depth
    ) { smaller in
        zip(smaller, smaller, smaller, smaller).map { .node($0, $1, $2, $3) }
    }

    static func written(_ bits: inout RandomBits) -> DigitTree { written(&bits, depth: depth) }

    private static func written(_ bits: inout RandomBits, depth: Int) -> DigitTree {
        // A coin at depth zero too, as the generator draws it.
        let isNode = bits.next() & 1 == 1
        guard isNode && depth > 0 else { return .leaf(Int(bits.uniform(upTo: 9))) }
        func part() -> DigitTree { written(&bits, depth: depth - 1) }
        return .node(part(), part(), part(), part())
    }

    static func tally(_ tree: DigitTree) -> Tally {
        switch tree {
        case .leaf(let digit): return Tally(elements: 1, sum: digit)
        case .node(let first, let second, let third, let fourth):
            var tally = Tally(elements: 1)
            tally.add(Self.tally(first))
            tally.add(Self.tally(second))
            tally.add(Self.tally(third))
            tally.add(Self.tally(fourth))
            return tally
        }
    }
}
