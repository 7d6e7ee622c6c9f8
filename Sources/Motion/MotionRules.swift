/// All decisions of the module as closures, grouped by concept, so that a mutant can replace one of them.
///
/// ``hardened`` are the rules to ship. ``published`` are the published ones of scrolling, springs and containers, defects
/// included. A mutant is the hardened rules with one mistake.
public struct MotionRules: Sendable {
    /// The name of the rules in reports.
    public var name: String

    /// The rules of a scroll view's motion.
    public var scrolling: ScrollingRules

    /// The rules by which springs move, come to rest and change their target.
    package var springs: SpringRules

    /// The formulas of POP's animations.
    package var pop: PopRules

    /// The reactions of a pane to touches.
    package var pane: PaneRules

    /// The reactions of an animator to frames and to changes of its set.
    package var animator: AnimatorRules

    /// The container that moves several scrollers under one finger.
    package var container: ContainerDefinition

    /// The command that runs a counterexample again, without its token; nil for the `check` that found it.
    package private(set) var reproducer: String? = "scripts/reproduce"

    /// The rules to ship: every law of motion holds for them.
    public static let hardened = MotionRules(
        name: "hardened", scrolling: .hardened, springs: .hardened, pop: .hardened, pane: .hardened,
        animator: .hardened, container: .pair)

    /// The published rules of scrolling, springs and containers, defects included; the others are the hardened ones.
    public static let published = MotionRules(
        name: "published", scrolling: .published, springs: .published, pop: .hardened, pane: .hardened,
        animator: .hardened, container: .pair(.published))
}

extension MotionRules {
    /// The hardened rules with a container of one's own, under its name.
    public init(_ container: ContainerDefinition) {
        self = .hardened
        name = container.name
        self.container = container
        reproducer = nil
    }

    /// The hardened rules with the bottom sheet as their container.
    package static let sheet = MotionRules(.sheet).reproduced(by: "scripts/reproduce")

    /// The same rules, of which a command runs counterexamples again.
    package func reproduced(by command: String) -> MotionRules {
        var other = self
        other.reproducer = command
        return other
    }
}
