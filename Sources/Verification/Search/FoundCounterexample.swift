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

    /// The command that runs the case again; for a bar without one, a line of Swift.
    public var instruction: String {
        token.instruction(on: counterexample.trace.definition, counterexample.invariant)
    }

    /// The case that broke the invariant first, before shrinking; nil if it is not known.
    private let original: (any BarCase)?

    /// The counterexample as the search met it, before shrinking; nil if it is not known.
    ///
    /// - Complexity: that of running its case.
    public var met: BarCounterexample? {
        original.flatMap { test in
            BarCounterexample(
                playing: test, on: counterexample.trace.definition, breaks: counterexample.invariant)
        }
    }

    package init?<Case: BarCase>(
        _ found: Counterexample<Case>, on definition: BarDefinition, invariants: [Invariant]
    ) {
        guard let invariant = invariants.first(where: { $0.id == found.failure.id }),
            let counterexample = BarCounterexample(playing: found.value, on: definition, breaks: invariant)
        else { return nil }
        self.counterexample = counterexample
        token = CounterexampleToken(
            bar: definition.name, invariant: invariant.id, kind: Case.kind, replay: ReplayToken(found.choices)
        )
        original = found.original
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
        original = nil
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
    ///   - columns: the width of the terminal, if it is shown in one.
    static func text(_ all: [FoundCounterexample], _ numbers: NumberFormat, columns: Int? = nil) -> String {
        let all = all.rootCauseFirst(\.counterexample)
        return """
            \(BarCounterexample.text(all.map(\.counterexample), numbers, columns: columns))
            \(all.allSatisfy { $0.shrinking == .fixpoint } ? "" : "(not fully shrunk)\n")
            \(all.map(\.instruction).joined(separator: "\n"))
            """
    }
}
