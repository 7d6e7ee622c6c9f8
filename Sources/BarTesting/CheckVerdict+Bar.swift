import AirBarModel
import PropertyTesting
import Verification

extension CheckVerdict {
    /// Makes the verdict of a check by invariants none of which applies to a bar, a warning for each; nil if one applies.
    init?(noneOf invariants: [Invariant], appliesTo definition: BarDefinition) {
        let reasons = invariants.compactMap { invariant in
            invariant.reasonNotToApply(to: definition).map { "\(invariant.id) not applicable: \($0)" }
        }
        guard !invariants.isEmpty, reasons.count == invariants.count else { return nil }
        self.init(warnings: reasons)
    }

    /// Makes the verdict on a case that was run on a bar.
    ///
    /// - Parameters:
    ///   - run: the run.
    ///   - file: the path of the file that has the case; nil if none has.
    init(_ run: Reproduction, in file: String? = nil) {
        self.init()
        let definition = run.trace.definition
        if !run.trace.isAccepted || !definition.heights.include(run.trace.scenario.heights) {
            add(warning: (file.map { "\($0): " } ?? "") + "not run, \(definition.name) has other heights")
        } else if !run.counterexamples.isEmpty {
            add(counterexample: (file.map { "\($0):\n" } ?? "") + run.text)
        }
    }
}
