/// The results of a property's observations, of each kind in the order of declaration.
public struct Statistics: Hashable, Sendable, CustomStringConvertible {
    /// One for each ``CaseObservation/label(_:_:)``.
    package internal(set) var histograms: [Histogram] = []
    /// One for each ``CaseObservation/classify(_:_:)``.
    package internal(set) var shares: [Share] = []
    /// One for each ``CaseObservation/cover(_:atLeast:_:)``.
    package internal(set) var coverage: [Coverage] = []
    /// One for each ``CaseObservation/maximise(_:_:)``.
    package internal(set) var scores: [Score] = []

    /// All results, one per line; empty if there are no observations.
    public var description: String {
        let lines: [[any CustomStringConvertible]] = [histograms, shares, coverage, scores]
        return lines.joined().map(\.description).joined(separator: "\n")
    }
}
