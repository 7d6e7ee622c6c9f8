import Motion

/// What kind of header a bar is: how its height comes from the content, and what else it is made to do.
///
/// The kind decides which invariants apply to the bar, and by which closed form it is judged.
///
///     BarDefinition("title", heights: .fixed(44, 96), kind: .largeTitle) { … }
///     BarDefinition("mine", kind: .airBar.without(.expandedState)) { … }
public struct BarKind: Hashable, Sendable {
    /// How the height comes from the content.
    public let rule: HeightRule

    /// What it is made to do.
    package let capabilities: BarCapabilities

    /// The edge of the screen at which it is.
    package let edge: BarEdge

    /// Describes a kind of bar.
    public init(_ rule: HeightRule, capabilities: BarCapabilities, at edge: BarEdge = .top) {
        self.rule = rule
        self.capabilities = capabilities
        self.edge = edge
    }

    /// The reason why there is no such kind, as the end of a sentence; nil if there is one.
    package var flaw: String? {
        if let flaw = rule.flaw { return "\(flaw)" }
        if rule != .followsMovement, capabilities.contains(.fingerLed) {
            return "capability finger-led is that of a bar that follows the movement of the content"
        }
        guard hasCurve else { return nil }
        if let name = capabilities.intersection([.showingInPlace, .staying]).names.first {
            return
                "capability \(name) is that of a bar whose height does not follow the position of the content"
        }
        guard let restingShare, !capabilities.contains(.snapping) else { return nil }
        let flaw = InvalidValue(
            field: HeightRule.shareField, value: restingShare,
            expected: "none: only a bar that snaps rests between its heights")
        return "\(flaw)"
    }

    /// Where between its heights it also rests, as a share of the way from the compact to the normal one; nil if nowhere.
    package var restingShare: Double? {
        if case .followsPosition(_, let share) = rule { share } else { nil }
    }

    /// The height between compact and normal at which a bar of some heights also rests, in points; nil if there is none.
    package func heightBetween(_ heights: BarHeights) -> Double? {
        guard let restingShare, flaw == nil else { return nil }
        return heights.compact + restingShare * (heights.normal - heights.compact)
    }

    /// Whether the height is a function of the content offset, of any form.
    package var hasCurve: Bool { if case .followsPosition = rule { true } else { false } }

    /// Whether the bar has two states, between which the direction of the content decides.
    package var switches: Bool { if case .switches = rule { true } else { false } }

    /// Whether the top inset is the height of the bar, which is at the top.
    package var insetFollows: Bool { edge == .top && capabilities.contains(.insetFollowing) }

    /// Whether an offset of the bar may be off by rounding errors: it has a curve, or sums in an order of its own.
    package var mayRound: Bool { hasCurve || !capabilities.contains(.exactSums) }

    /// The same kind without some capabilities.
    public func without(_ lacking: BarCapabilities) -> BarKind {
        BarKind(rule, capabilities: capabilities.subtracting(lacking), at: edge)
    }

    /// The same kind with further capabilities.
    public func with(_ further: BarCapabilities) -> BarKind {
        BarKind(rule, capabilities: capabilities.union(further), at: edge)
    }

    /// The same kind at the bottom of the screen, without what is about the top of the content.
    ///
    /// There the bar has no expanded state and leaves no gap above the content, and short content need not scroll.
    public var atBottom: BarKind {
        let other = capabilities.subtracting([
            .expandedState, .contentFilling, .indicatorInset, .gapless, .insetFollowing,
        ])
        return BarKind(rule, capabilities: other, at: .bottom)
    }

    /// The expandable bar of this package: three heights, of which the largest is reached by a pull at the top.
    public static let airBar = BarKind(.followsMovement, capabilities: .all)

    /// A bar of two heights that hides when the content scrolls down and comes back when it scrolls up.
    ///
    /// It snaps alone, after the deceleration.
    public static let hidesOnScroll = BarKind(
        .followsMovement,
        capabilities: [
            .snapping, .bounceIgnoring, .insetHandling, .contentFilling, .promptFollowing, .gapless,
        ])

    /// A bar with a large title at the top of its content, and a small one below.
    ///
    /// It snaps with the content, and moves the rest of flings.
    public static let largeTitle = largeTitle(restingAt: nil)

    /// A large title above a search field, which goes first: it also rests at a height between its two.
    ///
    ///     // It rests at 44, 96 and 148 points.
    ///     BarDefinition("search", heights: .fixed(44, 148), kind: .largeTitle(restingAt: 0.5)) { … }
    ///
    /// - Parameter share: where it rests, as a share of the way from the compact to the normal height, more than 0 and
    ///   less than 1; nil for a title without a search field.
    public static func largeTitle(restingAt share: Double?) -> BarKind {
        BarKind(
            .followsPosition(restingAt: share),
            capabilities: [
                .snapping, .contentSnapping, .settlingAtLift, .retargeting, .bounceIgnoring, .insetHandling,
                .contentFilling, .gapless,
            ])
    }

    /// A header that shrinks over the first points of the content and then stays; it does not snap.
    public static let collapsing = BarKind(
        .followsPosition(), capabilities: [.bounceIgnoring, .insetHandling, .gapless])

    /// A header that shrinks like a collapsing one, and stretches as far as content is pulled beyond its top.
    public static let stretchy = BarKind(.followsPosition(), capabilities: [.insetHandling, .gapless])

    /// A header that shrinks more slowly than the content scrolls.
    ///
    /// - Parameter travel: the distance of the content in which it becomes compact, as a multiple of the difference of
    ///   its heights.
    public static func parallax(travel: Double) -> BarKind {
        BarKind(
            .followsPosition(travel: travel), capabilities: [.bounceIgnoring, .insetHandling, .gapless])
    }

    /// A bar that is hidden by a scroll down and shown by a scroll up, as a whole, and shown at the top.
    ///
    /// - Parameters:
    ///   - distance: the distance that decides, in points: what a finger that rests trembles by decides nothing.
    ///   - showing: the distance of a scroll up that decides, in points, where that is another one, as for a bar that is
    ///     hidden at once and comes back when it is asked for.
    ///   - below: the distance from the top, in points, less than which no scroll hides it, and it may be shown whatever
    ///     happens.
    public static func switches(
        after distance: Double, showingAfter showing: Double? = nil, below: Double = 0
    ) -> BarKind {
        BarKind(
            .switches(after: distance, showingAfter: showing ?? distance, below: below),
            capabilities: [.bounceIgnoring, .insetHandling])
    }
}
