import AirBarModel
import Generators

/// A counterexample that a search found.
public struct FoundCounterexample<Tested: Subject>: Sendable {
    /// The counterexample, shrunk.
    public let counterexample: EntryCounterexample<Tested>

    /// The token that reproduces it.
    public let token: CounterexampleToken

    /// The number of cases that were run to shrink it.
    public let executions: Int

    /// The reason why shrinking ended.
    public let shrinking: ShrinkEnding

    /// The command that runs the case again; for a subject without one, a line of Swift.
    package let instruction: String

    private let original: @Sendable () -> EntryCounterexample<Tested>?

    /// The counterexample as the search met it, before shrinking; nil if it is not known.
    ///
    /// - Complexity: that of running its case.
    package var met: EntryCounterexample<Tested>? { original() }

    /// Makes a counterexample.
    ///
    /// - Parameters:
    ///   - counterexample: the counterexample, shrunk.
    ///   - token: the token that reproduces it.
    ///   - instruction: the command that runs the case again.
    ///   - executions: the number of cases that were run to shrink it.
    ///   - shrinking: the reason why shrinking ended.
    ///   - met: finds the counterexample as the search met it; nil if it is not known.
    package init(
        _ counterexample: EntryCounterexample<Tested>, token: CounterexampleToken, instruction: String,
        executions: Int, _ shrinking: ShrinkEnding,
        met: @escaping @Sendable () -> EntryCounterexample<Tested>? = { nil }
    ) {
        self.counterexample = counterexample
        self.token = token
        self.instruction = instruction
        self.executions = executions
        self.shrinking = shrinking
        original = met
    }

    /// The counterexample and the command that reproduces it; for a subject without one, a line of Swift.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    public func text(_ numbers: NumberFormat) -> String { Self.text([self], numbers) }

    /// All entries that are broken in one case, in one table, and a command for each.
    ///
    /// - Parameters:
    ///   - all: counterexamples of one case.
    ///   - numbers: how numbers are shown.
    ///   - columns: the width of the terminal, if it is shown in one.
    package static func text(_ all: [Self], _ numbers: NumberFormat, columns: Int? = nil) -> String {
        let all = all.rootCauseFirst(\.counterexample)
        return """
            \(EntryCounterexample.text(all.map(\.counterexample), numbers, columns: columns))
            \(all.allSatisfy { $0.shrinking == .fixpoint } ? "" : "(not fully shrunk)\n")
            \(all.map(\.instruction).joined(separator: "\n"))
            """
    }
}

extension FoundCounterexample<BarDefinition> {
    package init?<Case: BarCase>(
        _ found: Counterexample<Case>, on definition: BarDefinition, invariants: [Invariant]
    ) {
        guard let invariant = invariants.first(where: { $0.id == found.failure.id }),
            let counterexample = BarCounterexample(playing: found.value, on: definition, breaks: invariant)
        else { return nil }
        let original = found.original
        self.init(
            counterexample, of: Case.self, choices: found.choices, executions: found.executions,
            found.shrinking,
            met: { BarCounterexample(playing: original, on: definition, breaks: invariant) })
    }

    /// A counterexample that a search was still shrinking; nil if the choices make no case that breaks the invariant.
    init?<Case: BarCase>(
        _: Case.Type, choices: [Choice], on definition: BarDefinition, breaks invariant: Invariant
    ) {
        var source = ChoiceSource(replaying: choices)
        guard let test = try? Case.generator(in: CaseDomain(of: definition)).generate(from: &source),
            let counterexample = BarCounterexample(playing: test, on: definition, breaks: invariant)
        else { return nil }
        self.init(counterexample, of: Case.self, choices: choices, executions: 0, .cancelled)
    }

    private init<Case: BarCase>(
        _ counterexample: BarCounterexample, of _: Case.Type, choices: [Choice], executions: Int,
        _ shrinking: ShrinkEnding, met: @escaping @Sendable () -> BarCounterexample? = { nil }
    ) {
        let (bar, invariant) = (counterexample.subject, counterexample.invariant)
        let token = CounterexampleToken(
            bar: bar.name, invariant: invariant.id, kind: Case.traits.kind, replay: ReplayToken(choices))
        self.init(
            counterexample, token: token, instruction: token.instruction(on: bar, invariant),
            executions: executions, shrinking, met: met)
    }
}
