/// The simplest failing choices so far, and the candidates that passes propose in their place.
///
/// The shrinker edits the choices and generates a new value, so that every result is a value of the generator. A
/// candidate is kept only if it fails with the same id and is shortlex-smaller (see
/// ``Swift/Array/isSimpler(than:)``). This order is well-founded, so shrinking terminates. After MacIver & Donaldson,
/// "Test-Case Reduction via Test-Case Generation".
struct Shrinker<Value> {
    /// The simplest failing value so far.
    private(set) var value: Value
    /// Its failure.
    private(set) var failure: Failure
    /// The recording of its choices.
    private(set) var recording: Recording {
        didSet { (repetitions, alternatives, refused, named) = (nil, nil, nil, nil) }
    }
    /// The range of the best choices whose deletion was refused last.
    var refused: Range<Int>?
    /// Computed when they are needed.
    private var repetitions: [Bool]?
    private var alternatives: Int?
    private var named: [Int: Landmarks]?
    /// The number of executions of the body.
    private(set) var executions = 0

    /// The number of candidates that made no value, or one of more choices than the best.
    private(set) var misses = 0

    /// The steps by which single choices were lowered where smaller ones were refused, by the index of the choice.
    var periods: [Int: UInt64] = [:]

    private let generator: Generator<Value>
    /// The failure of a value, if it fails with the same id.
    private let check: (Value) -> Failure?
    private let isCancelled: () -> Bool
    /// Called before each execution of the body.
    private let onStep: ((ShrinkStep) -> Void)?
    private let budget: Int
    /// The proposed sequences.
    private var candidates = SeenSequences()
    /// The sequences of the values that were checked and do not fail.
    private var harmless = SeenSequences()
    private var generations = 0
    private var draws = 0
    /// The number of exploring executions since the last progress.
    private var explorations = 0
    /// Whether the stage that runs gets a limited share of the executions.
    var isExploring = false
    /// The limit that was reached.
    private(set) var stop: ShrinkEnding?
    /// The result of an earlier run; on reaching it this run ends, because no pass makes progress there.
    let known: [Choice]

    /// The number of generated values, and of draws for them, per execution of the budget.
    ///
    /// Most candidates need no execution, but candidates of a long sequence still take time. Of a longer one there are as
    /// many candidates as executions.
    private static var perExecution: (generations: Int, draws: Int) { (50, 10_000) }
    /// The number of exploring executions without progress: a constant, a fraction of all executions, and a number
    /// for each simpler alternative of a decision.
    ///
    /// Exploring seldom makes progress, so its share is limited. Its chances are better at decisions, where each
    /// alternative changes the meaning of the following choices.
    private static var explorations: (always: Int, oneOf: Int, forAlternative: Int) { (2, 12, 8) }

    init(
        generator: Generator<Value>, value: Value, failure: Failure, recording: Recording, budget: Int,
        isCancelled: @escaping () -> Bool, known: [Choice] = [], onStep: ((ShrinkStep) -> Void)? = nil,
        check: @escaping (Value) -> Failure?
    ) {
        self.generator = generator
        self.value = value
        self.failure = failure
        self.recording = recording
        self.budget = budget
        self.isCancelled = isCancelled
        self.known = known
        self.onStep = onStep
        self.check = check
    }

    /// The state so far.
    var step: ShrinkStep {
        ShrinkStep(executions: executions, failure: failure, choices: recording.choices)
    }

    /// Whether the limits are reached, so that a pass should return.
    var isSpent: Bool {
        mutating get { stop != nil || isExploring && explorations >= mayExplore }
    }

    private var mayExplore: Int {
        mutating get {
            let alternatives = self.alternatives ?? countAlternatives()
            self.alternatives = alternatives
            return max(Self.explorations.always, executions / Self.explorations.oneOf)
                + alternatives * Self.explorations.forAlternative
        }
    }

    private mutating func countAlternatives() -> Int {
        recording.choices.indices.reduce(0) { sum, index in
            let choice = recording.choices[index]
            let isDecision = choice.isBetweenFew && choice.bound > 1 && !isRepeated(index)
            return isDecision ? sum + Int(choice.rank) : sum
        }
    }

