import Generators
import Testing

/// Checks that a property holds for the values of two generators or more, each an argument of the body.
///
///     await check(Generator<Int>.integer(in: 0...99), .integer(in: 1...9)) { number, divisor in
///         number / divisor * divisor == number
///     }
///
/// The issue names the simplest values, `(1, 2)`. Where a generator is `named`, the issue calls its value so. Everything
/// else is as for one generator, which could be the `zip` of these.
public func check<each Value, Outcome>(
    _ generator: repeat Generator<each Value>, cases: Int? = nil, seed: UInt64? = nil,
    timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil, isolation: CheckIsolation? = nil,
    replaying token: String? = nil, failuresIn file: String? = nil,
    examples: @autoclosure @escaping @Sendable () -> [(repeat each Value)] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    _ body: @escaping @Sendable (repeat each Value) throws -> Outcome
) async {
    await check(
        zip(repeat each generator), cases: cases, seed: seed, timeLimit: timeLimit,
        caseTimeLimit: caseTimeLimit, isolation: isolation, replaying: token, failuresIn: file,
        examples: examples(), sourceLocation: sourceLocation, filePath: filePath
    ) { (values: (repeat each Value)) in try body(repeat each values) }
}

/// Checks that an asynchronous property holds for the values of two generators or more.
///
/// A closure in an actor's code does not keep the actor: Swift 6.3 ignores the attribute for that past a parameter pack.
/// Declare it `@MainActor`, or check the `zip` of the generators.
public func check<each Value: Sendable, Outcome>(
    _ generator: repeat Generator<each Value>, cases: Int? = nil, seed: UInt64? = nil,
    timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil, isolation: CheckIsolation? = nil,
    replaying token: String? = nil, failuresIn file: String? = nil,
    examples: @autoclosure @escaping @Sendable () -> [(repeat each Value)] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    _ body: @escaping @Sendable (repeat each Value) async throws -> Outcome
) async {
    await check(
        zip(repeat each generator), cases: cases, seed: seed, timeLimit: timeLimit,
        caseTimeLimit: caseTimeLimit, isolation: isolation, replaying: token, failuresIn: file,
        examples: examples(), sourceLocation: sourceLocation, filePath: filePath
    ) { (values: (repeat each Value)) in try await body(repeat each values) }
}
