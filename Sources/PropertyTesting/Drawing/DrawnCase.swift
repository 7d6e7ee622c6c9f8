import Generators

/// A case of a body that draws its values: what it drew, and how it ended.
///
/// What such a body draws depends on what it has seen, so the body runs where other cases are only generated. Each choice
/// is then drawn, shrunk and replayed like those of a generator.
struct DrawnCase: CustomStringConvertible {
    /// The drawn values, in order.
    let values: [Draws.Drawn]
    /// The failures of the body.
    let failures: [Failure]

    /// Runs a body, and returns its failures.
    typealias Collector = @Sendable (() throws -> [Failure]) throws(Rejection) -> [Failure]

    /// Collects the failures of a body of the check that is running; nil outside of one.
    @TaskLocal static var collector: Collector?

    /// The property that a body holds whatever it draws.
    static func property(_ body: @escaping @Sendable (Draws) throws -> [Failure]) -> Property<DrawnCase> {
        Property(
            Generator { source throws(Rejection) in
                // The value of a check that was abandoned is generated again elsewhere, where its body may hang again.
                guard let collector else { throw Rejection("the body runs in its check only") }
                let draws = Draws(source)
                defer { source = draws.source }
                let failures = try collector {
                    defer { draws.end() }
                    return try body(draws)
                }
                return DrawnCase(values: draws.values, failures: failures)
            }
        ) { $0.failures }
    }

    /// The values with their labels, a line for each.
    var description: String {
        if values.isEmpty { return "no draws" }
        return "these draws:"
            + values.map { "\n    \($0.label): \($0.text ?? String(inIssue: $0.value))" }.joined()
    }
}
