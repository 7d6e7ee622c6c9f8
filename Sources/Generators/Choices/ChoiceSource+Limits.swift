/// How generators end that draw too much, or nest too deep.
extension ChoiceSource {
    /// Allows more draws from now on, and lists of as many elements.
    @usableFromInline
    mutating func allow(_ draws: Int) {
        // A probe tells many sequences from few by the first draws, however many there are.
        if origin == .probe { return }
        let allowed = min(draws, Self.mostAllowed)
        limit = max(limit, self.draws + allowed)
        random.mostExtraElements = max(random.mostExtraElements, allowed)
    }

    /// The greatest number of draws to allow: the recording of more would not fit into the memory of many a machine.
    private static let mostAllowed = 1 << 24

    /// The least number of draws past the limit that are targets, even if the limit itself is lower.
    private static let minimumGraceDraws = 1_000

    /// Counts one draw; returns whether it is within the limits, and need not be its target.
    mutating func mayDraw() -> Bool {
        draws += 1
        if draws > limit { (isOverrun, isPlain) = (true, false) }
        return depth <= Self.maximumDepth && !isOverrun
    }

    /// Whether the generator is so far past the limit that its loop does not end on the target.
    ///
    /// From then on draws are arbitrary again, so that the loop terminates; the value is rejected.
    @usableFromInline var isRunaway: Bool { draws &- allowed > max(allowed, Self.minimumGraceDraws) }

    /// Whether arbitrary draws past the limit have not ended the loop either.
    var isEndless: Bool { draws &- allowed > 2 * max(allowed, Self.minimumGraceDraws) }

    /// Records that a list ended because of the limit, or goes on past it.
    @usableFromInline
    mutating func overrun() {
        draws &+= 1
        isOverrun = true
    }

    /// A value for a generator that does not end: its target first, then arbitrary ones, and the bound at last, which ends
    /// recursion that the others do not end.
    mutating func valuePastLimit(upTo bound: UInt64, towards target: UInt64) -> UInt64 {
        if isEnding { return valueAtEnd(upTo: bound, towards: target) }
        guard isRunaway else { return target }
        return isEndless ? bound : random.bits.uniform(upTo: bound)
    }
}
