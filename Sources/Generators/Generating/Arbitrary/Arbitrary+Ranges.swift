// In an extension of a sequence `Generator` alone is an old name of its iterator.

extension ClosedRange: Arbitrary where Bound: Arbitrary {
    /// A range between two values, in order; bounds that have none, as `Double.nan`, are rejected.
    ///
    ///     print(Generator<ClosedRange<Int>>.any.simplest!)  // 0...0
    public static var arbitrary: Generators.Generator<Self> {
        Generators.Generator { source throws(Rejection) in
            let (lower, upper) = try source.drawInOrder(Bound.self)
            return lower...upper
        }
    }
}

extension Range: Arbitrary where Bound: Arbitrary {
    /// A range between two values, in order, which may be empty; bounds that have none, as `Double.nan`, are rejected.
    ///
    ///     print(Generator<Range<Int>>.any.simplest!)  // 0..<0
    public static var arbitrary: Generators.Generator<Self> {
        Generators.Generator { source throws(Rejection) in
            let (lower, upper) = try source.drawInOrder(Bound.self)
            return lower..<upper
        }
    }
}

extension ChoiceSource {
    /// Draws two values, and returns the lower one first.
    fileprivate mutating func drawInOrder<Bound: Comparable & Arbitrary>(
        _ type: Bound.Type
    ) throws(Rejection) -> (lower: Bound, upper: Bound) {
        let (one, other) = (try draw(Bound.arbitrary), try draw(Bound.arbitrary))
        if one <= other { return (one, other) }
        guard other <= one else { throw Rejection("the bounds have no order") }
        return (other, one)
    }
}

extension Substring: Arbitrary {
    /// A part of a longer text: its indices do not begin at those of the part.
    ///
    ///     print(Generator<Substring>.any.simplest!)  // "", a part of "|"
    public static var arbitrary: Generator<Self> { String.arbitrary.map { "|\($0)".dropFirst() } }
}
