import MotionLaws
import Pages
import Verification

extension LawPage {
    /// The page of a case of a law.
    init(_ found: LawReproduction) {
        self.init(
            rules: found.rules.name, entry: found.law, description: found.description,
            explanation: found.explanation, message: found.message, figure: found.figure,
            instruction: "scripts/reproduce \(found.token)")
    }

    /// The page of a counterexample to a law.
    init(_ found: LawCounterexample) {
        self.init(
            rules: found.rules.name, entry: found.law, description: found.description,
            explanation: found.explanation, message: found.message, figure: found.figure,
            instruction: "scripts/reproduce \(found.token)")
    }
}

extension LawCounterexample {
    /// The name of the file of its page.
    var pageName: String { "\(rules.name)-\(law.id).html" }
}
