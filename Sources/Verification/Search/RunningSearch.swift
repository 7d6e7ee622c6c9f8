import Generators
import Synchronization

/// A search that another thread can ask what it found so far, also while it is inside a case that does not end.
///
/// A bar whose reaction does not return blocks the thread of the search, and no limit of the search is checked.
package final class RunningSearch<Case: BarCase>: Sendable {
    let verifier: Verifier<Case>
    private let settings: SearchSettings
    private let judge: (any CaseJudge)?
    private let monitor: SearchMonitor
    private let start = ContinuousClock.now
    private let state = Mutex(State())

    struct State {
        /// The number of cases that the search last told.
        var casesDone = 0
        /// The simplest choices known to break each invariant.
        var found: [String: [Choice]] = [:]
        /// The shrinking that the search last told of; nil if it told of none since.
        var shrinking: ShrinkProgress?
        /// Whether the search has ended, and simpler counterexamples are sought by enumeration.
        var isOver = false
    }

    /// Makes a search that has not begun.
    ///
    /// - Parameter judge: runs the cases, of a bar that ends its process; unless given, this process does.
    package init(_ verifier: Verifier<Case>, _ settings: SearchSettings, by judge: (any CaseJudge)? = nil) {
        self.verifier = verifier
        self.judge = judge
        monitor = settings.monitor ?? SearchMonitor()
        var settings = settings
        if let judge {
            settings.isCancelled = { [isCancelled = settings.isCancelled] in
                isCancelled() || judge.isExhausted
            }
        }
        self.settings = settings
    }

    /// Runs the search; should the bar trap, explains in which case, on standard error.
    package func run() -> BarReport {
        if TrapReport.isLeftToParent { return search() }
        return TrapReport.explaining(
            "\(verifier.definition.name): a trap, seed \(settings.seed)", by: { self.trap }, search)
    }

    /// The case that traps, and what was found before.
    private var trap: String {
        let found = state.withLock { $0.found }
        let tokens = verifier.invariants.compactMap { invariant in
            found[invariant.id].map { token(invariant, $0) }
        }
        let texts = [currentCase?.text("traps")] + (tokens.isEmpty ? [] : ["found before:"])
        return (texts.compactMap { $0 } + tokens.map { $0.instruction(on: verifier.definition) }).joined(
            separator: "\n")
    }

    private func search() -> BarReport {
        var settings = settings
        settings.monitor = monitor
        settings.onProgress = { [self, tell = settings.onProgress] progress in
            state.withLock {
                // The search of a single case, by which a minimum is simplified, tells of its own.
                $0.casesDone = max($0.casesDone, progress.casesDone)
                $0.shrinking = progress.shrinking
            }
            tell?(progress)
        }
        return verifier.run(
            settings, by: judge, noting: { self.note($0) },
            onEnd: { self.state.withLock { $0.isOver = true } })
    }

    /// What was found until now, as the report of a search that was interrupted; not fully shrunk.
    ///
    /// Without counterexamples of a bar on the main actor, which may be busy with a case that does not end.
    package var reportSoFar: BarReport {
        let state = state.withLock { $0 }
        let isRunnable = !verifier.definition.isOnMainActor
        let found = (isRunnable ? verifier.invariants : []).compactMap { invariant in
            state.found[invariant.id].flatMap {
                FoundCounterexample(Case.self, choices: $0, on: verifier.definition, breaks: invariant)
            }
        }
        return BarReport(
            of: verifier, seed: settings.seed, cases: max(state.casesDone, monitor.step.caseIndex ?? 0),
            discards: 0, elapsed: ContinuousClock.now - start, ending: .cancelled, found: found, unmet: [],
            unreproduced: [], roundings: [:],
            casesForConditions: 0)
    }

    /// What is known of the search now.
    var currentState: State { state.withLock { $0 } }

    /// Whether all cases have been run, and simpler counterexamples are sought by enumeration, which no monitor shows.
    package var isOver: Bool { state.withLock { $0.isOver } }

    /// The case that the search is inside; nil if it is enumerating.
    package var currentCase: RunningCase? {
        guard !isOver else { return nil }
        let step = monitor.step
        let bar = verifier.definition.name
        let index = step.caseIndex ?? 0
        guard !step.isGenerating, let invariant = verifier.invariants.first else {
            return RunningCase(
                on: verifier.definition, seed: settings.seed, index: index, file: nil, token: nil)
        }
        let choices = choices(of: step)
        let test = verifier.test(of: choices)
        return RunningCase(
            on: verifier.definition, seed: settings.seed, index: index,
            file: test.map { ScenarioFile($0.session, bar: bar) },
            token: token(invariant, choices))
    }

    private func token(_ invariant: Invariant, _ choices: [Choice]) -> CounterexampleToken {
        CounterexampleToken(
            bar: verifier.definition.name, invariant: invariant.id, kind: Case.traits.kind,
            replay: ReplayToken(choices))
    }

    private func note(_ id: String) {
        let step = monitor.step
        state.withLock {
            guard let known = $0.found[id] else { return $0.found[id] = choices(of: step) }
            // Without choices it is a case of the search; the first one suffices.
            if !step.choices.isEmpty, step.choices.isSimpler(than: known) { $0.found[id] = step.choices }
        }
    }

    /// The choices of the value of a step, which the search itself does not record.
    private func choices(of step: SearchMonitor.Step) -> [Choice] {
        guard step.choices.isEmpty else { return step.choices }
        var source = ChoiceSource(
            seed: settings.seed, caseIndex: step.caseIndex ?? 0, of: settings.cases, isRecording: true)
        _ = try? Case.generator(in: verifier.domain).generate(from: &source)
        return source.recording.choices
    }
}
