/// What a search did and found.
public struct SearchReport<Value> {
    /// The seed that it ran from.
    public let seed: UInt64
    /// The number of cases checked, not counting discarded ones.
    ///
    /// More than asked for if it took more to decide whether coverage requirements are met.
    public internal(set) var casesRun = 0
    /// The number of cases that made no value or that the body discarded.
    public internal(set) var discards = 0
    /// How long it took, shrinking included.
    public internal(set) var elapsed: Duration = .zero
    /// Why it ended.
    public internal(set) var ending = SearchEnding.allCasesRun
    /// What the observations of the property came to.
    public internal(set) var statistics = Statistics()
    /// Why it may be worth less than its number of cases.
    public internal(set) var problems: [HealthProblem] = []
    /// One counterexample for each id, in the order in which they were found.
    public internal(set) var counterexamples: [Counterexample<Value>] = []

    /// Whether something was checked, nothing was found, nothing cut the search short, and no coverage requirement was
    /// missed.
    public var isClean: Bool {
        casesRun > 0 && counterexamples.isEmpty && ending.isComplete
            && !statistics.coverage.contains { $0.verdict == .missed }
    }
}

extension SearchReport: Sendable where Value: Sendable {}
