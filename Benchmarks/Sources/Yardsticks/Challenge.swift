import Generators

/// A search with a known minimum, to measure how well an engine finds and shrinks.
public struct Challenge: Sendable {
    /// The name of the challenge.
    public let name: String
    /// The figures of Hypothesis; nil if they were not measured.
    public let hypothesis: Figures?
    private let mostExecutions: Double
    private let attempt: @Sendable (UInt64) -> Attempt

    /// Makes a challenge from a property and its minimum.
    ///
    /// - Parameters:
    ///   - hypothesis: the figures of Hypothesis; unless given, those that were measured for the name.
    ///   - mostExecutions: the greatest mean number of executions to shrink, if that of Hypothesis is no limit.
    ///   - isNormal: whether a failing value is the minimum (the normal form).
    public init<Value: Sendable>(
        _ name: String, hypothesis: Figures? = nil, mostExecutions: Double = 500, _ property: Property<Value>,
        isNormal: @escaping @Sendable (Value) -> Bool
    ) {
        self.name = name
        self.hypothesis = hypothesis ?? Figures.ofHypothesis[name]
        self.mostExecutions = mostExecutions
        attempt = { seed in Attempt(property, seed: seed, isNormal: isNormal) }
    }

    /// Makes a challenge from a predicate and its minimum.
    public init<Value: Sendable>(
        _ name: String, hypothesis: Figures? = nil, mostExecutions: Double = 500,
        _ generator: Generator<Value>,
        isNormal: @escaping @Sendable (Value) -> Bool, holds: @escaping @Sendable (Value) throws -> Bool
    ) {
        self.init(
            name, hypothesis: hypothesis, mostExecutions: mostExecutions,
            Property(generator, id: Attempt.failure, holds: holds),
            isNormal: isNormal)
    }

    /// The greatest mean number of executions to shrink: that of Hypothesis if all its runs that find a failure reach
    /// the minimum, but at most a number that is given.
    public var shrinkLimit: Double {
        guard let hypothesis, hypothesis.found > 0, hypothesis.normal == hypothesis.found else {
            return mostExecutions
        }
        return min(Double(hypothesis.meanShrink), mostExecutions)
    }

    /// Searches and shrinks once for each seed.
    public func run(seeds: some Sequence<UInt64>) -> ChallengeResult {
        ChallengeResult(name: name, shrinkLimit: shrinkLimit, attempts: seeds.map(attempt))
    }
}

extension Challenge {
    /// The figures of another engine: the runs that find a failure, those that reach the minimum, and their cost.
    public struct Figures: Hashable, Sendable {
        /// The number of runs that found a failure.
        public let found: Int
        /// The number of runs that reached the minimum.
        public let normal: Int
        /// The number of runs.
        public let runs: Int
        /// The mean number of executions to shrink.
        public let meanShrink: Int

        /// Makes figures.
        public init(found: Int, normal: Int, of runs: Int, meanShrink: Int) {
            self.found = found
            self.normal = normal
            self.runs = runs
            self.meanShrink = meanShrink
        }
    }
}
