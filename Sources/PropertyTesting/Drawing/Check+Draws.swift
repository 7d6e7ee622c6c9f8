import Generators
import Testing

/// Checks that a property holds, with a body that draws its values while it runs.
///
/// Where values do not depend on what the body has seen, generators as arguments of `check` are better: what is generated
/// before the body runs is known if the body ends the process or does not return. A body that draws is called on a thread
/// of the test's process, and what it drew is known after it has returned.
///
/// Everything else is as for a generator and a body, except that there are no examples, that few cases are not tried one
/// by one, and that the body is called again wherever else a value would be generated again, as to show it.
public func check<Outcome>(
    cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    replaying token: String? = nil, failuresIn file: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    _ body: @escaping @Sendable (Draws) throws -> Outcome
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit,
        ignored: [.slowGeneration])
    await PropertyCheck(
        property: DrawingCase.property { try failures(in: body($0)) }, arguments: settings, token: token,
        saved: file.map { SavedTokens($0, beside: filePath) }, isDrawnByBody: true,
        sourceLocation: sourceLocation
    ).run()
}

/// Checks that an asynchronous property holds, with a body that draws its values while it runs.
///
/// Everything else is as for a generator and an asynchronous body.
public func check<Outcome>(
    cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    replaying token: String? = nil, failuresIn file: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath,
    @_inheritActorContext _ body: @escaping @Sendable (Draws) async throws -> Outcome
) async {
    let settings = PropertySettings(
        cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit,
        ignored: [.slowGeneration])
    let executor = ThreadExecutor()
    await PropertyCheck(
        property: DrawingCase.property { draws in
            try waiting(on: executor) { failures(in: try await body(draws)) }
        },
        arguments: settings, token: token, saved: file.map { SavedTokens($0, beside: filePath) },
        isSuspended: { executor.isIdle }, isDrawnByBody: true, sourceLocation: sourceLocation
    ).run()
}
