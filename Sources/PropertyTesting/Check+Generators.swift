import Generators
import Testing

// The first two generators stand outside the pack, so that the number of arguments selects the overload. With a pack of all
// of them the compiler would try every one.

/// Checks that a property holds for the values of two generators or more, each an argument of the body.
///
///     await check(Generator<Int>.integer(in: 0...99), .integer(in: 1...9)) { number, divisor in
///         number / divisor * divisor == number
///     }
///
/// The issue names the simplest values, `(1, 2)`. Where a generator is `named`, the issue calls its value so. Everything
/// else is as in a check of their `zip`, which takes the compiler several times longer.
public func check<First, Second, each Other, Outcome>(
    _ first: Generator<First>, _ second: Generator<Second>, _ other: repeat Generator<each Other>,
    cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    isolation: CheckIsolation? = nil, replaying token: String? = nil, failuresIn file: String? = nil,
    examples: @autoclosure @escaping @Sendable () -> [(First, Second, repeat each Other)] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    _ body: @escaping @Sendable (First, Second, repeat each Other) throws -> Outcome
) async {
    await check(
        zip(first, second, repeat each other), cases: cases, seed: seed, timeLimit: timeLimit,
        caseTimeLimit: caseTimeLimit, isolation: isolation, replaying: token, failuresIn: file,
        examples: examples(), sourceLocation: sourceLocation, filePath: filePath, onTuples(body))
}

/// Checks that an asynchronous property holds for the values of two generators or more.
///
/// A closure in an actor's code does not keep the actor: Swift 6.3 ignores the attribute for that past a parameter pack.
/// Declare it `@MainActor`, or check the `zip` of the generators.
public func check<First: Sendable, Second: Sendable, each Other: Sendable, Outcome>(
    _ first: Generator<First>, _ second: Generator<Second>, _ other: repeat Generator<each Other>,
    cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    isolation: CheckIsolation? = nil, tasks: TaskScheduling = .inOrder, replaying token: String? = nil,
    failuresIn file: String? = nil,
    examples: @autoclosure @escaping @Sendable () -> [(First, Second, repeat each Other)] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    _ body: @escaping @Sendable (First, Second, repeat each Other) async throws -> Outcome
) async {
    await check(
        zip(first, second, repeat each other), cases: cases, seed: seed, timeLimit: timeLimit,
        caseTimeLimit: caseTimeLimit, isolation: isolation, tasks: tasks, replaying: token, failuresIn: file,
        examples: examples(), sourceLocation: sourceLocation, filePath: filePath, onTuples(body))
}

/// The same body, with a tuple in place of its arguments.
private func onTuples<each Value, Outcome>(
    _ body: @escaping @Sendable (repeat each Value) throws -> Outcome
) -> @Sendable ((repeat each Value)) throws -> Outcome {
    { values in try body(repeat each values) }
}

private func onTuples<each Value, Outcome>(
    _ body: @escaping @Sendable (repeat each Value) async throws -> Outcome
) -> @Sendable ((repeat each Value)) async throws -> Outcome {
    { values in try await body(repeat each values) }
}
