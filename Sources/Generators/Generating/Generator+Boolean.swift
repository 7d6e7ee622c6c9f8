extension Generator where Value == Bool {
    /// False and true, equally likely; false is simpler.
    @inlinable
    public static var boolean: Generator { boolean(probability: 0.5) }

    /// True with a probability; false is simpler.
    ///
    /// A probability of 0 or less (or NaN) always gives false, and one of 1 or more always true.
    @inlinable
    public static func boolean(probability: Double) -> Generator {
        Generator { source throws(Rejection) in source.flip(probability) }
    }
}
