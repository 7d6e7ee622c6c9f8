import AirBarModel
import Generators

/// A case that is run on a bar and judged by invariants, to reproduce a counterexample.
///
/// Should the bar trap, the trace up to there is written on standard error before the process ends.
public typealias Reproduction = SubjectReproduction<BarDefinition>

extension Reproduction {
    /// The trace of the case on the bar.
    package var trace: Trace { shown }

    /// Runs and judges a scenario.
    public init(_ scenario: Scenario, on definition: BarDefinition, invariants: [Invariant] = Catalogue.all) {
        self.init(of: scenario, on: definition, invariants: invariants)
    }

    /// Runs and judges a session.
    package init(
        _ session: Session, on definition: BarDefinition,
        invariants: [Invariant] = Catalogue.all + Catalogue.sessions
    ) {
        self.init(of: session, on: definition, invariants: invariants)
    }

    /// Runs and judges a case.
    package init(of test: some BarCase, on definition: BarDefinition, invariants: [Invariant]) {
        let invariants = invariants.filter { $0.reasonNotToApply(to: definition) == nil }
        let watcher = RecordingWatcher()
        ReproductionWatch.current?.begin(watcher) {
            Self.text(of: test, on: definition, watcher.progress, "does not return from")
        }
        if TrapReport.isLeftToParent {
            self.init(of: test, on: definition, invariants: invariants, watchedBy: watcher)
            return
        }
        self = TrapReport.explaining(
            "\(definition.name): a trap",
            by: { Self.text(of: test, on: definition, watcher.progress, "traps on") },
            { Self(of: test, on: definition, invariants: invariants, watchedBy: watcher) })
    }

    private init(
        of test: some BarCase, on definition: BarDefinition, invariants: [Invariant],
        watchedBy watcher: RecordingWatcher
    ) {
        let trace = Trace(playing: test, on: definition, watchedBy: watcher)
        ReproductionWatch.current?.endRecording()
        self.init(
            of: definition, in: trace, judgedBy: invariants,
            Oracle(invariants).findings(of: test, on: definition).map { BarCounterexample(trace, $0) })
    }

    /// The trace up to a trap or an event that does not end, and that event.
    ///
    /// - Parameter verb: what the bar does with the event.
    private static func text(
        of test: some BarCase, on definition: BarDefinition, _ progress: RecordingWatcher.Progress,
        _ verb: String
    ) -> String {
        let trace = Trace(of: test, on: definition, until: progress)
        let place =
            progress.event.map { "step \(trace.count): the bar \(verb): \($0.text)" }
            ?? "the bar \(verb) an event of a run that an invariant compares this one with"
        return "\(trace.table(numbers: .exact))\n\n\(place)"
    }
}
