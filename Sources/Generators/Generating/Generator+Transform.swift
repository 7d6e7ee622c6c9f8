extension Generator {
    /// Values of this generator, transformed; they shrink as the originals do.
    @inlinable
    public func map<NewValue>(
        _ transform: @escaping @Sendable (Value) -> NewValue
    ) -> Generator<NewValue> {
        Generator<NewValue> { [body] source throws(Rejection) in transform(try body(&source)) }
    }

    /// Values of a second generator that depends on a value of this one; both shrink.
    @inlinable
    public func flatMap<NewValue>(
        _ next: @escaping @Sendable (Value) -> Generator<NewValue>
    ) -> Generator<NewValue> {
        Generator<NewValue> { [body] source throws(Rejection) in
            let first = try source.span("first", body)
            return try source.span("second", next(first).body)
        }
    }

    /// Only the values that a predicate accepts; after three refusals in a row the case is rejected.
    ///
    /// An enumeration rejects it after one: see ``enumerate(_:atMost:_:)``.
    ///
    /// Where most values would be refused, generate the right ones instead: rejected cases cost time
    /// and a search that has too many gives up.
    @inlinable
    public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator {
        Generator { [body] source throws(Rejection) in
            // What a second attempt would find has a sequence of its own, which an enumeration visits too.
            for _ in 0..<(source.isExploring ? 1 : 3) {
                let value = try source.span("attempt", body)
                if isIncluded(value) { return value }
            }
            throw Rejection("a filter refused every value that it was offered")
        }
    }
}
