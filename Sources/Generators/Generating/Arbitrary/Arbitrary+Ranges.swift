extension ClosedRange: Arbitrary where Bound: Arbitrary {
    /// A range between two values, in order.
    ///
    ///     print(Generator<ClosedRange<Int>>.any.simplest!)  // 0...0
    public static var arbitrary: Generator<Self> {
        zip(Bound.arbitrary, Bound.arbitrary).map { Swift.min($0, $1)...Swift.max($0, $1) }
    }
}

extension Range: Arbitrary where Bound: Arbitrary {
    /// A range between two values, in order; it may be empty.
    ///
    ///     print(Generator<Range<Int>>.any.simplest!)  // 0..<0
    public static var arbitrary: Generator<Self> {
        zip(Bound.arbitrary, Bound.arbitrary).map { Swift.min($0, $1)..<Swift.max($0, $1) }
    }
}

extension Substring: Arbitrary {
    /// A part of a longer text: its indices do not begin at those of the part.
    ///
    ///     print(Generator<Substring>.any.simplest!)  // "", a part of "|"
    public static var arbitrary: Generator<Self> { String.arbitrary.map { "|\($0)".dropFirst() } }
}
