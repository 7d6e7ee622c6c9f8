import Generators

/// A case of a body that draws its values: what it drew, and how it ended.
///
/// What such a body draws depends on what it has seen, so the body runs where other cases are only generated. Each choice
/// is then drawn, shrunk and replayed like those of a generator.
struct DrawingCase: CustomStringConvertible {
    /// The drawn values, in order.
    let values: [Draws.Drawn]
    /// The failures of the body.
    let failures: [Failure]

    /// What runs a body, and collects its failures.
    ///
    /// A function itself cannot be a task-local value: a program that is optimized has no metadata of the type of a
    /// function that throws a typed error, and ends with a null pointer (Swift 6.3).
    struct Collector: Sendable {
        /// Runs a body, and returns its failures.
        let failures: @Sendable (() throws -> [Failure]) throws(Rejection) -> [Failure]
    }

    /// Collects the failures of a body of the check that is running; nil outside of one.
    @TaskLocal static var collector: Collector?

    /// The property that a body holds whatever it draws.
    static func property(_ body: @escaping @Sendable (Draws) throws -> [Failure]) -> Property<DrawingCase> {
        Property(
            Generator { source throws(Rejection) in
                // The value of a check that was abandoned is generated again elsewhere, where its body may hang again.
                guard let collector else { throw Rejection("the body runs in its check only") }
                let draws = Draws(source)
                defer { source = draws.source }
                let failures = try collector.failures {
                    defer { draws.end() }
                    return try body(draws)
                }
                return DrawingCase(values: draws.values, failures: failures)
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
