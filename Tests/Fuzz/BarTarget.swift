import AirBarModel
import Generators
import Verification

/// The fuzz target `bar`: bytes make a scenario, in which the bar has to keep every invariant.
struct BarTarget: Sendable {
    private var definition = BarDefinition.hardened
    private var invariants = Catalogue.all
    private let property: Property<Scenario>

    /// Reads `--bar=NAME`, and `--known=ID,…` for invariants whose violations are not reported, from a command line.
    ///
    /// libFuzzer ignores arguments that begin with two dashes.
    init(_ arguments: [String]) throws(UnknownName) {
        for argument in arguments {
            if let name = argument.value(of: "--bar") { definition = try Bars.named(name) }
            if let ids = argument.value(of: "--known") {
                let known = try ids.split(separator: ",").map { id throws(UnknownName) in
                    try Catalogue.invariant(String(id)).id
                }
                invariants = Catalogue.all.filter { !known.contains($0.id) }
            }
        }
        property = BarVerifier(definition, invariants: invariants, equalWrites: .either).property
    }

    /// The first violation in the scenario that the bytes make; nil if there is none, or if they make no scenario.
    func counterexample(_ bytes: [UInt8]) -> BarCounterexample? {
        var source = ChoiceSource(bytes: bytes)
        guard let scenario = try? Scenario.generator.generate(from: &source),
            let failure = try? property.body(scenario).first,
            let invariant = invariants.first(where: { $0.id == failure.id })
        else { return nil }
        return BarCounterexample(scenario, on: definition, breaks: invariant)
    }
}

extension String {
    fileprivate func value(of option: String) -> String? {
        hasPrefix(option + "=") ? String(dropFirst(option.count + 1)) : nil
    }
}
