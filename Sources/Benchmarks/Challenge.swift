import Generators

/// A search with a known minimum, to measure how well an engine finds and shrinks.
public struct Challenge: Sendable {
    /// The name of the challenge.
    public let name: String
    /// The figures of Hypothesis; nil if they were not measured.
    public let hypothesis: Figures?
    /// The greatest mean number of executions to shrink.
    public let shrinkLimit: Double
    private let attempt: @Sendable (UInt64) -> Attempt

    /// Makes a challenge from a property and its minima.
    ///
    /// - Parameters:
    ///   - shrinkLimit: the greatest mean number of executions to shrink; by default the mean of Hypothesis if all
    ///     its runs reach the normal form, else 500.
    ///   - isNormal: whether a failing value is a minimum (a normal form).
    public init<Value: Sendable>(
        _ name: String, hypothesis: Figures? = nil, shrinkLimit: Double? = nil, _ property: Property<Value>,
        isNormal: @escaping @Sendable (Value) -> Bool
    ) {
        self.name = name
        self.hypothesis = hypothesis
        self.shrinkLimit = shrinkLimit ?? hypothesis?.meanShrinkOfNormalRuns.map(Double.init) ?? 500
        attempt = { seed in Attempt(property, seed: seed, isNormal: isNormal) }
    }

    /// Makes a challenge from a predicate and its minima.
    public init<Value: Sendable>(
        _ name: String, hypothesis: Figures? = nil, shrinkLimit: Double? = nil, _ generator: Generator<Value>,
        isNormal: @escaping @Sendable (Value) -> Bool, holds: @escaping @Sendable (Value) throws -> Bool
    ) {
        self.init(
            name, hypothesis: hypothesis, shrinkLimit: shrinkLimit,
            Property(generator, id: Attempt.failure, holds: holds),
            isNormal: isNormal)
    }

    /// Searches and shrinks once for each seed.
    public func run(seeds: some Sequence<UInt64>) -> ChallengeResult {
        ChallengeResult(name: name, shrinkLimit: shrinkLimit, attempts: seeds.map(attempt))
    }
}

extension Challenge {
    /// The figures of another engine: the number of runs that reach the normal form, and their cost.
    public struct Figures: Hashable, Sendable {
        /// The number of runs that reached the normal form.
        public let normal: Int
        /// The number of runs.
        public let runs: Int
        /// The mean number of executions to shrink; nil if it was not measured.
        public let meanShrink: Int?

        /// The mean number of executions to shrink if every run ended at the normal form.
        var meanShrinkOfNormalRuns: Int? { normal == runs ? meanShrink : nil }

        /// Makes figures.
        public init(_ normal: Int, of runs: Int, meanShrink: Int?) {
            self.normal = normal
            self.runs = runs
            self.meanShrink = meanShrink
        }
    }
}
