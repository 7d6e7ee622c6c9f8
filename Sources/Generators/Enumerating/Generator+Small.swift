extension Generator {
    /// However many cases are asked for, no more sequences are counted than this.
    private static var mostCounted: Int { 1 << 20 }
    /// How many choices may be made to count sequences, for each of them: the cost of a count has to be bounded even
    /// where single values are large.
    private static var choicesPerSequence: Int { 256 }

    /// Whether the generator makes at most a number of choice sequences (and no more than 2^20).
    ///
    /// Where there are many more it takes a few short generations to tell; otherwise they are counted.
    func isSmall(atMost limit: Int, isTooLate: () -> Bool) -> Bool {
        let limit = min(limit, Self.mostCounted)
        guard limit > 0, !isSurelyLarge(for: limit) else { return false }
        var odometer = Odometer(atMost: limit)
        var choicesLeft = max(limit, 256) * Self.choicesPerSequence
        while let values = odometer.values, choicesLeft > 0, !isTooLate() {
            var source = ChoiceSource(enumerating: values)
            _ = try? generate(from: &source)
            choicesLeft -= source.draws
            odometer.advance(past: source.recording.choices)
        }
        return odometer.isExhausted
    }

    /// Whether there are more choice sequences than a limit, in all likelihood.
    ///
    /// A path along which every choice is as likely estimates their number by the product of the numbers of
    /// alternatives: on average it is exact (Knuth, "Estimating the Efficiency of Backtrack Programs", 1975). Under the
    /// hypothesis that there are at most `limit`, who stakes half of his capital on each path, at odds of the estimate
    /// to the limit, plays a game that is fair at best, and gets to a million times his capital with a probability of
    /// one in a million (Ville's inequality, 1939). So one path is enough for a wide integer, and a generator with
    /// just a few more than the limit is not called large for being so.
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
