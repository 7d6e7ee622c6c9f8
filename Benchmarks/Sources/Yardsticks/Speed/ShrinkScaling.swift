import Generators

/// Shrinks a long list of which two elements matter, to measure the cost of the length.
public struct ShrinkScaling: Sendable {
    /// The number of elements.
    public let elements: Int
    /// The number of executions.
    public let executions: Int
    /// Whether the result has two elements.
    public let isMinimal: Bool
    /// The time taken.
    public let time: Duration

    private static let needles = (1_000_003, 2_000_003)

    /// Shrinks a list with a number of elements, of which those at one third and two thirds matter.
    public init(elements: Int) {
        let lists = Generator<Int>.integer(in: 0...9_999_999).array(count: 0...elements)
        let property = Property(lists, id: "fails") { list in
            !(list.contains(Self.needles.0) && list.contains(Self.needles.1))
        }
        var bits = RandomBits(seed: UInt64(elements))
        var list = (0..<elements).map { _ in bits.uniform(upTo: 999_999) }
        list[elements / 3] = UInt64(Self.needles.0)
        list[2 * elements / 3] = UInt64(Self.needles.1)
        let choices = list.flatMap { [1, $0] as [UInt64] }
        let start = ContinuousClock.now
        let found = property.shrink(ChoiceSource(replaying: choices)).first
        time = ContinuousClock.now - start
        self.elements = elements
        executions = found?.executions ?? 0
        isMinimal = found?.value == [Self.needles.0, Self.needles.1]
    }
}
