extension Generator {
    /// The same values, with lists as long as their ranges allow, in up to a number of draws.
    ///
    /// Without it a random list has at most 1,024 elements above its least count, and a value takes at most
    /// ``ChoiceSource/maximumDraws`` draws. An element takes one draw for itself, if the length is not fixed, beside its own.
    ///
    ///     let bytes = Generator<UInt8>.integer.array(count: 0...100_000).long(upTo: 250_000)
    ///     print(search(Property(bytes, id: "short") { $0.count < 70_000 }).counterexamples[0].value.count)  // 70000
    /// - Parameter draws: the greatest number of draws of one value, and of elements of a list above its least count; above
    ///   2^24, which is about 17 million, it is lowered to that.
    @inlinable
    public func long(upTo draws: Int) -> Generator {
        Generator { [body] source throws(Rejection) in
            source.allow(draws)
            return try body(&source)
        }
    }
}
