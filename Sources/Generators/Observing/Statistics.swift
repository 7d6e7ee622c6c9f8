/// What the observations of a property came to, each kind in the order in which they were given.
public struct Statistics: Hashable, Sendable, CustomStringConvertible {
    /// One for each ``Observation/label(_:_:)``.
    public internal(set) var histograms: [Histogram] = []
    /// One for each ``Observation/classify(_:_:)``.
    public internal(set) var shares: [Share] = []

    /// All of it, a line each; empty if nothing was observed.
    public var description: String {
        (histograms.map(\.description) + shares.map(\.description)).joined(separator: "\n")
    }
}
