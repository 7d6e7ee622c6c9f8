import Generators
import Motion
import Verification

extension MotionLaw {
    /// The frames of an animator, and its pauses.
    static let animator: [MotionLaw] = [ticksWhatIsThere, pausedWhenEmpty]

    static let ticksWhatIsThere = MotionLaw(
        "D20", "ticks what is there", .springs,
        statement:
            "a frame ticks once, with its duration, each animation that was in the set at its beginning and has not been "
            + "removed since; a frame that is not finite and above 0 ticks none",
        reason: "An animation that was stopped moves the pane once more, under the finger.",
        cases: AnimatorCase.any
    ) { rules, value in
        let ticks = value.run(rules.animator).ticks
        let expected = value.expected().ticks
        guard let index = zip(ticks, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset
        else {
            return .unless(
                "the number of ticks", Double(ticks.count), is: Double(expected.count), within: 0,
                "as many as were due")
        }
        let (tick, due) = (ticks[index], expected[index])
        if tick.frame != due.frame || tick.animation != due.animation {
            return Violation(
                step: index, quantity: "the number of the animation ticked", value: Double(tick.animation),
                expected: "that of the one due", limit: Double(due.animation), measure: .fact,
                place: Double(due.frame + 1))
        }
        return Violation(
            step: index, quantity: "the duration told", value: tick.duration, expected: "that of the frame",
            limit: due.duration, place: Double(due.frame + 1))
    }

    static let pausedWhenEmpty = MotionLaw(
        "D21", "paused when empty", .springs,
        statement: "the clock is stopped if and only if there is no animation",
        reason: "The display is redrawn 120 times a second for nothing, or an animation never begins.",
        cases: AnimatorCase.any
    ) { rules, value in
        let pauses = value.run(rules.animator).pauses
        let expected = value.expected().pauses
        guard let index = pauses.indices.first(where: { pauses[$0] != expected[$0] }) else { return nil }
        return Violation(
            step: index, quantity: "the number of stopped clocks", value: pauses[index] ? 1 : 0,
            expected: "1 only if the set is empty", limit: expected[index] ? 1 : 0, measure: .fact,
            place: Double(index))
    }
}
