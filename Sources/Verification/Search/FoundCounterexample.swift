import AirBarModel
import Generators

/// A counterexample that a search found.
public struct FoundCounterexample: Sendable {
    /// The counterexample, shrunk.
    public let counterexample: BarCounterexample

    /// The token that reproduces it.
    public let token: CounterexampleToken

    /// The number of cases that were run to shrink it.
    public let executions: Int

    /// The reason why shrinking ended.
    public let shrinking: ShrinkEnding

    init?<Case: BarCase>(_ found: Counterexample<Case>, on definition: BarDefinition, invariants: [Invariant])
    {
        guard let invariant = invariants.first(where: { $0.id == found.failure.id }),
            let counterexample = BarCounterexample(playing: found.value, on: definition, breaks: invariant)
        else { return nil }
        self.counterexample = counterexample
        token = CounterexampleToken(
            bar: definition.name, invariant: invariant.id, kind: Case.kind, replay: ReplayToken(found.choices)
        )
        executions = found.executions
        shrinking = found.shrinking
    }

    /// A counterexample that a search was still shrinking; nil if the choices make no case that breaks the invariant.
    init?<Case: BarCase>(
        _: Case.Type, choices: [Choice], on definition: BarDefinition, breaks invariant: Invariant
    ) {
        var source = ChoiceSource(replaying: choices)
        guard let test = try? Case.generator(in: CaseDomain(of: definition)).generate(from: &source),
            let counterexample = BarCounterexample(playing: test, on: definition, breaks: invariant)
        else { return nil }
        self.counterexample = counterexample
        token = CounterexampleToken(
            bar: definition.name, invariant: invariant.id, kind: Case.kind, replay: ReplayToken(choices))
        executions = 0
        shrinking = .cancelled
    }

    /// The counterexample and the command that reproduces it; for a bar without one, a line of Swift.
    ///
    /// Numbers are rounded where that does not hide the violation.
    public var text: String { text(.rounded) }

    /// The same, with numbers in a format.
    public func text(_ numbers: NumberFormat) -> String { Self.text([self], numbers) }

    /// All invariants that are broken in one case, in one table, and a command for each.
    ///
    /// - Parameters:
    ///   - all: counterexamples of one case.
    ///   - numbers: how numbers are shown.
    static func text(_ all: [FoundCounterexample], _ numbers: NumberFormat) -> String {
        let all = all.rootCauseFirst(\.counterexample)
        return """
            \(BarCounterexample.text(all.map(\.counterexample), numbers))
            \(all.allSatisfy { $0.shrinking == .fixpoint } ? "" : "(not fully shrunk)\n")
            \(all.map { $0.token.instruction(on: $0.counterexample.trace.definition) }.joined(separator: "\n"))
            """
    }
}
