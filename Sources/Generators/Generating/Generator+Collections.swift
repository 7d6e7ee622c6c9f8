extension Generator {
    /// Arrays of values of this generator; shorter is simpler.
    ///
    /// At random, one array in 8 is as short as it may be, one in 16 as long as it may be, and short ones
    /// are commoner than long ones; however wide the range, none has more than 1,024 elements above the
    /// fewest. A negative count counts as zero.
    /// - Complexity: O(*n*) draws in the count.
    @inlinable
    public func array(count: ClosedRange<Int> = 0...64) -> Generator<[Value]> {
        Generator<[Value]> { [list] source throws(Rejection) in try list(&source, count) }
    }

    /// A value of this generator or, one time in 4, nothing, which is simpler.
    @inlinable
    public func optional() -> Generator<Value?> {
        Generator<Value?> { [body] source throws(Rejection) in
            guard source.flip(0.75) else { return nil }
            return try source.span("some", body)
        }
    }
}
