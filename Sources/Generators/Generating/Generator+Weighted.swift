extension Generator {
    /// A value of one of several generators, chosen by weight; the earlier, the simpler.
    ///
    /// Weights apply to random sources only. An alternative of weight 0 is left out, by every source.
    ///
    ///     let event = try Generator<Int>.weighted([(9, .integer(in: 0...9)), (1, .always(-1))])
    /// - Throws: ``GeneratorError`` if the list is empty, a weight negative, or the sum zero or too large.
    public static func weighted(_ alternatives: [(Int, Generator)]) throws(GeneratorError) -> Generator {
        var ends: [UInt64] = []
        var total = 0
        for (weight, _) in alternatives {
            guard weight >= 0 else { throw .negativeWeight(weight) }
            let (sum, overflow) = total.addingReportingOverflow(weight)
            guard !overflow else { throw .unusableTotalWeight }
            total = sum
            if weight > 0 { ends.append(UInt64(sum)) }
        }
        guard !alternatives.isEmpty else { throw .nothingToChooseFrom }
        guard total > 0 else { throw .unusableTotalWeight }
        let generators = alternatives.filter { $0.0 > 0 }.map(\.1)
        return Generator { [ends] source throws(Rejection) in
            try source.span("alternative", generators[source.pick(ends: ends)].body)
        }
    }
}

extension ChoiceSource {
    /// Picks an index by weight; `ends` are the cumulative weights, the last of them positive.
    mutating func pick(ends: [UInt64]) -> Int {
        let index = choose(upTo: UInt64(ends.count - 1), towards: 0) { random in
            let ticket = random.bits.uniform(upTo: ends[ends.count - 1] - 1)
            return UInt64(ends.firstIndex { ticket < $0 } ?? 0)
        }
        return Int(index)
    }
}
