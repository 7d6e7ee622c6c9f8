import AirBarModel
import PropertyTesting
import Testing
import Verification

/// Runs a scenario or a session on a bar; records one issue at the caller's line if an invariant is broken in it.
///
///     @Test func `the bar stays in its bounds while it shrinks`() async throws {
///         let scenario = try Scenario(
///             heights: BarHeights(compact: 100, normal: 200, expanded: 300),
///             scrollView: ScrollViewGeometry(frameHeight: 600, contentHeight: 2000, contentOffset: -200),
///             events: [.contentOffset(-150)])
///         await check(.published, keeps: [.bounds], in: scenario)
///     }
///
/// The issue names every invariant that is broken, and shows the trace. If none applies to the bar, or if the bar has
/// other heights, that is a warning. `scripts/reproduce --test` prints such a test.
///
/// - Parameters:
///   - bar: the bar.
///   - invariants: the invariants that it has to keep, of which those count that apply to it; unless given, the whole
///     catalogue, for a session with the invariants of sessions.
///   - test: the scenario or the session.
///   - caseTimeLimit: the time that it may take; a longer one is an issue, and its thread is abandoned.
///   - sourceLocation: the place that issues are recorded at.
public func check<Case: BarCase>(
    _ bar: BarDefinition, keeps invariants: [Invariant] = Case.invariants, in test: Case,
    caseTimeLimit: Duration? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    await CaseCheck(
        definition: bar, invariants: invariants, played: test,
        arguments: PropertySettings(caseTimeLimit: caseTimeLimit), sourceLocation: sourceLocation
    ).run()
}
