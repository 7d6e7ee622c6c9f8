/// The result of a challenge, over several seeds.
public struct ChallengeResult: Sendable {
    /// The name of the challenge.
    public let name: String
    /// The number of seeds.
    public let runs: Int
    /// The number of seeds that found a failure.
    public let found: Int
    /// The number of seeds that reached a minimum.
    public let normal: Int
    /// The results of shrinking, the most frequent first.
    public let results: [(text: String, count: Int)]
    /// The mean number of executions until the first failure.
    public let meanFind: Double
    /// The mean number of executions to shrink.
    public let meanShrink: Double
    /// The greatest number of executions to shrink.
    public let maxShrink: Int

    /// Whether all seeds reached the minimum.
    public var isReached: Bool { found == runs && normal == runs }

    /// Whether all seeds reached the minimum, within the mean number of executions allowed.
    public var isMet: Bool { isReached && meanShrink <= shrinkLimit }

    /// Whether the challenge is met, or falls short only in the way that is known.
    public var isAsKnown: Bool {
        switch Challenge.shortfalls[name] {
        case nil: isMet
        case .costly: isReached
        case .missed: true
        }
    }

    /// The greatest mean number of executions to shrink.
    public let shrinkLimit: Double

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
    /// The mean; 0 for an empty sequence.
    fileprivate var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }
}
