import AirBarModel
import Generators
import Testing
import TestSupport

@testable import Verification

/// What a sentence about a violation says is what happened.
@Suite struct ExplanationTests {
    private static let definitions = [BarDefinition.published] + Mutant.all.compactMap(\.definition)

    /// The first violation of each kind that each bar commits in some cases of a kind.
    private static func found<Case: BarCase>(
        _: Case.Type, count: Int, on definitions: [BarDefinition], seed: UInt64
    ) -> [BarCounterexample] {
        let oracle = Oracle(Case.invariants)
        let generator = Case.generator(in: CaseDomain(of: .hardened))
        let cases = (0..<UInt64(count)).compactMap { number in
            var source = ChoiceSource(seed: 1_000 * seed + number)
            return try? generator.generate(from: &source)
        }
        return definitions.flatMap { definition in
            var known: Set<String> = []
            return cases.flatMap { test in
                let findings = oracle.findings(of: test, on: definition).filter {
                    known.insert("\($0.invariant.id) \($0.violation.quantity)").inserted
                }
                let trace = findings.isEmpty ? nil : Trace(playing: test, on: definition)
                return findings.compactMap { finding in trace.map { BarCounterexample($0, finding) } }
            }
        }
    }

    private static func expectTrue(_ found: BarCounterexample) {
        for numbers in [NumberFormat.rounded, .exact] {
            let text = found.explanation(numbers)
            #expect(text.hasSuffix(".") && text.first?.isUppercase == true, "\(text)")
            #expect(!text.contains(". ") && !text.contains("\n") && !text.contains("  "), "\(text)")
            // Neither a Greek letter nor a sign of the notation; no name of a variable.
            #expect(text.allSatisfy { $0.isASCII }, "\(text)")
            #expect(text.firstMatch(of: /[ ](?:[b-zA-Z]|[a-z]')[ ,.;]/) == nil, "\(text)")
            #expect(!text.contains(", expected "), "\(text)")
            guard found.trace.indices.contains(found.violation.step), found.isAboutStep else { continue }
            let step = found.trace[found.violation.step]
            let isInvalid = !step.isUsable || !step.isOutputFinite || found.invariant.id == "S2"
            #expect(isInvalid || !(text.contains("nan") || text.contains("inf")), "\(text)")
            #expect(text.contains(" grew by ") == (step.movement < 0), "\(text)")
            #expect(text.contains(" shrank by ") == (step.movement > 0), "\(text)")
            let isScrolled = step.actions.command.map { $0 != step.arrival } ?? false
            #expect(text.contains("scrolled the content ") == isScrolled, "\(text)")
            #expect(text.contains("made the expanded state ") == step.changesAvailability, "\(text)")
            let snaps = text.contains("the bar snapped to ") || text.contains("aimed a snap at ")
            #expect(snaps == (step.actions.snap != nil), "\(text)")
            // A sentence on two steps says where the content was at each.
            let last = text.split(separator: ", and at step ").last ?? ""
            let top = step.before.scrollView.top
            #expect(last.contains("beyond its end") ? step.arrival > top : true, "\(found.text)")
            #expect(last.contains("beyond its top") ? step.arrival < top : true, "\(found.text)")
        }
    }

    @Test(arguments: 0..<4)
    func `a sentence on a violation by any mutant agrees with its step`(part: Int) {
        let definitions = Self.definitions.enumerated().filter { $0.offset % 4 == part }.map(\.element)
        let found = Self.found(Scenario.self, count: 50, on: definitions, seed: UInt64(part))
        #expect(found.count > 50)
        for found in found { Self.expectTrue(found) }
    }

    @Test func `a sentence on a violation in a session agrees with its step`() {
        let definitions = Self.definitions.enumerated().filter { $0.offset % 12 == 0 }.map(\.element)
        let found = Self.found(Session.self, count: 12, on: definitions, seed: 1)
        #expect(found.count > 20)
        for found in found { Self.expectTrue(found) }
    }

    @Test func `an invariant of one's own says what was measured unless it has a clause`() throws {
        func invariant(_ clause: Invariant.Explanation?) -> Invariant {
            let check: TemporalFormula.Check = { $0.violation("the way", 2, "at most", 1) }
            guard let clause else { return Invariant("O1", "still", statement: "", reason: "", check: check) }
            return Invariant("O1", "still", statement: "", reason: "", explanation: clause, check: check)
        }
        let test = try scenario([])
        let plain = try #require(BarCounterexample(test, on: .hardened, breaks: invariant(nil)))
        #expect(plain.explanation.hasSuffix(", but the way was 2, expected at most (1)."))
        let own = invariant { "but should have been \($0.height(-$0.step.configuration.compact)) tall" }
        let clause = try #require(BarCounterexample(test, on: .hardened, breaks: own))
        #expect(clause.explanation.hasSuffix(", but should have been its compact height (100 pt) tall."))
    }

    @Test func `a violation of a step that there is not is what was measured`() throws {
        let own = Invariant("O1", "still", statement: "", reason: "") { _ in
            Violation(step: 9, quantity: "the way", value: 2, expected: "at most", limit: 1)
        }
        let found = try #require(BarCounterexample(try scenario([]), on: .hardened, breaks: own))
        #expect(found.explanation == "The way is 2, expected at most (1).")
    }

    @Test func `a length too small to be shown is no zero`() {
        #expect(NumberFormat.rounded.points(0.0001) == "less than 0.001 pt")
        #expect(NumberFormat.rounded.points(0) == "0 pt" && NumberFormat.exact.points(-0.0) == "0 pt")
        #expect(NumberFormat.exact.points(0.0001) == "0.0001 pt")
    }
}

extension BarCounterexample {
    /// Whether the sentence is about a step, and neither about heights nor about the end of a session.
    fileprivate var isAboutStep: Bool {
        switch invariant.body {
        case .heights, .session: false
        default: true
        }
    }
}
