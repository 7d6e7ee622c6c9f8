import AirBarModel
import Testing
import TestSupport

@testable import Verification

/// What each requirement of a temporal formula demands of which step.
@Suite struct TemporalFormulaTests {
    private static let began = StepPredicate(.began)
    private static let ended = StepPredicate(.ended)

    /// The bar is compact after the step.
    private static let isCompact: TemporalFormula.Check = { step in
        step.after.offset == -100
            ? nil : step.violation("the bar's offset", step.after.offset, "−c", -100)
    }

    private static func invariant(
        _ formula: TemporalFormula, section: Invariant.Section = .safety
    ) -> Invariant {
        Invariant(
            id: "T1", title: "ad hoc", section: section, statement: "", reason: "", origin: [],
            explanation: { $0.measurement }, body: .formula(formula))
    }

    /// The step at which a formula is violated; the heights are the bar's after the binding and after each event.
    private func violation(
        of formula: TemporalFormula, _ heights: [Double], _ events: BarEvent...
    ) throws -> Int? {
        try #require(heights.count == events.count + 1)
        let definition = BarDefinition("scripted") { ScriptedBar($0, heights.map { .at($0) }) }
        return Self.invariant(formula).violation(in: try scenario(events), by: definition)?.step
    }

    @Test func `now is required of the step that meets the condition, and of no other`() throws {
        let formula = TemporalFormula.always(Self.began, .now(Self.isCompact))
        #expect(try violation(of: formula, [200, 100], .pan(.began)) == nil)
        #expect(try violation(of: formula, [100, 200], .pan(.began)) == 1)
        #expect(try violation(of: formula, [200, 100, 200], .pan(.began), .pan(.changed)) == nil)
        #expect(try violation(of: formula, [200, 100, 100, 200], .pan(.began), .idle, .pan(.began)) == 3)
    }

    @Test func `a condition is about kinds of events and about the step`() throws {
        let wasNormal = StepPredicate(.began) { $0.before.offset == -200 }
        let formula = TemporalFormula.always(wasNormal, .now(Self.isCompact))
        #expect(try violation(of: formula, [200, 200], .pan(.began)) == 1)
        #expect(try violation(of: formula, [150, 200], .pan(.began)) == nil)
        #expect(try violation(of: formula, [200, 200], .pan(.changed)) == nil)
    }

    @Test func `until is required of the steps between the condition and the end`() throws {
        let formula = TemporalFormula.always(Self.began, .until(Self.ended, Self.isCompact))
        let (began, changed, ended) = (BarEvent.pan(.began), BarEvent.pan(.changed), BarEvent.pan(.ended))
        #expect(try violation(of: formula, [200, 200, 100, 200], began, changed, ended) == nil)
        #expect(try violation(of: formula, [200, 200, 100, 200], began, changed, changed) == 3)
        #expect(try violation(of: formula, [200, 200, 200, 100], began, changed, ended) == 2)
        #expect(try violation(of: formula, [200, 200, 100, 100, 200], began, changed, ended, changed) == nil)
        #expect(try violation(of: formula, [200, 200, 200], changed, changed) == nil)
    }

