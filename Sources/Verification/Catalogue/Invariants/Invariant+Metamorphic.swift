extension Invariant {
    /// M1: the number of notifications for a movement has no effect.
    ///
    /// A split in two suffices: a split in more parts is a repetition of it.
    package static let split = Invariant(
        id: "M1", title: "split", section: .metamorphic,
        statement:
            "one move, or the same monotone path in two moves: same o; exactly where sums are exact; "
            + "elsewhere, until the first decision, within 8 ulps of the largest length per step",
        reason: "The bar behaves differently on a busy device.",
        origin: [], rules: [.movement, .position],
        explanation: { $0.otherHeightClause("with the same movement in two parts") },
        body: .relation(.splitMoves))

    /// M2: the frame rate has no effect.
    package static let frameRate = Invariant(
        id: "M2", title: "frame rate", section: .metamorphic,
        statement:
            "the same motion sampled at any rates that all contain its turning points and the other events: "
            + "same o there, with the exactness of M1",
        reason: "The bar behaves differently at 60 and at 120 Hz.",
        origin: [],
        justification:
            "It is the reverse of M1; it stays because it leaves out any of the given frames, and not only halves.",
        rules: [.movement, .position],
        explanation: { $0.otherHeightClause("at a lower frame rate") },
        body: .relation(.fewerFrames, oneIn: 16))

    /// M3: the origin of content offsets has no effect.
    package static let translation = Invariant(
        id: "M3", title: "translation", section: .metamorphic,
        statement: "y, top and end shifted together: same o, but for rounding of a bar that may round",
        reason: "The bar behaves differently below a notch.",
        origin: [], needs: .insetHandling, needsExactHeights: true,
        explanation: { $0.otherHeightClause("with the safe area larger and everything lower by as much") },
        body: .relation(.shifted))

    /// M4: the unit of length has no effect.
    ///
    /// The factor is 2, because it rounds nothing. A constant length in the bar shows with every factor. What a bar waits for
    /// before it follows is a constant, and so are tolerances of its own.
    package static let scale = Invariant(
        id: "M4", title: "scale", section: .metamorphic,
        statement: "all lengths, tolerances and velocities times 2: everything times 2, bit for bit",
        reason: "The bar contains a constant length that cannot be configured.",
        origin: [], needsOfMovement: .promptFollowing, rules: [.movement, .position], needsOtherHeights: true,
        explanation: { $0.doubledClause },
        body: .relation(.doubled))

    /// M5: a movement and its reversal restore the bar.
    package static let reversal = Invariant(
        id: "M5", title: "reversal", section: .metamorphic,
        statement:
            "with A unchanged, down and back up returns o exactly if nothing is clamped; if something is, each leg "
            + "obeys its closed form",
        reason: "A finger that moves up and down moves the bar away step by step.",
        origin: [], needs: [.promptFollowing, .bounceIgnoring], rules: .movement,
        explanation: { $0.otherHeightClause("with the movement taken back") },
        body: .relation(.takenBack))

    /// M6: the same events have the same effect.
    public static let determinism = Invariant(
        id: "M6", title: "determinism", section: .metamorphic,
        statement: "the same scenario twice: the same trace, bit for bit",
        reason: "A failure cannot be reproduced.",
        origin: [],
        holdsForPublished: true,
        justification:
            "A bar that is not deterministic breaks other relations too; it stays because it names the cause.",
        effects: ["L2", "M1", "M2", "M3", "M4", "M5", "M7", "M8", "M10"],
        explanation: { $0.differenceClause("in a second run of the same events") },
        body: .relation(.again, oneIn: 32))

    /// M7: a repeated event has no effect.
    package static let stutter = Invariant(
        id: "M7", title: "stutter", section: .metamorphic,
        statement: "an event repeated changes nothing",
        reason: "A second observer, or a second layout pass, moves the bar.",
        origin: [],
        explanation: { $0.differenceClause("with the event repeated") },
        body: .relation(.stutter))

    /// M8: the distance between two bars does not grow.
    package static let nonExpansive = Invariant(
        id: "M8", title: "non-expansive", section: .metamorphic,
        statement: "two bars with the same A never move apart on the same scroll events",
        reason: "A difference too small to see grows until it is visible.",
        origin: [],
        holdsForPublished: true,
        justification:
            "S8 and S9 imply it; it stays for bars whose reducer has another form.",
        needs: .bounceIgnoring, needsOfMovement: .promptFollowing, rules: [.movement, .position],
        explanation: {
            "and so was \($0.points($0.violation.value)) from another bar on the same scroll, where it was \($0.points($0.violation.limit)) before"
        },
        body: .relation(.anotherBar, oneIn: 32))

    /// M10: a lost notification is made up for before the next event.
    package static let lostNotification = Invariant(
        id: "M10", title: "lost notification", section: .metamorphic,
        statement:
            "a content offset that was not notified, and then an event other than a scroll to elsewhere or a binding: "
            + "the same as if it had been notified",
        reason: "A notification that a busy device drops leaves the bar where the content is not.",
        origin: [], excludes: .fingerLed, leastEvents: .losses,
        explanation: { $0.differenceClause("with the lost notification made up for") },
        body: .relation(.notifiedInTime, oneIn: 2))
}
