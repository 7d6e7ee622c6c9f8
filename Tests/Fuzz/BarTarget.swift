import AirBarModel
import Generators
import Verification

/// The fuzz target `bar`: bytes make a scenario, and the bar has to keep every invariant in it.
struct BarTarget: Sendable {
    private var rules = BarDefinition.hardened
    private var checks = Checks()

    /// Takes `--bar=NAME`, and `--known=ID,…` for invariants whose violation is no news, from a command line.
    ///
    /// libFuzzer leaves alone what begins with two dashes.
    init(_ arguments: [String]) throws(UnknownName) {
        for argument in arguments {
            if let name = argument.value(of: "--bar") { rules = try Bars.named(name) }
            if let ids = argument.value(of: "--known") {
                let known = try ids.split(separator: ",").map { id throws(UnknownName) in
                    try Catalogue.invariant(String(id)).id
                }
                checks = Checks(Catalogue.all.filter { !known.contains($0.id) })
            }
        }
    }

    /// The first thing that is wrong with what the bytes make; nothing too if they make no scenario.
    func counterexample(_ bytes: [UInt8]) -> BarCounterexample? {
        var source = ChoiceSource(bytes: bytes)
        guard let scenario = try? Scenario.generator.generate(from: &source) else { return nil }
        return checks.findings(of: scenario, on: rules).first.flatMap {
            BarCounterexample(scenario, on: rules, breaks: $0.invariant)
        }
    }
}

extension String {
    fileprivate func value(of option: String) -> String? {
        hasPrefix(option + "=") ? String(dropFirst(option.count + 1)) : nil
    }
}
