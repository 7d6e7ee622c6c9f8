import Fuzzing
import Generators
import Testing

/// A population of species whose probabilities are known.
///
/// A unit draws a number of species with replacement, by their weights; several species of a clump always occur
/// together.
struct SimulatedPopulation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let weights: [Double]
    let draws: Int
    let units: Int
    let clump: UInt64
    /// The outcomes of the seeds 0 to 399.
    private(set) var outcomes: [Outcome] = []
    private let cumulative: [Double]

    init(_ name: String, _ weights: [Double], draws: Int = 1, units: Int, clump: UInt64 = 1) {
        testDescription = "\(name), \(draws) × \(clump) species in each of \(units) units"
        let total = weights.reduce(0, +)
        self.weights = weights.map { $0 / total }
        self.draws = draws
        self.units = units
        self.clump = clump
        var sum = 0.0
        cumulative = self.weights.map {
            sum += $0
            return sum
        }
        outcomes = (0..<400).map { outcome(seed: $0) }
    }

    static let homogeneous = [
        SimulatedPopulation("uniform of 200", [Double](repeating: 1, count: 200), units: 300),
        SimulatedPopulation("uniform of 50", [Double](repeating: 1, count: 50), draws: 5, units: 20),
    ]
    static let tailed = [
        SimulatedPopulation("Zipf of 500", (1...500).map { 1 / Double($0) }, units: 500),
        SimulatedPopulation("Zipf of 200", (1...200).map { 1 / Double($0) }, draws: 5, units: 60),
        SimulatedPopulation("geometric 0.9", powers(of: 0.9), units: 300),
    ]
    /// Samples with fewer than five uniques on average.
    static let nearlyComplete = [
        SimulatedPopulation("geometric 0.5", powers(of: 0.5), units: 300),
        SimulatedPopulation("uniform of 50", [Double](repeating: 1, count: 50), units: 250),
        SimulatedPopulation("uniform of 50", [Double](repeating: 1, count: 50), draws: 5, units: 60),
    ]
    static let clumped = [
        SimulatedPopulation("uniform of 50", [Double](repeating: 1, count: 50), units: 100, clump: 4),
        SimulatedPopulation("geometric 0.9", powers(of: 0.9), draws: 2, units: 100, clump: 4),
    ]

    private static func powers(of ratio: Double) -> [Double] {
        var weight = 1.0
        return (0..<300).map { _ in
            weight *= ratio
            return weight
        }
    }

    /// The number of all species.
    var richness: Double { Double(weights.count) * Double(clump) }

    /// One sample, and the truth about it.
    struct Outcome {
        let counts: SpeciesCounts
        /// The expected number of new species in the next unit.
        let expectedNew: Double
        /// The probability that the next unit has a new species.
        let discovery: Double
    }

    private func outcome(seed: UInt64) -> Outcome {
        var random = RandomBits(seed: seed)
        var sample = SpeciesSample()
        var isSeen = [Bool](repeating: false, count: weights.count)
        for _ in 0..<units { note(&random, &sample, &isSeen) }
        let counts = sample.counts
        let unseen = weights.indices.filter { !isSeen[$0] }.map { weights[$0] }
        return Outcome(
            counts: counts,
            expectedNew: Double(clump) * unseen.reduce(0) { $0 + atLeastOnce($1) },
            discovery: atLeastOnce(unseen.reduce(0, +)))
    }

    private func note(_ random: inout RandomBits, _ sample: inout SpeciesSample, _ isSeen: inout [Bool]) {
        var species: [UInt64] = []
        for _ in 0..<draws {
            let drawn = draw(&random)
            isSeen[drawn] = true
            for member in 0..<clump { species.append(UInt64(drawn) * clump + member) }
        }
        sample.note(species)
    }

    private func draw(_ random: inout RandomBits) -> Int {
        let uniform = Double(random.next() >> 11) * 0x1p-53
        var (low, high) = (0, weights.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if uniform < cumulative[middle] { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The probability that something of this weight is drawn for a unit.
    private func atLeastOnce(_ weight: Double) -> Double {
        1 - (0..<draws).reduce(1.0) { power, _ in power * (1 - weight) }
    }
}

/// The mean of numbers, with its standard error.
func mean(_ numbers: [Double]) -> (value: Double, error: Double) {
    let mean = numbers.reduce(0, +) / Double(numbers.count)
    let squares = numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, (squares / Double(numbers.count * (numbers.count - 1))).squareRoot())
}

/// The share of outcomes that satisfy a condition.
func share<Outcome>(of outcomes: [Outcome], _ isTrue: (Outcome) -> Bool) -> Double {
    Double(outcomes.count(where: isTrue)) / Double(outcomes.count)
}
