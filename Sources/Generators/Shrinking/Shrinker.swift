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

    private let generator: Generator<Value>
    private let stillFails: (Value) -> Bool
    private let isCancelled: () -> Bool
    private let budget: Int
    /// What was proposed, whether or not it made a value.
    private var candidates = SeenSequences()
    /// What the values that the body ran for were made of.
    private var tested = SeenSequences()
    private var generations = 0
    private var stop: ShrinkEnding?
    /// Where an earlier run ended, so that this one need not find out again that no pass knows how to go on.
    private let known: [Choice]

    /// How many values may be generated for each execution allowed: most candidates need no execution.
    private static var generationsPerExecution: Int { 50 }
    /// How many rounds the cheapest passes get on their own.
    private static var patience: Int { 1 }
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

    /// Runs passes until none of them makes progress.
    ///
    /// A pass of a later stage costs more and runs only when all earlier stages are stuck, or have gone
    /// on for ``patience`` rounds: two numbers that must stay close together go down one step at a time
    /// where one pass lowers them in turn, and at once where a later one lowers both.
    mutating func run() -> ShrinkEnding {
        var roundsInFirstStage = 0
        for _ in 0..<Self.maximumRounds {
            if recording.choices == known { return .fixpoint }
            var hasProgressed = false
            for (depth, stage) in ShrinkStage.all.enumerated() {
                let before = recording.choices
                for pass in stage.passes where stop == nil { pass.improve(&self) }
                if let stop { return stop }
                hasProgressed = hasProgressed || recording.choices != before
                if depth == 0 && hasProgressed && roundsInFirstStage < Self.patience {
                    roundsInFirstStage += 1
                    break
                }
                if depth > 0 { roundsInFirstStage = 0 }
                if depth > 0 && hasProgressed { break }
            }
            if !hasProgressed { return .fixpoint }
        }
        return .outOfRounds
    }

    /// Whether a budget is used up, so that a pass may stop early.
    var isSpent: Bool { stop != nil }

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
        guard let candidate = try? generator.generate(from: &source), !source.isTooLong else { return false }
        let made = source.recording
        guard made.choices.isSimpler(than: recording.choices), tested.insert(made.values) else {
            return false
        }
        executions += 1
        guard stillFails(candidate) else { return false }
        value = candidate
        recording = made
        return true
    }

    private mutating func mayGenerate() -> Bool {
        guard stop == nil else { return false }
        generations += 1
        if isCancelled() {
            stop = .cancelled
        } else if executions >= budget || generations / Self.generationsPerExecution > budget {
            stop = .outOfBudget
        }
        return stop == nil
    }
}
