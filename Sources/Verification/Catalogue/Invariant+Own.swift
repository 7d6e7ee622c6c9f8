import AirBarModel

extension Invariant {
    /// Makes an invariant of one's own, which is judged from each step.
    ///
    ///     Invariant("O1", "grows at once", statement: "o ≤ −n after a scroll up", reason: "The title stays hidden.") {
    ///         $0.after.offset <= -$0.configuration.normal ? nil : $0.violation("o", $0.after.offset, "at most", -200)
    ///     }
    ///
    /// - Parameters:
    ///   - id: an identifier that no other invariant has: a letter and a number.
    ///   - title: two or three words.
    ///   - section: the part of the catalogue that it belongs to; an invariant of `sessions` is judged in sessions only.
    ///   - statement: what must be true, in one sentence.
    ///   - reason: what a user of the app sees if it is not.
    ///   - origin: where that was seen.
    ///   - needs: what a bar has to be made to do for it to apply.
    ///   - fileID: the file that defines it, whose module a test of it imports.
    ///   - explanation: what was wrong at a step that violates it, as a clause; unless given, what was measured there.
    ///   - kinds: the kinds of events whose steps are judged; unless given, all that the bar is notified of.
    ///   - condition: which of those steps are judged; a search counts how often it is met. Unless given, all.
    ///   - check: the violation at a step; nil if there is none.
    public init(
        _ id: String, _ title: String, section: Section = .safety, statement: String, reason: String,
        origin: [String] = [], needs: BarCapabilities = [], fileID: String = #fileID,
        explanation: @escaping Explanation = { $0.measurement }, on kinds: EventKinds = .notified,
        when condition: StepCondition? = nil, check: @escaping TemporalFormula.Check
    ) {
        self.init(
            id: id, title: title, section: section, statement: statement, reason: reason, origin: origin,
            needs: needs, module: String(fileID.prefix { $0 != "/" }), explanation: explanation,
            body: .step(on: kinds, when: condition, check))
    }

    /// Makes an invariant of one's own about several steps in order.
    public init(
        _ id: String, _ title: String, section: Section = .liveness, statement: String, reason: String,
        origin: [String] = [], needs: BarCapabilities = [], fileID: String = #fileID,
        explanation: @escaping Explanation = { $0.measurement }, _ formula: TemporalFormula
    ) {
        self.init(
            id: id, title: title, section: section, statement: statement, reason: reason, origin: origin,
            needs: needs, module: String(fileID.prefix { $0 != "/" }), explanation: explanation,
            body: .formula(formula))
    }

    /// Makes an invariant of one's own about two runs; it is judged in one of some number of the cases of a search.
    public init(
        _ id: String, _ title: String, section: Section = .metamorphic, statement: String, reason: String,
        origin: [String] = [], needs: BarCapabilities = [], fileID: String = #fileID,
        explanation: @escaping Explanation = { $0.measurement }, oneIn share: Int = 1, _ relation: Relation
    ) {
        self.init(
            id: id, title: title, section: section, statement: statement, reason: reason, origin: origin,
            needs: needs, module: String(fileID.prefix { $0 != "/" }), explanation: explanation,
            body: .relation(relation, oneIn: max(1, share)))
    }
}
