import Generators
import Motion
import MotionLaws
import Testing
import Verification

/// What a sentence about a broken law says.
@Suite struct LawExplanationTests {
    @Test func `the sentence has the case, what was measured, and how far off that is`() throws {
        let law = try #require(Catalogue.laws(["D3"]).first)
        let found = try #require(
            MotionReport(.published, laws: [law], SearchSettings(cases: 100)).counterexamples.first)
        #expect(
            found.counterexample.explanation
                == "In the case \"let go 100 pt from its target, 60 frames a second\" the overshoot was 0.077, "
                + "0.029 less than it should have been.")
    }

    @Test func `a difference that would be rounded to nothing is shown exactly`() throws {
        let law = try #require(Catalogue.laws(["D2"]).first)
        let found = try #require(
            MotionReport(.published, laws: [law], SearchSettings(cases: 100)).counterexamples.first)
        #expect(
            !found.counterexample.explanation.contains(" 0 more ")
                && found.counterexample.explanation.contains(" more than it should have been."))
    }

    @Test func `every sentence on a broken law is one sentence in words`() throws {
        // The cases are as they were drawn: more varied than minima, and found in less time.
        var settings = SearchSettings(cases: 5)
        settings.shrinkBudget = 0
        for rules in [MotionRules.published] + Mutant.motion.compactMap(\.rules) {
            for law in Catalogue.motion {
                let report = MotionReport(rules, laws: [law], settings)
                guard let found = report.counterexamples.first?.counterexample else { continue }
                let text = found.explanation(.rounded)
                #expect(text.hasPrefix("In the case \"\(found.shown)\" ") && text.hasSuffix("."))
                let measured = text.dropFirst(found.shown.description.count)
                #expect(!measured.contains { "λωζπΔ".contains($0) } && !measured.contains("\n"), "\(text)")
                #expect(measured.contains(" was "), "\(text)")
            }
        }
    }

    @Test func `a case that is reproduced has the same sentence`() throws {
        let law = try #require(Catalogue.laws(["D3"]).first)
        let found = try #require(
            MotionReport(.published, laws: [law], SearchSettings(cases: 100)).counterexamples.first)
        let token = "\(found.token)"
        let again = try #require(try LawReproduction(token: token))
        let sentence = found.counterexample.explanation
        #expect(again.counterexamples.first?.explanation == sentence)
        #expect(again.text.contains("\n\n\(sentence)\n\n"))
        let hardened = try #require(try LawReproduction(token: token, rules: "hardened"))
        #expect(hardened.counterexamples.isEmpty)
    }
}
