/// How a system of motion moves: values of one type, as ``BarRules`` are for bars.
///
/// `hardened` is the one to ship, `published` what was published, defects included; a mutant is the hardened one with
/// one mistake.
public struct MotionRules: Sendable {
    /// The name by which the rules are reported.
    public var name: String

    /// How a scroll view moves.
    public var scrolling: ScrollingRules

    /// How tall a stretchy header is.
    public var header: HeaderRules

    /// Rules under which every law of motion holds.
    public static let hardened = MotionRules(name: "hardened", scrolling: .hardened, header: .hardened)

    /// The rules as they were published.
    public static let published = MotionRules(name: "published", scrolling: .published, header: .hardened)
}
