import Generators
import Motion
import Verification

extension MotionLaw {
    /// What an animator makes of its set.
    static let animator: [MotionLaw] = [ticksWhatIsThere, pausedWhenEmpty]

    static let ticksWhatIsThere = MotionLaw(
        "D20", "ticks what is there", .springs,
        statement:
            "a frame ticks once, with its duration, what was in the set when it began and was not removed since; "
            + "one that is not above 0 or not finite ticks nothing",
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
                expected: "that of the one due", limit: Double(due.animation))
        }
        return Violation(
            step: index, quantity: "the duration told", value: tick.duration, expected: "that of the frame",
            limit: due.duration)
    }

    static let pausedWhenEmpty = MotionLaw(
        "D21", "paused when empty", .springs,
        statement: "the clock stands still if, and only if, there is nothing to animate",
        reason: "The display is redrawn 120 times a second for nothing, or an animation never begins.",
        cases: AnimatorCase.any
    ) { rules, value in
        let pauses = value.run(rules.animator).pauses
        let expected = value.expected().pauses
        guard let index = pauses.indices.first(where: { pauses[$0] != expected[$0] }) else { return nil }
        return Violation(
            step: index, quantity: "the clock, 1 if it stands still,", value: pauses[index] ? 1 : 0,
            expected: "standing still only if the set is empty", limit: expected[index] ? 1 : 0)
    }
}
