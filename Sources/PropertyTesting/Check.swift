import Generators
import Testing

/// Checks that a claim holds for every value of a generator; records one issue, at the caller's line, if not.
///
///     @Test func `sorting twice is sorting once`() async {
///         await check(Generator<Int>.integer(in: 0...9).array()) { list in
///             #expect(list.sorted().sorted() == list.sorted())
///         }
///     }
///
/// The body fails by an `#expect` or `#require`, by throwing an error, or by returning false; any other result
/// means nothing. A `Rejection` that it throws discards the value. Failures are told apart by the line of the
/// expectation or the type of the error, each is shrunk on its own, and the issue shows the simplest value of
/// each with what its expectation says of it. Warnings and known issues of the body are not failures, and nothing
/// that it records while values are tried shows up anywhere.
///
/// The body runs on a thread of its own with a stack of 16 MiB, so that it may take its time; see also the version
/// of this function for bodies that wait. What is not given here comes from where ``PropertyTrait`` says.
///
/// - Parameters:
///   - generator: the values.
///   - cases: how many values to try.
///   - seed: what the values derive from; the same seed gives the same values.
///   - timeLimit: when to stop however many cases are left, which is no failure; shrinking may take as long again.
///   - caseTimeLimit: how long one value may take; if it takes longer that is the issue, and it is left behind.
///   - token: a token from an earlier issue, to try that value only.
public func check<Value, Outcome>(
    _ generator: Generator<Value>, cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil,
    caseTimeLimit: Duration? = nil, replaying token: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Value) throws -> Outcome
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit)
    let property = Property(generator) { value in failures(in: try body(value)) }
    await PropertyCheck(
        property: property, arguments: settings, token: token, sourceLocation: sourceLocation
    ).run()
}

/// Checks that a claim that has to be waited for holds for every value of a generator.
///
/// The body runs in a task of its own, in the isolation of the closure, while the search waits for it; if this task
/// is cancelled or the body takes too long, so is its task. Unless it belongs to an actor that says otherwise, the
/// body has a thread of its own too, which child tasks that it waits for take turns on: a busy machine delays it
/// less, and they interleave in the same way each time if only they wait for nothing else.
///
/// A closure that is written in an actor's code and awaits something is isolated to the actor; one that awaits
/// nothing has to say `async`:
///
///     await check(lists) { @MainActor list async in model.show(list) }
///
/// Everything else is as for a body that does not wait.
public func check<Value: Sendable, Outcome>(
    _ generator: Generator<Value>, cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil,
    caseTimeLimit: Duration? = nil, replaying token: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    // As for `Task.init`, there is no official way yet to let a closure that is sent elsewhere keep its actor.
    @_inheritActorContext _ body: @escaping @Sendable (Value) async throws -> Outcome
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit)
    let executor = ThreadExecutor()
    let property = Property(generator) { value in
        try waiting(on: executor) { failures(in: try await body(value)) }
    }
    await PropertyCheck(
        property: property, arguments: settings, token: token, sourceLocation: sourceLocation
    ).run()
}

/// Checks a property that has a body of its own: one that observes its values, or of a state machine.
///
///     await check(Property(Stack.self, steps: 0...30, system: { RingBuffer() }) { buffer, action in buffer.perform(action) })
///
/// A coverage requirement that is missed is an issue. Everything else is as for a generator and a body.
public func check<Value>(
    _ property: Property<Value>, cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil,
    caseTimeLimit: Duration? = nil, replaying token: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit)
    await PropertyCheck(
        property: property, arguments: settings, token: token, sourceLocation: sourceLocation
    ).run()
}

/// What the result of a body says: false, or no Boolean where there should be one, is a failure.
///
/// One generic function reads all results because overloads for `Void` and `Bool` are ambiguous for closures of
/// several statements (Swift 6.3).
private func failures<Outcome>(in outcome: Outcome) -> [Failure] {
    let holds = outcome as? Bool ?? (Outcome.self != Bool?.self)
    return holds ? [] : [Failure(id: "false", message: "The body returned false")]
}
