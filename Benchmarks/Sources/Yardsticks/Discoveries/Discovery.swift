import Generators

/// A false property that random cases should break within few of them: it measures what is drawn, and nothing is shrunk.
public struct Discovery: Sendable {
    /// The name, for the command line.
    public let name: String
    /// The number of cases of a search.
    public let cases: Int
    private let isMade: @Sendable (_ seed: UInt64) -> Bool

    /// Makes a discovery of a generator's values for which a property does not hold.
    init<Value>(
        _ name: String, _ generator: Generator<Value>, cases: Int = 1_000,
        holds: @escaping @Sendable (Value) -> Bool
    ) {
        self.name = name
        self.cases = cases
        isMade = { seed in
            (0..<cases).contains { index in
                var source = ChoiceSource(seed: seed, caseIndex: index, of: cases)
                guard let value = try? generator.generate(from: &source) else { return false }
                return !holds(value)
            }
        }
    }

    /// The number of seeds of which a case breaks the property.
    public func found(seeds: Range<UInt64>) -> Int { seeds.count(where: isMade) }

    /// The least share of seeds that should find it.
    public static let leastShare = 0.95

    /// All discoveries.
    public static let all = doubles + equalParts + machines
}
