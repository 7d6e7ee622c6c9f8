/// Something that must be true of every bar: a pure function of a trace, with a name and a reason.
public struct Invariant: Sendable {
    /// The part of the catalogue an invariant belongs to.
    public enum Section: String, CaseIterable, Sendable {
        /// True after every event.
        case safety
        /// What a snap does.
        case snapping
        /// What comes to pass when the input stops.
        case liveness
    }

    /// The identifier in the catalogue, such as `S7`.
    public let id: String

    /// Two or three words that tell it from the others.
    public let title: String

    /// The part of the catalogue it belongs to.
    public let section: Section

    /// What must be true, in one sentence.
    public let statement: String

    /// What a user of the app sees if it is not.
    public let reason: String

    /// Where that was seen: repository and issue.
    public let origin: [String]

    /// The first violation in a trace, if there is one.
    public let check: @Sendable (Trace) -> Violation?
}

/// Where and how a trace violates an invariant.
public struct Violation: Hashable, Sendable {
    /// The position of the step in the trace.
    public let step: Int

    /// What was measured, such as "the bar's offset".
    public let quantity: StaticString

    /// The number measured, in points.
    public let value: Double

    /// How the number should have related to the limit, such as "at least −h(A)".
    public let expected: StaticString

    /// The limit, in points.
    public let limit: Double

    /// The violation as a sentence.
    public var description: String {
        "\(quantity) is \(value.plain), expected \(expected) (\(limit.plain))"
    }

    /// Equal if they say the same of the same step.
    public static func == (one: Violation, other: Violation) -> Bool {
        one.step == other.step && one.description == other.description
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(step)
        hasher.combine(description)
    }
}

extension Trace {
    /// The first step at which something is wrong, as a violation.
    func firstViolation(_ finding: (Step) -> Violation?) -> Violation? {
        for step in self {
            if let violation = finding(step) { return violation }
        }
        return nil
    }
}