    @Test func `until is required again after the condition is met again`() throws {
        let formula = TemporalFormula.always(Self.began, .until(Self.ended, Self.isCompact))
        let (began, ended) = (BarEvent.pan(.began), BarEvent.pan(.ended))
        #expect(
            try violation(of: formula, [200, 200, 200, 200, 200], began, ended, began, .pan(.changed)) == 4)
    }

    @Test func `eventually is required at the deadline at the latest, and the deadline counts`() throws {
        let formula = TemporalFormula.always(
            Self.began, .eventually(within: Self.ended, unless: StepPredicate(.expand), Self.isCompact))
        let (began, changed, ended) = (BarEvent.pan(.began), BarEvent.pan(.changed), BarEvent.pan(.ended))
        #expect(try violation(of: formula, [200, 200, 200, 200], began, changed, ended) == 3)
        #expect(try violation(of: formula, [200, 200, 200, 100], began, changed, ended) == nil)
        #expect(try violation(of: formula, [200, 200, 100, 200], began, changed, ended) == nil)
        // The step that meets the condition is not after itself.
        #expect(try violation(of: formula, [200, 100, 200], began, ended) == 2)
    }

    @Test func `an excuse before the deadline discharges, and one after it comes too late`() throws {
        let formula = TemporalFormula.always(
            Self.began, .eventually(within: Self.ended, unless: StepPredicate(.expand), Self.isCompact))
        let (began, ended) = (BarEvent.pan(.began), BarEvent.pan(.ended))
        #expect(try violation(of: formula, [200, 200, 200, 200], began, .expand(true), ended) == nil)
        #expect(try violation(of: formula, [200, 200, 200, 200], began, .expand(false), ended) == 3)
        #expect(try violation(of: formula, [200, 200, 200, 200], began, ended, .expand(true)) == 2)
        #expect(try violation(of: formula, [200, 200, 200, 200], .expand(true), began, ended) == 3)
    }

    @Test func `a run that ends before the deadline satisfies the formula`() throws {
        let formula = TemporalFormula.always(
            Self.began, .eventually(within: Self.ended, unless: StepPredicate(.expand), Self.isCompact))
        #expect(try violation(of: formula, [200, 200, 200], .pan(.began), .pan(.changed)) == nil)
        #expect(try violation(of: formula, [200, 200], .pan(.began)) == nil)
    }

    @Test func `what is discharged is open again when the condition is met again`() throws {
        let formula = TemporalFormula.always(
            Self.began, .eventually(within: Self.ended, unless: StepPredicate(.expand), Self.isCompact))
        let (began, changed, ended) = (BarEvent.pan(.began), BarEvent.pan(.changed), BarEvent.pan(.ended))
        #expect(try violation(of: formula, [200, 200, 100, 200, 200], began, changed, began, ended) == 4)
        // Met twice before the deadline, it is open once.
        #expect(try violation(of: formula, [200, 200, 200, 100, 200], began, began, changed, ended) == nil)
        #expect(try violation(of: formula, [200, 200, 200, 200], began, began, ended) == 3)
    }

    @Test func `one step can be the deadline of one opening and the next opening`() throws {
        let formula = TemporalFormula.always(
            Self.ended, .eventually(within: Self.ended, unless: StepPredicate([]), Self.isCompact))
        let ended = BarEvent.pan(.ended)
        #expect(try violation(of: formula, [200, 200], ended) == nil)
        #expect(try violation(of: formula, [200, 200, 200], ended, ended) == 2)
        #expect(try violation(of: formula, [200, 200, 100, 200], ended, ended, ended) == 3)
    }

    /// The next idle report finds the content where the end of the pan left it, unless a pan began in between.
    private static let staysPut = TemporalFormula.always(
        ended,
        .next(
            StepPredicate(.idle), unless: began,
            note: { step in
                step.arrival < 0 ? ObligationNote(step.arrival) : nil
            },
            compare: { noted, step in
                step.arrival == noted.number
                    ? nil
                    : step.violation("the content offset", step.arrival, "as noted", noted.number)
            }))

    @Test func `next compares the next step of a kind with what was noted`() throws {
        let (ended, moved) = (BarEvent.pan(.ended), BarEvent.contentOffset(-150))
        let heights = Array(repeating: 200.0, count: 5)
        #expect(try violation(of: Self.staysPut, Array(heights.prefix(3)), ended, .idle) == nil)
        #expect(try violation(of: Self.staysPut, Array(heights.prefix(4)), ended, moved, .idle) == 3)
        // Only the next step of the kind is compared.
        #expect(try violation(of: Self.staysPut, heights, ended, .idle, moved, .idle) == nil)
        // What a later opening notes replaces what an earlier one did.
        #expect(try violation(of: Self.staysPut, heights, ended, moved, ended, .idle) == nil)
    }

    @Test func `next is excused, not opened without a note, and not decided by a run that ends too early`()
        throws
    {
        let (ended, moved) = (BarEvent.pan(.ended), BarEvent.contentOffset(-150))
        let heights = Array(repeating: 200.0, count: 5)
        #expect(try violation(of: Self.staysPut, heights, ended, moved, .pan(.began), .idle) == nil)
        #expect(try violation(of: Self.staysPut, Array(heights.prefix(3)), ended, moved) == nil)
        let below = BarEvent.contentOffset(50)
        #expect(try violation(of: Self.staysPut, heights, below, ended, moved, .idle) == nil)
    }

    @Test func `of two formulas the first violation of either counts`() throws {
        let formula = TemporalFormula.both(
            .always(Self.began, .now(Self.isCompact)), .always(Self.ended, .now(Self.isCompact)))
        #expect(try violation(of: formula, [200, 200, 200], .pan(.began), .pan(.ended)) == 1)
        #expect(try violation(of: formula, [200, 100, 200], .pan(.began), .pan(.ended)) == 2)
        #expect(try violation(of: formula, [200, 100, 100], .pan(.began), .pan(.ended)) == nil)
    }

    @Test func `one step can decide the obligations of several formulas`() throws {
        let formula = TemporalFormula.always(Self.began, .until(Self.ended, Self.isCompact))
        let oracle = Oracle(Array(repeating: Self.invariant(formula), count: 3))
        let definition = BarDefinition("scripted") { ScriptedBar($0, []) }
        let found = oracle.findings(of: try scenario([.pan(.began), .pan(.changed)]), on: definition)
        #expect(found.map(\.violation.step) == [2, 2, 2])
    }

    @Test func `a formula about sessions is not required of a scenario`() throws {
        let formula = TemporalFormula.always(Self.began, .until(Self.ended, Self.isCompact))
        let definition = BarDefinition("scripted") { ScriptedBar($0, []) }
        let test = try scenario([.pan(.began), .pan(.changed)])
        #expect(Self.invariant(formula).violation(in: test, by: definition) != nil)
        #expect(Self.invariant(formula, section: .sessions).violation(in: test, by: definition) == nil)
    }
}
