import Generators

/// A binary heap: no key is below its parent's.
private indirect enum Heap: Equatable, Sendable {
    case empty
    case node(Int, Heap, Heap)

    /// The heaps of the challenge: a node with a probability of ½ while there is size left.
    static let any = Generator<Heap> { source throws(Rejection) in
        let size = try source.draw(.integer(in: 0...20))
        return try heap(&source, size: size, least: 0)
    }

    private static func heap(
        _ source: inout ChoiceSource, size: Int, least: Int
    ) throws(Rejection) -> Heap {
        try source.span("heap") { source throws(Rejection) in
            guard size > 0, source.flip() else { return .empty }
            let key = try source.draw(.integer(in: least...Int.max, towards: 0))
            return .node(
                key, try heap(&source, size: size / 2, least: key),
                try heap(&source, size: size / 2, least: key))
        }
    }

    /// The keys, parents before children and right before left.
    var keys: [Int] {
        guard case .node(let key, let left, let right) = self else { return [] }
        return [key] + right.keys + left.keys
    }

    /// The keys by a wrong sort: after the first key is removed, the others follow in the order of the tree, where
    /// the least should be removed each time.
    var wronglySortedKeys: [Int] {
        guard case .node(let key, let left, let right) = self else { return [] }
        return [key] + Heap.merged(left, right).keys
    }

    private static func merged(_ one: Heap, _ other: Heap) -> Heap {
        guard case .node(let key, let left, let right) = one else { return other }
        guard case .node(let otherKey, let otherLeft, let otherRight) = other else { return one }
        return key <= otherKey
            ? .node(key, merged(right, other), left) : .node(otherKey, merged(otherRight, one), otherLeft)
    }

    static func leaf(_ key: Int) -> Heap { .node(key, .empty, .empty) }
}

extension Challenge {
    /// False property: the wrong sort returns sorted keys.
    static let binaryHeap = Challenge(
        "binheap", Heap.any,
        isNormal: { $0 == .node(0, .empty, .node(0, .leaf(0), .leaf(1))) },
        holds: { heap in
            let keys = heap.wronglySortedKeys
            return keys == keys.sorted() && keys == heap.keys.sorted()
        })
}
