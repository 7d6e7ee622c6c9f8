extension Generator where Value: ChoiceInteger {
    /// Integers of a half-open range, as of the indices of a list; otherwise as those of a closed one.
    ///
    /// An empty range has no integers, and each draw is rejected.
    ///
    ///     Generator<Int>.integer(in: 0..<3)    // simplest first: 0, 1, 2
    @inlinable
    public static func integer(in range: Range<Value>, towards simplest: Value = 0) -> Generator {
        guard !range.isEmpty else { return .rejecting("the range \(range) is empty") }
        return integer(in: range.lowerBound...range.upperBound - 1, towards: simplest)
    }
}

extension Generator where Value == Double {
    /// Numbers of a half-open range; otherwise as those of a closed one.
    ///
    /// An empty range has no numbers, and each draw is rejected.
    ///
    ///     Generator<Double>.double(in: 0..<1)
    public static func double(in range: Range<Double>, including specials: [Double] = []) -> Generator {
        guard !range.isEmpty else { return .rejecting("the range \(range) is empty") }
        return double(in: range.lowerBound...range.upperBound.nextDown, including: specials)
    }
}

extension Generator where Value == String {
    /// Strings of a number of characters of any kind; a negative number counts as zero.
    ///
    /// - Complexity: O(*n*) draws in the count.
    public static func string(count: Int) -> Generator { string(count: count...count) }

    /// Strings of a number of characters of a generator; a negative number counts as zero.
    ///
    /// - Complexity: O(*n*) draws in the count.
    public static func string(of character: Generator<Character>, count: Int) -> Generator {
        string(of: character, count: count...count)
    }
}

extension Generator {
    /// Arrays of a number of values of this generator; a negative number counts as zero.
    ///
    ///     Generator<Int>.integer(in: 1...6).array(count: 3)    // the simplest is [1, 1, 1]
    /// - Complexity: O(*n*) draws in the count.
    @inlinable
    public func array(count: Int) -> Generator<[Value]> { array(count: count...count) }

    /// A generator without values.
    @usableFromInline
    static func rejecting(_ reason: String) -> Generator {
        Generator { _ throws(Rejection) in throw Rejection(reason) }
    }
}
