import BarCommands

/// One round of a target.
struct FuzzRound {
    /// The executions of the fuzzer a second of processor time.
    let perSecond: Double
    /// Those of the plain loop.
    let plainPerSecond: Double
    /// The executions of two processes a second, as a multiple of those of one.
    let gainOfTwo: Double

    /// Times a target.
    ///
    /// - Parameters:
    ///   - seed: the seed of the first process.
    ///   - folder: where folders are made for what processes add.
    init(of corpus: FuzzedCorpus, seed: Int, in folder: String) throws(UsageError) {
        let own = { () throws(UsageError) in try FuzzedCorpus.newFolder(in: folder) }
        let fuzzer = corpus.fuzzer
        let one = try fuzzer.run(executions: corpus.executions, seed: seed, addingTo: own)
            .without(corpus.start)
        plainPerSecond = try corpus.plainRate()
        let two = try fuzzer.run(2, executions: corpus.executions, seed: seed, addingTo: own)
            .without(corpus.start).without(FuzzerProcess.Work(executions: corpus.start.executions))
        perSecond = Double(one.executions) / one.processor
        gainOfTwo = Double(two.executions) / two.wall / (Double(one.executions) / one.wall)
    }
}

/// The speed of a target.
struct FuzzSpeed: Encodable {
    /// The name of what is fuzzed.
    let name: String
    /// The number of inputs in the corpus.
    let inputs: Int
    /// The executions of the fuzzer a second of processor time, in the median round.
    let perSecond: Double
    /// Those of the plain loop.
    let plainPerSecond: Double
    /// The executions of the fuzzer as a part of those of the plain loop in the same round: the median.
    let partOfPlain: Double
    /// The least part.
    let leastPart: Double
    /// The greatest part.
    let mostPart: Double
    /// The executions of two processes a second, as a multiple of those of one, in the median round.
    let gainOfTwo: Double

    /// The medians of rounds, of which there is at least one.
    init(_ name: String, inputs: Int, _ rounds: [FuzzRound]) {
        self.name = name
        self.inputs = inputs
        let parts = rounds.map { $0.perSecond / $0.plainPerSecond }
        perSecond = Self.median(rounds.map(\.perSecond))
        plainPerSecond = Self.median(rounds.map(\.plainPerSecond))
        partOfPlain = Self.median(parts)
        leastPart = parts.min() ?? 0
        mostPart = parts.max() ?? 0
        gainOfTwo = Self.median(rounds.map(\.gainOfTwo))
    }

    private static func median(_ numbers: [Double]) -> Double { numbers.sorted()[numbers.count / 2] }
}
