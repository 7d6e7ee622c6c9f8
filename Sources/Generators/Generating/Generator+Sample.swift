extension Generator {
    /// Some random values, to look at a generator in a playground or a test.
    ///
    /// They are those that a search of the seed tries after its edge cases. Rejected ones are left out, and a generator
    /// that rejects most may have fewer.
    ///
    ///     let lists = Generator<Int>.integer(in: 0...9).array(count: 0...4)
    ///     print(lists.sample(5))  // [[2], [], [7, 0, 5, 9], [], [7, 8]]
    /// - Parameters:
    ///   - count: the number of values; none if it is negative.
    ///   - seed: the seed; the same one gives the same values.
    /// - Complexity: O(*n*) generations in the count: it ends after 16 rejections for each value and 16 more.
    public func sample(_ count: Int = 10, seed: UInt64 = 0) -> [Value] {
        var values: [Value] = []
        var index = ChoiceSource.edgeCases(of: .max)
        var rejected = 0
        while values.count < count, rejected / 16 <= count {
            index += 1
            var source = ChoiceSource(seed: seed, caseIndex: index, of: .max)
            if let value = try? generate(from: &source) { values.append(value) } else { rejected += 1 }
        }
        return values
    }
}
