/// Something said of a trace from one of its steps on: small temporal logic over finite traces.
///
/// A claim that a trace ends too early to decide holds. A claim that fails names the step and the values that do.
public struct Claim: Sendable {
    /// The first violation in a trace, seen from a step.
    let check: @Sendable (Trace, Int) -> Violation?

    /// What the claim is made of, as it is seen from one step; nothing if only the whole trace can tell.
    private var parts: [Part]?

    /// What the claim is made of where it is about every step; nothing if only the whole trace can tell.
    private(set) var partsAtEveryStep: [Part]?

    private init(
        parts: [Part]? = nil, atEveryStep: [Part]? = nil,
        _ check: @escaping @Sendable (Trace, Int) -> Violation?
    ) {
        self.check = check
        self.parts = parts
        partsAtEveryStep = atEveryStep
    }

    /// Something is true of the step itself.
    ///
    /// - Parameter requires: the signs that there are where it is not, if it is always claimed of steps of kinds that
    ///   these signs are looked for at.
    static func now(
        requires: Signs = [], _ measure: @escaping @Sendable (Step) -> Violation?
    ) -> Claim {
        Claim(parts: [.now(.all, requires: requires, measure)]) { trace, start in
            measure(trace.steps[start])
        }
    }

    /// A claim holds from every step on.
    static func always(_ claim: Claim) -> Claim {
        Claim(atEveryStep: claim.parts) { trace, start in
            for step in start..<trace.soundCount {
                if let violation = claim.check(trace, step) { return violation }
            }
            return nil
        }
    }

    /// Where a condition is met, a claim holds.
    static func whenever(_ condition: Condition, _ claim: Claim) -> Claim {
        Claim(parts: claim.parts?.map { $0.whenever(condition) }) { trace, start in
            condition.isMet(by: trace.steps[start]) ? claim.check(trace, start) : nil
        }
    }

    /// A claim holds at every step after this one, up to but without the first that meets a condition.
    static func until(_ condition: Condition, _ claim: Claim) -> Claim {
        let part = claim.measure.map { measure in
            Part.later(.all, opens: { _ in true }) { step in
                if condition.isMet(by: step) { return .settled }
                return measure(step) == nil ? .open : .failed
            }
        }
        return Claim(parts: part.map { [$0] }) { trace, start in
            for step in (start + 1)..<max(start + 1, trace.soundCount) {
                if condition.isMet(by: trace.steps[step]) { return nil }
                if let violation = claim.check(trace, step) { return violation }
            }
            return nil
        }
    }

    /// This step and the first after it that meets a condition agree, unless another condition is met before.
    static func atNext(
        _ condition: Condition, unless excuse: Condition,
        _ compare: @escaping @Sendable (_ step: Step, _ next: Step) -> Violation?
    ) -> Claim {
        Claim { trace, start in
            for next in trace.steps[..<trace.soundCount].dropFirst(start + 1) {
                if condition.isMet(by: next) { return compare(trace.steps[start], next) }
                if excuse.isMet(by: next) { return nil }
            }
            return nil
        }
    }

    /// A claim holds at some step after this one, at the latest at the first that meets a condition, unless another
    /// condition is met before.
    ///
    /// What is wrong is told of the last step at which it could have held.
    static func eventually(
        within deadline: Condition, unless excuse: Condition, _ claim: Claim
    ) -> Claim {
        let part = claim.measure.map { measure in
            Part.later(.all, opens: { _ in true }) { step in
                if excuse.isMet(by: step) || measure(step) == nil { return .settled }
                return deadline.isMet(by: step) ? .failed : .open
            }
        }
        return Claim(parts: part.map { [$0] }) { trace, start in
            for step in (start + 1)..<max(start + 1, trace.soundCount) {
                if excuse.isMet(by: trace.steps[step]) { return nil }
                let violation = claim.check(trace, step)
                if violation == nil || deadline.isMet(by: trace.steps[step]) { return violation }
            }
            return nil
        }
    }

    /// Two claims hold.
    static func both(_ one: Claim, _ other: Claim) -> Claim {
        Claim(
            parts: one.parts.flatMap { parts in other.parts.map { parts + $0 } },
            atEveryStep: one.partsAtEveryStep.flatMap { parts in other.partsAtEveryStep.map { parts + $0 } }
        ) { trace, start in
            one.check(trace, start) ?? other.check(trace, start)
        }
    }

    /// What the claim measures, if it is about the step itself and nothing later.
    private var measure: (@Sendable (Step) -> Violation?)? {
        guard let parts, parts.count == 1, case .now(_, _, let measure) = parts[0] else { return nil }
        return measure
    }

    /// What the claim is made of, if that is one thing, of every step by itself.
    var onlyPartAtEveryStep: Part? {
        partsAtEveryStep.flatMap { $0.count == 1 ? $0[0] : nil }
    }
}

/// What a step may meet.
struct Condition: Sendable {
    /// The kinds of the steps that may meet it.
    let kinds: EventKinds
    private let isTrue: @Sendable (Step) -> Bool

    /// A step of certain kinds of which something is true.
    init(
        _ kinds: EventKinds, _ isTrue: @escaping @Sendable (Step) -> Bool = { _ in true }
    ) {
        self.kinds = kinds
        self.isTrue = isTrue
    }

    func isMet(by step: Step) -> Bool {
        !step.kind.isDisjoint(with: kinds) && isTrue(step)
    }
}
