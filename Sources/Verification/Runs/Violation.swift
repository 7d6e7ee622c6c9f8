/// Where and how a trace violates an invariant.
public struct Violation: Hashable, Sendable {
    /// What the number says of how far off the bar is.
    public enum Measure: Sendable {
        /// The number and the limit are lengths, and the number should be on the other side of the limit, or on it.
        case distance
        /// The number is a movement that should be none, or of the sign of the limit.
        case direction
        /// Something happened or not, by however little: the number is a count, a flag, a progress, or what was
        /// commanded though nothing should have been.
        case fact
    }

    /// The position of the step in the trace.
    public let step: Int

    /// What was measured, such as "the bar's offset".
    public let quantity: StaticString

    /// The number measured, in points unless the quantity says otherwise.
    public let value: Double

    /// How the number should have related to the limit, such as "at least −h(A)".
    public let expected: StaticString

    /// The limit, in the unit of the number.
    public let limit: Double

    /// Where it is on the axis of a figure of the case, in the unit of that axis; nil if it is at no one place.
    public let place: Double?

    private let measure: Measure

    /// Makes a violation at a step.
    public init(
        step: Int, quantity: StaticString, value: Double, expected: StaticString, limit: Double,
        measure: Measure = .distance, place: Double? = nil
    ) {
        self.step = step
        self.quantity = quantity
        self.value = value
        self.expected = expected
        self.limit = limit
        self.place = place.flatMap { $0.isFinite ? $0 : nil }
        self.measure = measure
    }

    /// How far the number is from what is expected, in points; nil if the violation is no matter of a distance.
    ///
    /// A screen that rounds to pixels is off by as much as a pixel. A command or the availability of the expanded state
    /// is not rounded.
    package var excess: Double? {
        switch measure {
        case .distance: abs(value - limit)
        case .direction: abs(value)
        case .fact: nil
        }
    }

    /// Whether it is more than a rounding of lengths to pixels of a size in points.
    func isVisible(beyond pixel: Double) -> Bool {
        // A number that is its limit may violate an invariant; and a pixel of a third of a point is rounded itself.
        guard pixel > 0, let excess else { return true }
        return excess > pixel * (1 + 0x1p-20)
    }

    /// Whether its number is farther from what is expected than that of another.
    func isGreater(than other: Violation) -> Bool { (excess ?? 0) > (other.excess ?? 0) }

    /// The same, said of another step.
    func at(step: Int) -> Violation {
        Violation(
            step: step, quantity: quantity, value: value, expected: expected, limit: limit, measure: measure,
            place: place)
    }

    /// The same, at a place on the axis of a figure, in the unit of that axis.
    public func at(place: Double) -> Violation {
        Violation(
            step: step, quantity: quantity, value: value, expected: expected, limit: limit, measure: measure,
            place: place)
    }

    /// The violation as a sentence.
    public var description: String { text(.exact) }

    /// The violation as a sentence, with numbers in a format.
    public func text(_ numbers: NumberFormat) -> String {
        "\(quantity) is \(numbers.text(value)), expected \(expected) (\(numbers.text(limit)))"
    }

    /// Equal if they say the same of the same step and place.
    public static func == (one: Violation, other: Violation) -> Bool {
        one.step == other.step && one.place == other.place && one.description == other.description
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(step)
        hasher.combine(place)
        hasher.combine(description)
    }
}
