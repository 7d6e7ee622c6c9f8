import AirBarModel
import Generators

/// A case in which a bar ends its process: it traps, overflows its stack, calls `exit` or is killed.
package struct FatalCase: Sendable {
    /// The identifier, which tells the places of traps apart, such as `trap-1c9f0`; stable over runs of one build.
    package var id: String { death.id }

    /// What the bar did in one line: `traps, Illegal instruction at offset 0x1c9f0 of the program`.
    package var reason: String { death.reason }

    /// The message of the trap and its place in the source; nil if neither is known.
    package var place: String? { death.place }

    /// The case as a scenario file, which names no invariant.
    package let file: ScenarioFile

    /// The case as the search met it, before shrinking; nil if it is not known.
    package let met: ScenarioFile?

    /// The token that runs the case again; nil for a case that was not generated.
    package let token: CounterexampleToken?

    /// The number of cases that were run to shrink it.
    package let executions: Int

    /// The number of events, or of a session's actions, without the binding of the first scroll view.
    package var eventCount: Int { file.session.actions.count }

    /// The position of the step that ended the process; nil if it was not in the run of the case itself.
    package var step: Int? { if case .step(let step) = death.moment { step } else { nil } }

    /// Whether the case itself ends no process, but a run that an invariant compares it with does.
    var isOnlyCompared: Bool { if case .judging = death.moment { true } else { false } }

    private let death: CaseDeath
    /// The run up to the event that ended the process, and that event.
    private let trace: Trace
    private let event: BarEvent?
    private let definition: BarDefinition
    private let isFullyShrunk: Bool

    /// A case that a search found.
    init<Case: BarCase>(_ found: Counterexample<Case>, _ death: CaseDeath, on definition: BarDefinition) {
        let token = CounterexampleToken(
            bar: definition.name, invariant: CounterexampleToken.anyInvariant, kind: Case.traits.kind,
            replay: ReplayToken(found.choices))
        self.init(
            found.value, death, on: definition, met: found.original, token: token,
            executions: found.executions, isFullyShrunk: found.shrinking == .fixpoint)
    }

    /// A case that is run again.
    package init(_ test: some BarCase, _ death: CaseDeath, on definition: BarDefinition) {
        self.init(test, death, on: definition, met: nil, token: nil, executions: 0, isFullyShrunk: true)
    }

    private init<Case: BarCase>(
        _ test: Case, _ death: CaseDeath, on definition: BarDefinition, met: Case?,
        token: CounterexampleToken?, executions: Int, isFullyShrunk: Bool
    ) {
        self.death = death
        self.definition = definition
        self.token = token
        self.executions = executions
        self.isFullyShrunk = isFullyShrunk
        let comments = ["\(definition.name) \(death.reason)"] + (death.place.map { [$0] } ?? [])
        file = ScenarioFile(test.session, bar: definition.name, comments: comments)
        self.met = met.map { ScenarioFile($0.session, bar: definition.name, comments: comments) }
        switch death.moment {
        case .making: (trace, event) = (Trace(of: test, on: definition, until: .init()), nil)
        case .step(let step):
            let watcher = RecordingWatcher(limit: step)
            _ = Trace(playing: test, on: definition, watchedBy: watcher)
            let progress = watcher.progress
            (trace, event) = (Trace(of: test, on: definition, until: progress), progress.event)
        case .judging: (trace, event) = (Trace(playing: test, on: definition), nil)
        }
    }

    /// What the bar did and where, the trace up to the event that ended the process, and the command that runs the case
    /// again.
    ///
    /// - Parameters:
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    package func text(_ numbers: NumberFormat, columns: Int? = nil) -> String {
        ([
            (["\(definition.name) \(reason)"] + (place.map { [$0] } ?? [])).joined(separator: "\n")
                .wrapped(to: columns),
            trace.table(numbers: numbers, columns: columns), moment(numbers).wrapped(to: columns),
        ] + (isFullyShrunk ? [] : ["(not fully shrunk)"])
            + (token.map { [$0.instruction(on: definition)] } ?? [])).joined(separator: "\n\n")
    }

    /// The step and the event on which the process ended.
    private func moment(_ numbers: NumberFormat) -> String {
        switch death.moment {
        case .making: "the bar \(death.verb) being made"
        case .step(let step): "step \(step): the bar \(death.verb): \(event?.text(numbers) ?? "the event")"
        case .judging(let invariant):
            "the bar \(death.verb) an event of "
                + (invariant.map {
                    "the run that \($0.id), \($0.title), compares this one with: \($0.statement)"
                } ?? "a run that an invariant compares this one with")
        }
    }
}
