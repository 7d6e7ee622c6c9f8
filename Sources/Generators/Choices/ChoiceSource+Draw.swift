extension ChoiceSource {
    /// Draws a number in `0...bound`; a random one is often an end, near the target, or near an earlier one.
    ///
    /// - Parameters:
    ///   - bound: the greatest number to draw.
    ///   - target: the simplest number, where shrinking goes; past the bound it is lowered to it.
    @inlinable
    @inline(__always)
    public mutating func draw(upTo bound: UInt64, towards target: UInt64 = 0) -> UInt64 {
        if isPlain && draws < limit {
            draws &+= 1
            return random.integer(upTo: bound, towards: target)
        }
        return chooseInteger(upTo: bound, towards: target)
    }

    /// Draws a number in `0...bound` that is distributed as the caller likes.
    ///
    /// Where values cluster (around the landmarks of a domain, say) is one question and how they are written down
    /// is another: this draw has random sources follow `distribution`, while the choice is the number itself, one
    /// for each number, so that shrinking has nothing to untangle. Other sources do not ask `distribution`.
    ///
    /// - Parameters:
    ///   - bound: the greatest number to draw.
    ///   - target: the simplest number, where shrinking goes; past the bound it is lowered to it.
    ///   - distribution: makes a number of random bits; past the bound it is lowered to it.
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

    /// Draws one of `0...bound`, every one as likely: for alternatives, where no number is special.
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
    /// Only random sources heed the probability, except that 0 or less (and NaN) is always false and
    /// 1 or more always true; neither of those is a choice.
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
    ///   - label: what the value is; spans of one label can replace each other when shrinking.
    /// - Throws: ``Rejection`` if the generator rejects.
    @inlinable
    public mutating func draw<Value>(
        _ generator: Generator<Value>, label: String = "draw"
    ) throws(Rejection) -> Value {
        try span(label, generator.body)
    }

    /// Runs a part of a generator as one span.
    ///
    /// - Throws: ``Rejection`` if the part does, or if spans nest without end.
    @inlinable
    public mutating func span<Value>(
        _ label: String, _ body: (inout ChoiceSource) throws(Rejection) -> Value
    ) throws(Rejection) -> Value {
        // Checked here and not inside, so that the fast path neither calls nor counts references.
        if isPlain && depth < Self.maximumDepth {
            depth &+= 1
            defer { depth &-= 1 }
            return try body(&self)
        }
        try enter(label)
        defer { leave() }
        let value = try body(&self)
        describe(value)
        return value
    }
}
