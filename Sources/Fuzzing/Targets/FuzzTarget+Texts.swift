import Generators
import Verification

extension FuzzTarget {
    /// The targets that read texts: printed ones, edited ones, and any bytes.
    static let ofTexts = [scenarios, tokens, recordings]

    private static let scenarios = FuzzTarget("scenarios", "the text of a scenario file, \(contract)") {
        name in
        FuzzSubject(name, TextForm.scenarios.property(printing: ScenarioFile.generator)) { $0.value.shown }
    }

    private static let tokens = FuzzTarget("tokens", "the token of a counterexample, \(contract)") { name in
        FuzzSubject(name, TextForm.tokens.property(of: FuzzedText.tokens)) { $0.value.shown }
    }

    private static let recordings = FuzzTarget("recordings", "a recording in CSV or JSON, \(contract)") {
        name in
        FuzzSubject(name, TextForm.recordings.property(of: FuzzedText.recordings)) { $0.value.shown }
    }

    private static let contract = "which has to be refused with its place, or read as it is printed"
}
