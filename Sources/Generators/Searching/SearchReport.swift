/// The result of a search.
public struct SearchReport<Value> {
    /// The seed of the search.
    public let seed: UInt64
    /// The number of cases checked, without discarded ones.
    ///
    /// More than requested if coverage requirements took more cases to decide.
    public internal(set) var casesRun = 0
    /// The number of cases rejected by the generator or by the body.
    public internal(set) var discards = 0
    /// The number of rejections for each reason, of the first 100 reasons.
    package private(set) var discardReasons: [String: Int] = [:]
    /// The reason of a rejection that no draw changes; nil if there was none.
    package private(set) var permanentRejection: String?
    /// The duration of the search, shrinking included.
    package internal(set) var elapsed: Duration = .zero
    /// The reason why the search ended.
    public internal(set) var ending = SearchEnding.allCasesRun
    /// The results of the property's observations.
    public internal(set) var statistics = Statistics()
    /// The health checks that failed.
    public internal(set) var problems: [HealthProblem] = []
    /// One counterexample for each id, in the order of discovery.
    public internal(set) var counterexamples: [Counterexample<Value>] = []

    /// Whether at least one case was checked, none failed, the search was complete, no coverage requirement was missed,
    /// and programs had steps.
    public var isClean: Bool {
        casesRun > 0 && counterexamples.isEmpty && ending.isComplete
            && !statistics.coverage.contains { $0.verdict == .missed }
            && !problems.contains(where: \.isFailure)
    }
}

extension SearchReport {
    private static var mostReasons: Int { 100 }

    /// Counts a rejected case.
    mutating func note(_ rejection: Rejection) {
        discards += 1
        if rejection.isPermanent { permanentRejection = rejection.reason }
        if discardReasons.count < Self.mostReasons || discardReasons[rejection.reason] != nil {
            discardReasons[rejection.reason, default: 0] += 1
        }
    }
}

extension SearchReport: Sendable where Value: Sendable {}
