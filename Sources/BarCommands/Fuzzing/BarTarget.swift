import AirBarModel
import Generators
import Verification

/// The fuzz target `bar`: bytes make a scenario, in which the bar has to keep every invariant.
package struct BarTarget: Sendable {
    private let options: FuzzOptions
    private let property: Property<Scenario>

    package init(_ options: FuzzOptions) {
        self.options = options
        property =
            BarVerifier(options.definition, invariants: options.invariants, behavior: .any).property
    }

    /// The first violation in the scenario that the bytes make; nil if there is none, or if they make no scenario.
    package func counterexample(_ bytes: [UInt8]) -> BarCounterexample? {
        var source = ChoiceSource(bytes: bytes)
        guard let scenario = try? property.generator.generate(from: &source),
            let failure = try? property.body(scenario).first,
            let invariant = options.invariants.first(where: { $0.id == failure.id })
        else { return nil }
        return BarCounterexample(scenario, on: options.definition, breaks: invariant)
    }
}
