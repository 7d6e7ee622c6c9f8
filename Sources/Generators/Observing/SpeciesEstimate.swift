/// An estimate from a sample of species, with its 95 % interval.
public struct SpeciesEstimate: Hashable, Sendable {
    /// The estimate, 0 or more.
    public let value: Double
    /// The lower bound, at most ``value``.
    public let lower: Double
    /// The upper bound, at least ``value``; nil if the sample gives none.
    public let upper: Double?

    /// The number of standard deviations of a normal distribution on either side of a 95 % interval.
    static let deviations = normalQuantile(0.975)
}
