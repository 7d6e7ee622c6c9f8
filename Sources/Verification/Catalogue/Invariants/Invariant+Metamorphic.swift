extension Invariant {
    /// M1: how often the scroll view reports does not matter.
    ///
    /// Two moves stand for any number of them: a path in more is one in two, taken again.
    public static let split = Invariant(
        id: "M1", title: "split", section: .metamorphic,
        statement:
            "one move, or the same monotone path in two moves: same o; exactly where sums are exact, and until "
            + "the first decision within 8 ulps a step of the largest length elsewhere",
        reason: "The bar behaves differently on a busy device.",
        origin: [], body: .relation(.splitMoves))

    /// M2: nor does the frame rate.
    public static let frameRate = Invariant(
        id: "M2", title: "frame rate", section: .metamorphic,
        statement:
            "the same motion sampled at any rates that all contain its turning points and the other events: "
            + "same o there, with the exactness of M1",
        reason: "The bar behaves differently at 60 and at 120 Hz.",
        origin: [],
        justification:
            "It is M1 backwards; it stays because it leaves out frames that somebody recorded, and not only halves.",
        body: .relation(.fewerFrames))

    /// M3: where zero is does not matter.
    public static let translation = Invariant(
        id: "M3", title: "translation", section: .metamorphic,
        statement: "y, top and end shifted together: same o",
        reason: "The bar behaves differently below a notch.",
        origin: [], body: .relation(.shifted))

    /// M4: how long a point is does not matter.
    ///
    /// By a factor of two nothing is rounded; of other factors a length that is in the rules differs no less.
    public static let scale = Invariant(
        id: "M4", title: "scale", section: .metamorphic,
        statement: "all lengths, tolerances and velocities times 2: everything times 2, bit for bit",
        reason: "There is a length in the rules that nobody can configure.",
        origin: [], body: .relation(.doubled))

    /// M5: what is moved back is back.
    public static let reversal = Invariant(
        id: "M5", title: "reversal", section: .metamorphic,
        statement:
            "with A unchanged, down and back up with nothing clamped returns exactly; clamped, it obeys the "
            + "closed form of each leg",
        reason: "Wiggling a finger walks the bar away.",
        origin: [], body: .relation(.takenBack))

    /// M6: nothing else plays a role.
    public static let determinism = Invariant(
        id: "M6", title: "determinism", section: .metamorphic,
        statement: "the same scenario twice: the same trace, bit for bit",
        reason: "A failure cannot be shown again.",
        origin: [],
        holdsForPublished: true,
        justification:
            "Any two runs differ for a bar that is not deterministic; it stays because it says why.",
        body: .relation(.again))

    /// M7: telling twice is telling once.
    public static let stutter = Invariant(
        id: "M7", title: "stutter", section: .metamorphic,
        statement: "an event repeated changes nothing",
        reason: "A second observer, or a second layout pass, moves the bar.",
        origin: [], body: .relation(.stutter))

    /// M8: bars do not drift apart.
    public static let nonExpansive = Invariant(
        id: "M8", title: "non-expansive", section: .metamorphic,
        statement: "two bars fed the same scroll events with the same A never move apart",
        reason: "A difference too small to see grows into one that is seen.",
        origin: [],
        holdsForPublished: true,
        justification:
            "It follows from S8 and S9 for every bar that obeys those; it stays for bars with a reducer of another shape.",
        body: .relation(.anotherBar))
}
