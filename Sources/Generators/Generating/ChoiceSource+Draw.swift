extension ChoiceSource {
    /// Draws a number in `0...bound`; random sources favour the ends, the target's neighbours and earlier numbers.
    ///
    /// - Parameters:
    ///   - bound: the greatest number to draw.
    ///   - target: the simplest number, towards which shrinking moves; above the bound it is lowered to the bound.
    @inlinable
    @inline(__always)
    public mutating func draw(upTo bound: UInt64, towards target: UInt64 = 0) -> UInt64 {
        if isPlain && draws < limit {
            draws &+= 1
            return random.integer(upTo: bound, towards: target)
        }
        return chooseInteger(upTo: bound, towards: target)
    }

    /// Draws a number in `0...bound` with a distribution of the caller.
    ///
    /// The distribution is separate from the encoding. Random sources follow `distribution`, but the recorded choice
    /// is the number itself. Each number has one encoding, so shrinking does not depend on how it was drawn. Other
    /// sources do not call `distribution`.
    ///
    /// - Parameters:
    ///   - bound: the greatest number to draw.
    ///   - target: the simplest number, towards which shrinking moves; above the bound it is lowered to the bound.
    ///   - distribution: computes a number from random bits; above the bound it is lowered to the bound.
    @inlinable
    public mutating func draw(
        upTo bound: UInt64, towards target: UInt64 = 0, distribution: (inout RandomBits) -> UInt64
    ) -> UInt64 {
        if isPlain && draws < limit {
            draws &+= 1
            return min(bound, distribution(&random.bits))
        }
        return choose(upTo: bound, towards: target) { min(bound, distribution(&$0.bits)) }
    }

    /// Draws an index in `0...bound` uniformly: for alternatives, where no number is special.
    @inlinable
    public mutating func pick(upTo bound: UInt64) -> UInt64 {
        if isPlain && draws < limit {
            draws &+= 1
            return random.bits.uniform(upTo: bound)
        }
        return choose(upTo: bound, towards: 0) { $0.bits.uniform(upTo: bound) }
    }

    /// Draws true with a probability; false is simpler.
    ///
    /// Only random sources use the probability. A probability of 0 or less (or NaN) is always false, and one of 1 or
    /// more always true; neither records a choice.
    @inlinable
    public mutating func flip(_ probability: Double = 0.5) -> Bool {
        if probability >= 1 { return true }
        guard probability > 0 else { return false }
        if isPlain && draws < limit {
            draws &+= 1
            return random.flip(probability)
        }
        return choose(upTo: 1, towards: 0) { $0.flip(probability) ? 1 : 0 } == 1
    }

    /// Draws a value of a generator, as one span.
    ///
    /// - Parameters:
    ///   - generator: what to draw.
    ///   - label: the kind of the value; shrinking may replace a span by another of the same label.
    /// - Throws: ``Rejection`` if the generator rejects.
    @inlinable
    public mutating func draw<Value>(
        _ generator: Generator<Value>, label: String = "draw"
    ) throws(Rejection) -> Value {
        try span(label, generator.body)
    }

    /// Runs a part of a generator as one span.
    ///
    /// - Throws: ``Rejection`` if `body` rejects, or if spans are nested deeper than the limit.
    @inlinable
    public mutating func span<Value>(
        _ label: String, _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        // Checked here, so that the fast path is inlined and counts no references.
        if isPlain && depth < Self.maximumDepth {
            depth &+= 1
            defer { depth &-= 1 }
            return try body(&self)
        }
        try enter(label)
        defer { leave() }
        let value = try part(body)
        describe(value)
        return value
    }
}
