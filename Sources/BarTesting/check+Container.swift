import Motion
import MotionLaws
import PropertyTesting
import Testing
import Verification

/// Searches for gestures in which a container breaks a law; records one issue at the caller's line if there are some.
///
///     @Test func `my feed hands its flings on`() async {
///         await check(feed)
///     }
///
/// The issue shows the simplest case for each law that is broken, such as `touch; release at 800; frame 1/60 × 3`. A
/// law that does not apply to the container is left out, and said to be in the report that is attached to the test; if
/// none applies, that is a warning.
///
/// - Parameters:
///   - container: the container.
///   - laws: the laws that it has to keep, of which those count that apply to it.
///   - cases: the number of cases of each law.
///   - seed: the seed of the cases; the same seed gives the same cases.
///   - timeLimit: the time that the check may take, with all shrinking; a body inside which it ends is abandoned.
///   - caseTimeLimit: the time that one case may take; a longer one is an issue, and its thread is abandoned.
///   - token: the token of a counterexample, as its issue shows it, to run that case only.
///   - sourceLocation: the place that issues are recorded at.
public func check(
    _ container: ContainerDefinition, keeps laws: [MotionLaw] = Catalogue.containers, cases: Int? = nil,
    seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    replaying token: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) async {
    await ContainerCheck(
        rules: MotionRules(container), laws: laws,
        arguments: PropertySettings(
            cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit),
        token: token, sourceLocation: sourceLocation
    ).run()
}
