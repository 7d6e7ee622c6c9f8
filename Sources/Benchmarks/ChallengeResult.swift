/// What a challenge led to, over several seeds.
public struct ChallengeResult: Sendable {
    /// The name of the challenge.
    public let name: String
    /// The number of seeds.
    public let runs: Int
    /// The number of seeds that found a failure.
    public let found: Int
    /// The number of seeds that ended at a minimum.
    public let normal: Int
    /// What the seeds ended at, the commonest first.
    public let results: [(text: String, count: Int)]
    /// How often the property ran until it failed, on average.
    public let meanFind: Double
    /// How often the property ran to shrink, on average.
    public let meanShrink: Double
    /// How often the property ran to shrink, at worst.
    public let maxShrink: Int

    /// Whether every seed ended at one and the same normal form, in no more executions on average than the limit.
    public var isMet: Bool {
        found == runs && normal == runs && results.count == 1 && meanShrink <= shrinkLimit
    }

    /// The mean number of executions that shrinking may take.
    private let shrinkLimit: Double

    init(name: String, shrinkLimit: Double, attempts: [Attempt]) {
        let minima = attempts.compactMap(\.minimum)
        self.name = name
        self.shrinkLimit = shrinkLimit
        runs = attempts.count
        found = minima.count
        normal = minima.count { $0.isNormal }
        results = Dictionary(grouping: minima, by: \.text).map { ($0.key, $0.value.count) }
            .sorted { ($0.1, $1.0) > ($1.1, $0.0) }
        meanFind = attempts.map { Double($0.executionsToFind) }.mean
        meanShrink = minima.map { Double($0.executions) }.mean
        maxShrink = minima.map(\.executions).max() ?? 0
    }
}

extension [Double] {
    /// The mean; zero of nothing.
    fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
