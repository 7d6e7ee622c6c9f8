import AirBarModel
import PropertyTesting
import Testing
import Verification

/// Searches for scenarios in which a bar breaks an invariant; records one issue at the caller's line if there are some.
///
///     @Test func `my bar keeps what applies to it`() async {
///         await check(mine, failuresIn: "Scenarios")
///     }
///
/// The issue shows the simplest scenario for each invariant that is broken, as a table. It is also an issue if no
/// invariant was checked; if none applies to the bar, that is a warning. What was checked and what not is attached to the
/// test.
///
/// - Parameters:
///   - bar: the bar.
///   - invariants: the invariants that it has to keep, of which those count that apply to it. If some are of sessions
///     and the scenarios hold, a session of a finger is run for every 50 scenarios.
///   - events: what can happen.
///   - cases: the number of scenarios to run.
///   - seed: the seed of the scenarios; the same seed gives the same scenarios.
///   - timeLimit: the time that the check may take, with all shrinking; a body inside which it ends is abandoned.
///   - caseTimeLimit: the time that one scenario may take; a longer one is an issue, and its thread is abandoned.
///   - token: the token of a counterexample, as its issue shows it, to run that case only.
///   - folder: a folder of scenario files, as a path relative to that of the calling file. They are run first, whatever
///     bar they name, and if one fails, nothing else is. Scenarios that the search finds are written there, but not where
///     the environment variable `CI` is set, unless `PROPERTY_SAVE` is `yes`.
///   - sourceLocation: the place that issues are recorded at.
///   - filePath: the file that `folder` is relative to.
public func check(
    _ bar: BarDefinition, keeps invariants: [Invariant] = Catalogue.all, events: EventVocabulary = .hostile,
    cases: Int? = nil, seed: UInt64? = nil, timeLimit: Duration? = nil, caseTimeLimit: Duration? = nil,
    replaying token: String? = nil, failuresIn folder: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation, filePath: String = #filePath
) async {
    await BarCheck(
        definition: bar.replayedByCheck(), invariants: invariants, events: events,
        arguments: PropertySettings(
            cases: cases, seed: seed, timeLimit: timeLimit, caseTimeLimit: caseTimeLimit),
        token: token, saved: folder.map { SavedScenarios($0, beside: filePath) },
        sourceLocation: sourceLocation
    ).run()
}
