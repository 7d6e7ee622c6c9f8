extension Generator {
    /// Arrays of values of this generator; shorter is simpler.
    ///
    /// Of random arrays, one in 8 has the least count, one in 16 the greatest, and short ones are more frequent than
    /// long ones. No random array has more than 1,024 elements above the least count, unless it is ``long(upTo:)``. One in
    /// 32 has equal elements. A negative count counts as zero.
    /// - Complexity: O(*n*) draws in the count.
    @inlinable
    public func array(count: ClosedRange<Int> = 0...64) -> Generator<[Value]> {
        Generator<[Value]> { [list] source throws(Rejection) in try list(&source, count) }
    }

    /// A value of this generator or, one time in 4, nil, which is simpler.
    @inlinable
    public func optional() -> Generator<Value?> {
        Generator<Value?> { [body] source throws(Rejection) in
            guard source.flip(0.75) else { return nil }
            return try source.span("some", body)
        }
    }
}
