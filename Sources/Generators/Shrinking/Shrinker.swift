/// Makes failing choices simpler until no pass knows how to go on.
///
/// It never touches a value: it edits the choices that made it and generates again, so that whatever it
/// ends with is a value of the generator. A candidate counts only if it still fails in the same way and
/// is shortlex-smaller (see ``Swift/Array/isSimpler(than:)``); so every step goes down a well-founded
/// order, and the end is reached. After MacIver & Donaldson, "Test-Case Reduction via Test-Case Generation".
struct Shrinker<Value> {
    /// The simplest failing value so far.
    private(set) var value: Value
    /// What made it.
    private(set) var recording: Recording
    /// How often the body ran.
    private(set) var executions = 0

    /// How many candidates made no value, or one of more choices than the best.
    private(set) var misses = 0

    private let generator: Generator<Value>
    private let stillFails: (Value) -> Bool
    private let isCancelled: () -> Bool
    private let budget: Int
    /// What was proposed, whether or not it made a value.
    private var candidates = SeenSequences()
    /// What the values that the body ran for were made of.
    private var tested = SeenSequences()
    private var generations = 0
    private var draws = 0
    /// How many executions explored since the last one that made progress.
    private var explorations = 0
    private var isExploring = false
    private var stop: ShrinkEnding?
    /// Where an earlier run ended, so that this one need not find out again that no pass knows how to go on.
    private let known: [Choice]

    /// How many values may be generated for each execution allowed, and how many choices drawn for them: most candidates
    /// need no execution, and those of a long sequence take their time all the same.
    private static var perExecution: (generations: Int, draws: Int) { (50, 10_000) }
    /// How many executions may explore in vain: a few, one of so many, and some for each alternative that is simpler
    /// than the one decided for.
    ///
    /// Exploring seldom finds anything: it should not be what most executions are for. It does find something where
    /// there was a choice between several alternatives, each of which gives what follows another meaning.
    private static var explorations: (always: Int, oneOf: Int, forAlternative: Int) { (3, 12, 16) }
    /// Each round makes progress, and the longest runs seen take a tenth of this.
    private static var maximumRounds: Int { 500 }

    init(
        generator: Generator<Value>, value: Value, recording: Recording, budget: Int,
        isCancelled: @escaping () -> Bool, known: [Choice] = [], stillFails: @escaping (Value) -> Bool
    ) {
        self.generator = generator
        self.value = value
        self.recording = recording
        self.budget = budget
        self.isCancelled = isCancelled
        self.known = known
        self.stillFails = stillFails
        _ = tested.insert(recording.values)
    }

    /// Runs rounds of passes until one makes no progress.
    mutating func run() -> ShrinkEnding {
        for _ in 0..<Self.maximumRounds {
            let before = recording.choices
            if before == known { return .fixpoint }
            runRound()
            if let stop { return stop }
            if recording.choices == before { return .fixpoint }
        }
        return .outOfRounds
    }

    /// Runs the stages, up to the first one with which the round has reached the stage's goal.
    private mutating func runRound() {
        let before = recording.choices
        for stage in ShrinkStage.all {
            isExploring = stage.isExploring
            for pass in stage.passes where !isSpent { pass.improve(&self) }
            let isDone =
                switch stage.goal {
                case .shorter: recording.choices.count < before.count
                case .simpler: recording.choices != before
                }
            if isDone || stop != nil { return }
        }
    }

    /// Whether nothing more may be tried, so that a pass may stop early.
    var isSpent: Bool {
        stop != nil || isExploring && explorations >= mayExplore
    }

    private var mayExplore: Int {
        let alternatives = recording.choices.reduce(0) { sum, choice in
            choice.isBetweenFew && choice.bound > 1 ? sum + Int(choice.rank) : sum
        }
        return max(Self.explorations.always, executions / Self.explorations.oneOf)
            + alternatives * Self.explorations.forAlternative
    }

    /// Tries choices of these values; tells whether they made a simpler value that fails.
    mutating func accepts(_ values: [UInt64]) -> Bool {
        guard candidates.insert(values) else { return false }
        return accepts(ChoiceSource(replaying: values))
    }

    /// Tries choices of these values, except that those in a range are as simple as they can be.
    mutating func accepts(_ values: [UInt64], simplestIn range: Range<Int>) -> Bool {
        accepts(ChoiceSource(replaying: values, simplestIn: range))
    }

    /// Tries choices that begin with these values and go on at random.
    mutating func accepts(_ values: [UInt64], thenSeed seed: UInt64) -> Bool {
        accepts(ChoiceSource(replaying: values, thenSeed: seed))
    }

    /// The choices that these values make, without running the body; nothing if they make no value.
    mutating func made(of values: [UInt64]) -> [UInt64]? {
        guard mayGenerate() else { return nil }
        var source = ChoiceSource(replaying: values)
        return (try? generator.generate(from: &source)).map { _ in source.recording.values }
    }

    private mutating func accepts(_ fresh: ChoiceSource) -> Bool {
        guard mayGenerate() else { return false }
        var source = fresh.cut(after: recording.choices.count)
        let made = try? generator.generate(from: &source)
        draws += source.draws
        guard let candidate = made, !source.isTooLong else {
            misses += 1
            return false
        }
        let noted = source.recording
        guard noted.choices.isSimpler(than: recording.choices), tested.insert(noted.values) else {
            return false
        }
        executions += 1
        if isExploring { explorations += 1 }
        guard stillFails(candidate) else { return false }
        explorations = 0
        value = candidate
        recording = noted
        return true
    }

    private mutating func mayGenerate() -> Bool {
        guard !isSpent else { return false }
        generations += 1
        if isCancelled() {
            stop = .cancelled
        } else if executions >= budget || generations / Self.perExecution.generations > budget
            || draws / Self.perExecution.draws > budget
        {
            stop = .outOfBudget
        }
        return stop == nil
    }
}
