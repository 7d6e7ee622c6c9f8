extension Generator {
    /// The greatest number of sequences that are counted.
    private static var mostCounted: Int { 1 << 20 }
    /// The choices that counting may make, for each sequence; they bound the cost where single values are large.
    private static var choicesPerSequence: Int { 256 }

    /// Whether the generator has at most a number of choice sequences (and at most 2^20).
    ///
    /// A few short generations recognise most large generators; the sequences of the others are counted.
    func isSmall(atMost limit: Int, isTooLate: () -> Bool) -> Bool {
        let limit = min(limit, Self.mostCounted)
        guard limit > 0, !isSurelyLarge(for: limit) else { return false }
        var enumerator = SequenceEnumerator(atMost: limit)
        var choicesLeft = max(limit, 256) * Self.choicesPerSequence
        while let values = enumerator.values, choicesLeft > 0, !isTooLate() {
            var source = ChoiceSource(enumerating: values)
            _ = try? generate(from: &source)
            choicesLeft -= source.draws
            enumerator.advance(past: source.recording.choices)
        }
        return enumerator.isExhausted
    }

    /// Whether a generator has, in all likelihood, more choice sequences than a limit.
    ///
    /// The product of the numbers of alternatives along a uniformly random path is an unbiased estimate of the number
    /// of sequences (Knuth, "Estimating the Efficiency of Backtrack Programs", 1975). Assume that there are at most
    /// `limit` sequences, and bet half of a capital on each path, at odds of the estimate to the limit. This bet is
    /// fair at best. By Ville's inequality (1939) the capital grows a millionfold with a probability of at most one
    /// in a million. One path is therefore enough to recognise a wide integer, and a generator with slightly more
    /// sequences than the limit is not misjudged.
    private func isSurelyLarge(for limit: Int) -> Bool {
        var capital = 1.0
        for seed in 1...16 as ClosedRange<UInt64> {
            var source = ChoiceSource(probing: seed)
            _ = try? generate(from: &source)
            let estimate = source.recording.choices.reduce(1.0) { $0 * (Double($1.bound) + 1) }
            capital *= (1 + estimate / Double(limit)) / 2
            if capital >= 1e6 { return true }
        }
        return false
    }
}