    /// Tries a candidate; returns whether it is simpler and fails with the same id.
    mutating func accepts(_ values: [UInt64]) -> Bool {
        // A candidate that was not tried, for want of executions, may be tried later.
        guard !isSpent else { return false }
        guard candidates.insert(values) else {
            // To find out took as long as to replay it.
            draws += values.count
            _ = isWithinLimits()
            return false
        }
        return accepts(ChoiceSource(replaying: values))
    }

    /// Tries choices of which each is taken only where one of its kind is drawn.
    mutating func accepts(aligning choices: ArraySlice<Choice>) -> Bool {
        accepts(ChoiceSource(aligning: choices))
    }

    /// Whether the best choices with an edit make a value that fails; it need not be simpler, and is not kept.
    mutating func fails(_ edit: ChoiceEdit) -> Bool {
        guard let (value, made) = generated(from: ChoiceSource(replaying: edit.applied(to: recording.values)))
        else { return false }
        return failure(of: value, made.values) != nil
    }

    /// Executes the body, unless the value is known not to fail.
    private mutating func failure(of value: Value, _ choices: [UInt64]) -> Failure? {
        guard !harmless.contains(choices) else { return nil }
        onStep?(step)
        executions += 1
        if isExploring { explorations += 1 }
        let failure = check(value)
        if failure == nil { harmless.insert(choices) }
        return failure
    }

    /// Whether a choice is in the middle of a run of equal elements of a list.
    ///
    /// Passes leave such choices out. What works with one of many equal elements works with the first or the last one.
    mutating func isRepeated(_ index: Int) -> Bool {
        if recording.choices.count < SequenceLength.leastBulk { return false }
        let known = repetitions ?? recording.repetitions
        repetitions = known
        return known.indices.contains(index) && known[index]
    }

    /// Tries the best choices with an edit that keeps their number, and then targets in a range of them.
    mutating func accepts(_ edit: ChoiceEdit, simplestIn range: Range<Int>) -> Bool {
        accepts(ChoiceSource(replaying: edit.applied(to: recording.values), simplestIn: range))
    }

    /// The landmarks of the best choices, by the index of the first choice that they take the place of.
    mutating func landmarks() -> [Int: Landmarks] {
        let known =
            named ?? generated(from: ChoiceSource(namingLandmarks: recording.values))?.recording.landmarks
        named = known
        return known ?? [:]
    }

    /// The choices that the values make, without running the body; nil if they make no value.
    mutating func made(of values: [UInt64]) -> [UInt64]? {
        generated(from: ChoiceSource(replaying: values))?.recording.values
    }

    private mutating func accepts(_ source: ChoiceSource) -> Bool {
        guard let (candidate, made) = generated(from: source.cut(after: recording.choices.count)),
            made.choices.isSimpler(than: recording.choices),
            let failure = failure(of: candidate, made.values)
        else { return false }
        explorations = 0
        value = candidate
        self.failure = failure
        recording = made
        return true
    }

    /// The value of a source and its recording; nil if there is none, if it has too many choices, or at the limits.
    private mutating func generated(from fresh: ChoiceSource) -> (value: Value, recording: Recording)? {
        guard mayGenerate() else { return nil }
        var source = fresh
        let value = try? generator.generate(from: &source)
        draws += source.draws
        guard let value, !source.isTooLong else {
            misses += 1
            return nil
        }
        return (value, source.recording)
    }

    private mutating func mayGenerate() -> Bool {
        guard !isSpent else { return false }
        generations += 1
        return isWithinLimits()
    }

    private mutating func isWithinLimits() -> Bool {
        if isCancelled() {
            stop = .cancelled
        } else if executions >= budget {
            stop = .outOfBudget
        } else if generations / Self.perExecution.generations > budget
            || draws / max(Self.perExecution.draws, recording.choices.count) > budget
        {
            stop = .outOfDraws
        }
        return stop == nil
    }
}
