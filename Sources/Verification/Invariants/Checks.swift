import AirBarModel
import Generators

/// Invariants, arranged so that checking all of them takes little longer than running a scenario.
///
/// Every step is looked at once, by those that can be broken by what happened there.
public struct Checks: Sendable {
    /// What an invariant has to say of a trace.
    public struct Finding: Sendable {
        /// What is broken.
        public let invariant: Invariant

        /// Where and how.
        public let violation: Violation

        /// The finding as the engine knows failures.
        var failure: Failure { Failure(id: invariant.id, message: violation.description) }
    }

    /// The invariants, in the order of the catalogue.
    public let invariants: [Invariant]

    private let looks: BySigns<Look>
    private let others: [Other]
    private let questions: Questions
    /// Whether only a whole trace can tell that nothing is wrong.
    private let needsTrace: Bool

    /// A look at a step by itself.
    private struct Look {
        let index: Int
        let check: @Sendable (Step) -> Violation?
        /// Whether what it finds is the invariant's violation, and not only a sign of one.
        let isFinding: Bool
    }

    private struct Other {
        let index: Int
        let concerns: EventKinds
        let body: Invariant.Body
    }

    /// What was found so far: the position of the invariant, and its first violation.
    private typealias Found = [(index: Int, violation: Violation)]

    /// Arranges invariants.
    public init(_ invariants: [Invariant] = Catalogue.all) {
        self.invariants = invariants
        var looks: [BySigns<Look>.Entry] = []
        var others: [Other] = []
        var questions = Questions()
        var needsTrace = false
        for (index, invariant) in invariants.enumerated() {
            if let (kinds, requires, check) = invariant.atEveryStep {
                looks.append((kinds, requires, Look(index: index, check: check, isFinding: true)))
                continue
            }
            others.append(Other(index: index, concerns: invariant.concerns, body: invariant.body))
            needsTrace = needsTrace || invariant.body.needsTrace
            for part in invariant.body.parts {
                questions.add(part)
                guard case .now(let kinds, let requires, let measure) = part else { continue }
                looks.append((kinds, requires, Look(index: index, check: measure, isFinding: false)))
            }
        }
        self.looks = BySigns(looks)
        self.others = others
        self.questions = questions
        self.needsTrace = needsTrace || questions.count > Questions.most
    }

    /// The first violation of each invariant that a bar breaks in a scenario, in the order of the invariants.
    ///
    /// - Complexity: O(*n*) in the number of events; each invariant that compares two runs runs a second scenario.
    public func findings(of scenario: Scenario, on rules: BarDefinition) -> [Finding] {
        var found: Found = []
        // A trace is recorded only where more has to be seen than one step after the other.
        guard !needsTrace, rules.accepts(scenario.heights), let configuration = scenario.configuration,
            inspect(scenario, rules.makeBar(configuration), &found)
        else { return findings(in: Trace(of: scenario, on: rules)) }
        inspect(scenario.heights, isAccepted: true, &found)
        return ordered(found)
    }

    /// The first violation of each invariant that is broken in a trace, in the order of the invariants.
    public func findings(in trace: Trace) -> [Finding] {
        var found: Found = []
        inspect(trace.scenario.heights, isAccepted: trace.isAccepted, &found)
        for position in 0..<trace.soundCount { inspect(trace.steps[position], &found) }
        inspect(trace, &found)
        return ordered(found)
    }

    /// The invariants that a step breaks by itself.
    func broken(by step: Step) -> [Invariant] {
        var found: Found = []
        inspect(step, &found)
        return ordered(found).map(\.invariant)
    }

    private func ordered(_ found: Found) -> [Finding] {
        if found.isEmpty { return [] }
        return found.sorted { $0.index < $1.index }.map {
            Finding(invariant: invariants[$0.index], violation: $0.violation)
        }
    }
}

extension Checks {
    /// Looks at every step of a scenario as it is run, and keeps none; says whether that tells all there is to find.
    ///
    /// Specialized, because it is the bar to ship that is run for whole nights.
    @specialized(where B == HardenedBar)
    private func inspect<B: Bar>(_ scenario: Scenario, _ bar: B, _ found: inout Found) -> Bool {
        var bar = bar
        var recorder = Recorder(bar, in: scenario)
        var open = Questions.Open()
        for position in 0...scenario.events.count {
            recorder.advance(&bar, by: scenario.event(at: position), index: position)
            if needsLook(at: recorder.step, open), !inspect(recorder.step, &open, &found) { return false }
        }
        return true
    }

    /// Whether there is anything to look at in a step.
    @inline(__always)
    private func needsLook(at step: Step, _ open: Questions.Open) -> Bool {
        step.signs.contains(.unsound) || looks.areAbout(step.kind, step.signs)
            || questions.concern(step, open)
    }

    private func inspect(_ step: Step, _ open: inout Questions.Open, _ found: inout Found) -> Bool {
        step.finitenessViolation == nil && inspect(step, &found) && !questions.fail(at: step, &open)
    }

    /// Looks at a step by itself; says whether that tells all there is to find in it.
    @discardableResult
    private func inspect(_ step: Step, _ found: inout Found) -> Bool {
        var isAll = true
        looks.visit(step.kind, step.signs) { look in
            guard let violation = look.check(step) else { return }
            if !look.isFinding {
                isAll = false
            } else if !found.contains(where: { $0.index == look.index }) {
                found.append((look.index, violation))
            }
        }
        return isAll
    }

    /// Looks at what is not about steps at all.
    private func inspect(_ heights: BarHeights, isAccepted: Bool, _ found: inout Found) {
        for other in others {
            guard case .heights(let check) = other.body, let violation = check(heights, isAccepted) else {
                continue
            }
            found.append((other.index, violation))
        }
    }

    /// Looks at what is not about single steps.
    private func inspect(_ trace: Trace, _ found: inout Found) {
        for other in others {
            if let violation = other.body.violation(in: trace, concerning: other.concerns) {
                found.append((other.index, violation))
            }
        }
    }
}

extension Invariant {
    /// What it comes to, and where it has to be looked at, if it is about every step by itself.
    var atEveryStep: (kinds: EventKinds, requires: Signs, check: @Sendable (Step) -> Violation?)? {
        switch body {
        case .step(let check): return (concerns, requires, check)
        case .claim(let claim):
            guard case .now(let kinds, let requires, let measure) = claim.onlyPartAtEveryStep else {
                return nil
            }
            return (kinds, requires, measure)
        case .heights, .meaning, .relation, .session: return nil
        }
    }
}

extension Invariant.Body {
    /// What it is made of as steps go by, if it is about more than one.
    fileprivate var parts: [Claim.Part] {
        if case .claim(let claim) = self { claim.partsAtEveryStep ?? [] } else { [] }
    }

    /// Whether steps that go by are not enough to tell that nothing is wrong.
    fileprivate var needsTrace: Bool {
        switch self {
        case .step, .heights, .meaning, .session: false
        case .claim(let claim): claim.partsAtEveryStep == nil
        case .relation: true
        }
    }

    /// What is wrong with a trace that is looked at as a whole.
    fileprivate func violation(in trace: Trace, concerning kinds: EventKinds) -> Violation? {
        switch self {
        case .meaning: trace.last?.finitenessViolation
        case .claim(let claim): trace.kinds.isDisjoint(with: kinds) ? nil : claim.check(trace, 0)
        case .relation(let relation): trace.kinds.isDisjoint(with: kinds) ? nil : relation.check(trace)
        case .session(let check): trace.session.flatMap { $0.isActed ? check($0, trace) : nil }
        case .heights, .step: nil
        }
    }
}
