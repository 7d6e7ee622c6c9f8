import Generators

/// A search whose minimum is known, to measure how well an engine finds and shrinks.
public struct Challenge: Sendable {
    /// The name of the row.
    public let name: String
    /// What Hypothesis does with it, where that was measured.
    public let hypothesis: Figures?
    /// The mean number of executions that shrinking may take.
    public let shrinkLimit: Double
    private let attempt: @Sendable (UInt64) -> Attempt

    /// Makes a challenge of a property and its minima.
    ///
    /// - Parameters:
    ///   - shrinkLimit: the mean number of executions that shrinking may take; by default the mean of Hypothesis where
    ///     all its runs reach the normal form, else 500.
    ///   - isNormal: whether a value is as simple as a failing one can be.
    public init<Value: Sendable>(
        _ name: String, hypothesis: Figures? = nil, shrinkLimit: Double? = nil, _ property: Property<Value>,
        isNormal: @escaping @Sendable (Value) -> Bool
    ) {
        self.name = name
        self.hypothesis = hypothesis
        self.shrinkLimit = shrinkLimit ?? hypothesis?.meanShrinkOfNormalRuns.map(Double.init) ?? 500
        attempt = { seed in Attempt(property, seed: seed, isNormal: isNormal) }
    }

    /// Makes a challenge of a claim about values and its minima.
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
    /// What another engine did: how often it reached the normal form, and at what cost.
    public struct Figures: Hashable, Sendable {
        /// How many runs ended at the normal form.
        public let normal: Int
        /// The number of runs.
        public let runs: Int
        /// How often the property ran to shrink, on average, where that was measured.
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
