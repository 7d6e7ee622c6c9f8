/// Something said of a trace from one of its steps on: small temporal logic over finite traces.
///
/// A claim that a trace ends too early to decide holds. A claim that fails names the step and the values that do.
public struct Claim: Sendable {
    /// The first violation in a trace, seen from a step.
    let check: @Sendable (Trace, Int) -> Violation?

    /// What the claim comes to, if it is about the step itself and nothing later.
    private(set) var atStep: (@Sendable (Step) -> Violation?)?

    /// What the claim comes to, if it is about every step by itself.
    private(set) var atEveryStep: (@Sendable (Step) -> Violation?)?

    private init(_ check: @escaping @Sendable (Trace, Int) -> Violation?) { self.check = check }

    /// Something is true of the step itself.
    static func now(_ measure: @escaping @Sendable (Step) -> Violation?) -> Claim {
        var claim = Claim { trace, start in measure(trace.steps[start]) }
        claim.atStep = measure
        return claim
    }

    /// A claim holds from every step on.
    static func always(_ claim: Claim) -> Claim {
        var always = Claim { trace, start in
            for step in start..<trace.soundCount {
                if let violation = claim.check(trace, step) { return violation }
            }
            return nil
        }
        always.atEveryStep = claim.atStep
        return always
    }

    /// Where a condition is met, a claim holds.
    static func whenever(_ condition: Condition, _ claim: Claim) -> Claim {
        var whenever = Claim { trace, start in
            condition.isMet(by: trace.steps[start]) ? claim.check(trace, start) : nil
        }
        if let atStep = claim.atStep {
            whenever.atStep = { step in condition.isMet(by: step) ? atStep(step) : nil }
        }
        return whenever
    }

    /// A claim holds at every step after this one, up to but without the first that meets a condition.
    static func until(_ condition: Condition, _ claim: Claim) -> Claim {
        Claim { trace, start in
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
        Claim { trace, start in
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
        Claim { trace, start in one.check(trace, start) ?? other.check(trace, start) }
    }
}

/// What a step may meet.
struct Condition: Sendable {
    private let kinds: EventKinds
    private let isTrue: @Sendable (Step) -> Bool

    /// A step of certain kinds of which something is true.
    init(_ kinds: EventKinds, _ isTrue: @escaping @Sendable (Step) -> Bool = { _ in true }) {
        self.kinds = kinds
        self.isTrue = isTrue
    }

    func isMet(by step: Step) -> Bool { !step.kind.isDisjoint(with: kinds) && isTrue(step) }
}
