/// An estimate from a sample of species, with its 95 % interval.
package struct SpeciesEstimate: Hashable, Sendable {
    /// The estimate, 0 or more.
    package let value: Double
    /// The lower bound, at most ``value``.
    package let lower: Double
    /// The upper bound, at least ``value``; nil if the sample gives none.
    package let upper: Double?

    /// The number of standard deviations of a normal distribution on either side of a 95 % interval: its quantile at
    /// 0.975.
    static let deviations = 1.959963984540054
}
