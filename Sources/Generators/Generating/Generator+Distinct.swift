extension Generator where Value: Hashable & SendableMetatype {
    /// Sets of values of this generator; fewer are simpler.
    ///
    /// Random counts are distributed as in ``array(count:)-(ClosedRange<Int>)``. A duplicate is drawn again, up to 32
    /// times in a row, and then the set is complete; one that is too small by then draws up to 2,048 times, and then the
    /// case is rejected. Recorded choices that make a duplicate are rejected too, so a set of at least 2 values has no
    /// ``simplest`` one. To select nearly all values of a large domain, use ``subsequence(of:count:)``. A negative count
    /// counts as zero.
    /// - Complexity: O(*n*) draws in the count.
    public func set(count: ClosedRange<Int> = 0...64) -> Generator<Set<Value>> {
        Generator<Set<Value>> { [body] source throws(Rejection) in
            var values: Set<Value> = []
            try source.filteredList(count: count) { source throws(Rejection) in
                values.insert(try source.part(body)).inserted
            }
            return values
        }
    }
}

extension Generator {
    /// Arrays of values of this generator with distinct keys; shorter is simpler.
    ///
    /// A value with a duplicate key is drawn again, or rejected, as for ``set(count:)``.
    ///
    ///     Generator<Int>.integer(in: 0...9).array(count: 0...5, distinctBy: \.self)
    /// - Complexity: O(*n*) draws in the count.
    public func array<Key: Hashable & SendableMetatype>(
        count: ClosedRange<Int> = 0...64, distinctBy key: @escaping @Sendable (Value) -> Key
    ) -> Generator<[Value]> {
        Generator<[Value]> { [body] source throws(Rejection) in
            var values: [Value] = []
            var keys: Set<Key> = []
            try source.filteredList(count: count) { source throws(Rejection) in
                let value = try source.part(body)
                guard keys.insert(key(value)).inserted else { return false }
                values.append(value)
                return true
            }
            return values
        }
    }

    /// Dictionaries with keys of one generator and values of another; fewer are simpler.
    ///
    /// A duplicate key is drawn again, or rejected, as for ``set(count:)``.
    ///
    ///     Generator<[String: Int]>.dictionary(keys: .string(), values: .integer(in: 0...9), count: 0...5)
    /// - Complexity: O(*n*) draws in the count.
    public static func dictionary<Key: SendableMetatype, Element>(
        keys: Generator<Key>, values: Generator<Element>, count: ClosedRange<Int> = 0...64
    ) -> Generator where Value == [Key: Element] {
        Generator { source throws(Rejection) in
            var elements: [Key: Element] = [:]
            try source.filteredList(count: count) { source throws(Rejection) in
                let key = try source.draw(keys, label: "key")
                guard elements[key] == nil else { return false }
                elements[key] = try source.draw(values, label: "value")
                return true
            }
            return elements
        }
    }
}
