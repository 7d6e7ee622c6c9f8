/// A right bar of each kind but that of ``BarDefinition/hardened``, of which every entry of the catalogue holds that is about
/// its kind.
public enum RightBars {
    /// A bar that hides while the content scrolls down.
    public static let hiding = define("hiding", .hidesOnScroll) { HidingBar($0) }

    /// A bar that hides while the content scrolls down, and at rest goes on as it moved last.
    public static let directional = define("directional", .hidesOnScroll.with(.directionalSnapping)) {
        HidingBar($0, snapsByDirection: true)
    }

    /// A bar that hides while the content scrolls down, above section headers that are pinned below it.
    public static let sectioned = define("sectioned", .hidesOnScroll.with(.insetFollowing)) {
        HidingBar($0, insetFollows: true)
    }

    /// A bar that hides while a finger scrolls the content down, and stays in flings and in scrolls of the app.
    public static let fingerLed = define("finger-led", .hidesOnScroll.with(.fingerLed)) {
        HidingBar($0, isFingerLed: true)
    }

    /// A bar with a large title.
    public static let largeTitle = define("large-title", .largeTitle) { LargeTitleBar($0) }

    /// A bar with a large title above a search field, which goes first: it also rests half way between its heights.
    public static let searchTitle = searchTitle(restingAt: 0.5)

    /// A header that shrinks over the first points of the content and then stays.
    public static let collapsing = define("collapsing", .collapsing) { CollapsingBar($0) }

    /// A header that grows while the content is pulled beyond its top.
    public static let stretchy = define("stretchy", .stretchy) { CollapsingBar($0, isStretchy: true) }

    /// A header that shrinks half as fast as the content scrolls.
    public static let parallax = define("parallax", .parallax(travel: 2)) { CollapsingBar($0, travel: 2) }

    /// A bar that is hidden and shown as a whole, by ten points of a scroll.
    public static let switching = define("switching", .switches(after: 10)) { SwitchingBar($0, after: 10) }

    /// A bar at the bottom of the screen that hides while the content scrolls down.
    public static let bottomHiding = define("bottom-hiding", .hidesOnScroll.atBottom) {
        HidingBar($0, at: .bottom)
    }

    /// A bar at the bottom of the screen that is hidden and shown as a whole, by ten points of a scroll.
    public static let bottomSwitching = define("bottom-switching", .switches(after: 10).atBottom) {
        SwitchingBar($0, after: 10, at: .bottom)
    }

    /// All of them.
    package static let all = [
        hiding, directional, sectioned, fingerLed, largeTitle, searchTitle, collapsing, stretchy, parallax,
        switching,
        bottomHiding, bottomSwitching,
    ]

    /// The right bar to compare a bar of a kind with, of the numbers of that kind.
    ///
    ///     RightBars.like(.switches(after: 40)).name    // "switching"
    package static func like(_ kind: BarKind) -> BarDefinition {
        let can = kind.capabilities
        return switch kind.rule {
        case .followsMovement:
            if kind.edge == .bottom || can.contains(.fingerLed)
                || can.isDisjoint(with: [.expandedState, .contentSnapping, .settlingAtLift])
            {
                hiding(kind)
            } else {
                .hardened
            }
        case .followsPosition(let travel, let share):
            if can.contains(.snapping) {
                share.map(searchTitle) ?? largeTitle
            } else {
                collapsing(kind, travel: travel)
            }
        case .switches(let distance, let showing, let below):
            define(kind.edge == .top ? "switching" : "bottom-switching", kind) {
                SwitchingBar($0, after: distance, showingAfter: showing, below: below, at: kind.edge)
            }
        }
    }

    private static func searchTitle(restingAt share: Double) -> BarDefinition {
        define("search-title", .largeTitle(restingAt: share)) { LargeTitleBar($0, restingAt: share) }
    }

    private static func hiding(_ kind: BarKind) -> BarDefinition {
        let further = kind.capabilities.intersection([.directionalSnapping, .insetFollowing, .fingerLed])
        let plain = (kind.edge == .top ? BarKind.hidesOnScroll : .hidesOnScroll.atBottom).with(further)
        if let bar = all.first(where: { $0.kind.without(.requests) == plain }) { return bar }
        return define(plain.name ?? "hiding", plain) {
            HidingBar(
                $0, at: plain.edge, snapsByDirection: further.contains(.directionalSnapping),
                insetFollows: plain.insetFollows, isFingerLed: further.contains(.fingerLed))
        }
    }

    private static func collapsing(_ kind: BarKind, travel: Double) -> BarDefinition {
        let isStretchy = !kind.capabilities.contains(.bounceIgnoring)
        let follows = kind.insetFollows
        let plain: BarKind = isStretchy ? .stretchy : .parallax(travel: travel)
        let name = isStretchy ? "stretchy" : travel == 1 ? "collapsing" : "parallax"
        return define(name, follows ? plain.with(.insetFollowing) : plain) {
            CollapsingBar($0, travel: travel, isStretchy: isStretchy, insetFollows: follows)
        }
    }

    private static func define(
        _ name: String, _ kind: BarKind, makeBar: @escaping @Sendable (BarConfiguration) -> any Bar
    ) -> BarDefinition {
        // Where the content is decides how tall a bar is that follows position, and nobody else does.
        let requests: BarCapabilities = kind.hasCurve ? .changingHeights : .requests
        return BarDefinition(name, kind: kind.with(requests), makeBar: makeBar).reproduced(
            by: BarDefinition.ownReproducer)
    }
}
