extension Generator {
    /// Values of this generator, transformed; shrinking simplifies the original values.
    @inlinable
    public func map<NewValue>(
        _ transform: @escaping @Sendable (Value) -> NewValue
    ) -> Generator<NewValue> {
        Generator<NewValue> { [body] source throws(Rejection) in transform(try source.part(body)) }
    }

    /// Values of a second generator that depends on a value of this one; shrinking simplifies both.
    @inlinable
    public func flatMap<NewValue>(
        _ next: @escaping @Sendable (Value) -> Generator<NewValue>
    ) -> Generator<NewValue> {
        Generator<NewValue> { [body] source throws(Rejection) in
            let first = try source.span("first", body)
            return try source.span("second", next(first).body)
        }
    }

    /// Values that satisfy a predicate; after three refused values in a row the case is rejected.
    ///
    /// An enumeration rejects after one: see ``enumerate(_:atMost:_:)``.
    ///
    /// If the predicate refuses most values, generate the accepted ones directly instead: rejected cases cost time,
    /// and a search ends after too many of them.
    @inlinable
    public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Generator {
        Generator { [body] source throws(Rejection) in
            // The value of a second attempt has a sequence of its own, which an enumeration visits.
            for _ in 0..<(source.isExploring ? 1 : 3) {
                let value = try source.span("attempt", body)
                if isIncluded(value) { return value }
            }
            throw Rejection("a filter refused every value")
        }
    }
}
