import Generators
import Testing

/// Checks that a property holds for every value of a generator; records one issue at the caller's line if it does not.
///
///     @Test func `sorting twice is sorting once`() async {
///         await check(Generator<Int>.integer(in: 0...9).array()) { list in
///             #expect(list.sorted().sorted() == list.sorted())
///         }
///     }
///
/// The body fails by an `#expect` or `#require`, by throwing an error, or by returning false; any other result is
/// ignored. A thrown `Rejection` discards the value. A failure is identified by the line of the expectation or by the
/// type of the error. Each failure is shrunk separately, and the issue shows the simplest value for each. Warnings and
/// known issues of the body are not failures. Issues that the body records during the search are not reported.
///
/// A value is generated again for each run and for the issue, so the body may change an object. In a test case of XCTest,
/// and wherever else no test of Swift Testing is current, the body is not called, and the check fails.
///
/// The body runs on a thread of its own with a stack of 256 MiB. An overload takes bodies that are `async`.
/// ``PropertyTrait`` lists the other sources of settings.
///
/// - Parameters:
///   - generator: the generator of the values.
///   - cases: the number of values to check.
///   - seed: the seed of the values; the same seed gives the same values.
///   - timeLimit: the time that the check may take, with all shrinking; a body inside which it ends is abandoned.
///   - caseTimeLimit: the time that one value may take; a longer one is an issue, and its thread is abandoned.
///   - isolation: where the body runs; in a child process, a trap is a failure like any other.
///   - token: a replay token from an earlier issue, to check that value only.
///   - file: a file of replay tokens, as a path relative to the folder of the calling file; one in `.failures` there, named
///     after the test, if nil. Their values are checked first, and if one fails, no other is. The tokens of failures that
///     the search finds are written there, but not where the environment variable `CI` is set, unless `PROPERTY_SAVE` is
///     `yes`.
///   - examples: values to check before all others; if one fails, no other is checked. They are not shrunk.
///   - sourceLocation: the place that issues are recorded at.
///   - filePath: the file that `file` is relative to.
///   - body: what is checked of a value.
public func check<Value, Outcome>(
    _ generator: Generator<Value>, cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil,
    caseTimeLimit: Duration? = nil, isolation: CheckIsolation? = nil, replaying token: String? = nil,
    failuresIn file: String? = nil, examples: @autoclosure @escaping @Sendable () -> [Value] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    _ body: @escaping @Sendable (Value) throws -> Outcome
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit, isolation: isolation)
    let property = Property(generator) { value in failures(in: try body(value)) }
    await PropertyCheck(
        property: property, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, examples: examples,
        sourceLocation: sourceLocation
    ).run()
}

/// Checks that an asynchronous property holds for every value of a generator.
///
/// The body runs in a task of its own, in the isolation of the closure, while the search waits for it. That task is
/// cancelled when the calling task is cancelled or when the body takes too long. Unless its actor has an executor of
/// its own, the body runs on one thread, and its child tasks take turns on that thread. So a busy machine delays it
/// less, and child tasks that await only each other interleave in the same way every time. `caseTimeLimit` does not
/// count the time in which the body sleeps or waits and other tests occupy the cooperative thread pool.
///
/// With `tasks: .inAnyOrder`, which of several child tasks goes on, at each place where they await something that is not
/// there yet, is a part of the value: it is drawn, shrunk, printed and replayed. State that is read before an `await` and
/// written after it is found so, and fails the same way every time.
///
/// A closure in an actor's code that awaits something is isolated to the actor; one that awaits nothing must be
/// declared `async`, or `async throws`:
///
///     await check(lists) { @MainActor list async in model.show(list) }
///
/// Everything else is as for a synchronous body.
public func check<Value: Sendable, Outcome>(
    _ generator: Generator<Value>, cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil,
    caseTimeLimit: Duration? = nil, isolation: CheckIsolation? = nil, tasks: TaskScheduling = .inOrder,
    replaying token: String? = nil, failuresIn file: String? = nil,
    examples: @autoclosure @escaping @Sendable () -> [Value] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    // As for `Task.init`, there is no official way yet to let a closure that is sent elsewhere keep its actor.
    @_inheritActorContext _ body: @escaping @Sendable (Value) async throws -> Outcome
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit, isolation: isolation)
    await AsynchronousCheck(
        generator, tasks: tasks, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, examples: examples,
        sourceLocation: sourceLocation
    ).run { value in failures(in: try await body(value)) }
}

/// Checks a property that has its own body: one with observations, or one of a state machine.
///
///     await check(Property(Stack.self, steps: 0...30, system: { RingBuffer() }) { buffer, action in buffer.perform(action) })
///
/// A missed coverage requirement is an issue. Everything else is as for a generator and a body.
public func check<Value>(
    _ property: Property<Value>, cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil,
    caseTimeLimit: Duration? = nil, isolation: CheckIsolation? = nil, replaying token: String? = nil,
    failuresIn file: String? = nil, examples: @autoclosure @escaping @Sendable () -> [Value] = [],
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit, isolation: isolation)
    await PropertyCheck(
        property: property, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, examples: examples,
        sourceLocation: sourceLocation
    ).run()
}

/// The failures in the result of a body: false is one, and so is nil of an optional Boolean.
///
/// One generic function reads all results because overloads for `Void` and `Bool` are ambiguous for closures of
/// several statements (Swift 6.3).
func failures<Outcome>(in outcome: Outcome) -> [Failure] {
    let holds = outcome as? Bool ?? (Outcome.self != Bool?.self)
    return holds ? [] : [Failure(id: "false", message: "The body returned false")]
}
