/// How a system of motion moves: values of one type, as ``BarDefinition`` are for bars.
///
/// `hardened` is the one to ship, `published` what was published, defects included; a mutant is the hardened one with
/// one mistake.
public struct MotionRules: Sendable {
    /// The name by which the rules are reported.
    public var name: String

    /// How a scroll view moves.
    public var scrolling: ScrollingRules

    /// How springs move, rest and change their target.
    public var springs: SpringRules

    /// How POP's animations are computed.
    public var pop: PopRules

    /// What a pane makes of touches.
    public var pane: PaneRules

    /// What an animator makes of frames and of changes to its set.
    public var animator: AnimatorRules

    /// How one finger and one inertia move two scrollers.
    public var handOff: HandOffRules

    /// How tall a stretchy header is, and how large its image.
    public var header: HeaderRules

    /// Rules under which every law of motion holds.
    public static let hardened = MotionRules(
        name: "hardened", scrolling: .hardened, springs: .hardened, pop: .hardened, pane: .hardened,
        animator: .hardened,
        handOff: .hardened, header: .hardened)

    /// The rules as they were published.
    public static let published = MotionRules(
        name: "published", scrolling: .published, springs: .published, pop: .hardened, pane: .hardened,
        animator: .hardened,
        handOff: .published, header: .hardened)
}
