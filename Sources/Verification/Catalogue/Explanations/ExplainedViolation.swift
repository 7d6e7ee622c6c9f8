import AirBarModel

/// A violation with the step at which it was found, from which an invariant says in words what was wrong.
///
///     explanation: { "but its normal height is \($0.points($0.step.configuration.normal))" }
public struct ExplainedViolation: Sendable {
    /// The violation.
    public let violation: Violation

    /// The run in which it was found.
    package let trace: Trace

    /// How numbers are shown.
    package let numbers: NumberFormat

    /// The step at which the violation was found.
    ///
    /// An explanation is asked only for a violation at a step of the trace, or of heights, which have no steps.
    public var step: Step { trace[violation.step] }

    /// A distance in points, such as "1 pt".
    public func points(_ distance: Double) -> String { numbers.points(distance.magnitude) }

    /// The height of a bar of an offset in points, such as "its normal height (200 pt)", or "199 pt".
    public func height(_ offset: Double) -> String { numbers.height(offset, of: step.configuration) }

    /// The distance between what was measured and its limit, in points.
    var difference: String { points(violation.value - violation.limit) }

    /// What was measured.
    var value: String { numbers.text(violation.value + 0) }

    /// What it should have been, or its bound.
    var limit: String { numbers.text(violation.limit + 0) }

    /// That a violation is no larger than sums of the step's lengths round, as they do in another order; else empty.
    fileprivate var roundingRemark: String {
        guard let excess = violation.excess, excess > 0, excess < 1e-6, excess <= 16 * step.lengthSum.ulp
        else {
            return ""
        }
        return " (by less than a millionth of a point, as sums in another order round)"
    }

    /// Whether the name of what was measured contains some words.
    func measures(_ words: String) -> Bool { "\(violation.quantity)".contains(words) }

    /// A clause for any violation: "but the bar's offset was -201, expected at least −n (-200)".
    public var measurement: String {
        "but \(violation.quantity) was \(value), expected \(violation.expected) (\(limit))"
    }
}

extension Invariant {
    /// Says what was wrong at a step, as the end of a sentence that says what happened and what the bar did.
    ///
    /// It is a clause in the past tense about the bar, as "it", without a full stop: "but a bounce should not move it".
    /// For an invariant that judges a session when it is over, it is a sentence about its end.
    public typealias Explanation = @Sendable (ExplainedViolation) -> String

    /// A violation in one sentence: what happened, what the bar did, and what was wrong with that.
    ///
    /// - Parameters:
    ///   - violation: a violation of the invariant.
    ///   - trace: the run in which it was found.
    ///   - numbers: how numbers are shown.
    ///   - event: what happened at the step, if its event does not say it.
    func explanation(
        of violation: Violation, in trace: Trace, _ numbers: NumberFormat, event: String? = nil
    ) -> String {
        let explained = ExplainedViolation(violation: violation, trace: trace, numbers: numbers)
        let sentence: String
        if case .heights = body {
            sentence =
                "a bar of \(trace.heights(numbers)) \(trace.isAccepted ? "was accepted" : "was refused"), "
                + explanation(explained)
        } else if !trace.indices.contains(violation.step) {
            sentence = violation.text(numbers)
        } else if case .session = body {
            sentence = "at the end of the session, \(explanation(explained))"
        } else {
            let step = StepDescription(step: trace[violation.step], numbers: numbers)
            sentence =
                "\(beginning(of: violation, in: trace, step, event)); \(step.reaction), \(explanation(explained))"
                + explained.roundingRemark
        }
        return sentence.prefix(1).uppercased() + sentence.dropFirst() + "."
    }

    /// What happened at the step, after what happened at the one from which on the violated requirement was in force.
    private func beginning(
        of violation: Violation, in trace: Trace, _ last: StepDescription, _ event: String?
    ) -> String {
        let event = event ?? last.event
        guard case .formula(let formula) = body, let opening = formula.opening(of: violation, in: trace)
        else { return event }
        let first = StepDescription(step: opening, numbers: last.numbers)
        return "at step \(opening.index) \(first.event), and at step \(violation.step) \(event)"
    }
}

extension Trace {
    /// The heights of the bar, with their names.
    fileprivate func heights(_ numbers: NumberFormat) -> String {
        let heights = scenario.heights
        return
            "compact height \(numbers.points(heights.compact)), normal height \(numbers.points(heights.normal)) "
            + "and expanded height \(numbers.points(heights.expanded))"
    }
}
