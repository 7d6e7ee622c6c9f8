/// What a kind of bar is made to do; an invariant about anything else does not apply to it.
///
/// The hardened bar does all of it. A bar of your own says what it does not do, and what else the app asks of it:
///
///     BarDefinition("mine", kind: .airBar.without(.expandedState)) { … }
public struct BarCapabilities: OptionBits, Hashable, Sendable {
    /// One bit for each capability.
    public let rawValue: UInt32

    /// Makes a set of capabilities from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It has an expanded state, which a pull at the top makes available; only a bar that follows movement has one.
    public static let expandedState = BarCapabilities(rawValue: 1 << 0)

    /// It comes to rest at a supported height when the input stops.
    public static let snapping = BarCapabilities(rawValue: 1 << 1)

    /// A snap moves the content with the bar.
    public static let contentSnapping = BarCapabilities(rawValue: 1 << 2)

    /// It settles when a finger lifts, without waiting for the deceleration to end.
    public static let settlingAtLift = BarCapabilities(rawValue: 1 << 3)

    /// It reports the height at which a snap aims, by ``BarHost/reportSnap(to:)``.
    public static let snapReports = BarCapabilities(rawValue: 1 << 4)

    /// It moves the rest of a fling, so that the bar lands at a supported height.
    public static let retargeting = BarCapabilities(rawValue: 1 << 5)

    /// It stays as it is while the content is out of its range, instead of stretching.
    public static let bounceIgnoring = BarCapabilities(rawValue: 1 << 6)

    /// It takes the insets of a safe area and of a refresh control into account; otherwise there are none.
    public static let insetHandling = BarCapabilities(rawValue: 1 << 7)

    /// It makes content that is short long enough to be scrolled until the bar is compact, by its bottom inset.
    public static let contentFilling = BarCapabilities(rawValue: 1 << 8)

    /// It keeps the scroll indicator below its normal height.
    public static let indicatorInset = BarCapabilities(rawValue: 1 << 9)

    /// It moves with every movement of the content within its edges, at once; without, it may wait for a longer one.
    public static let promptFollowing = BarCapabilities(rawValue: 1 << 10)

    /// It leaves no gap between itself and the content; a height with a curve of its own may leave one.
    public static let gapless = BarCapabilities(rawValue: 1 << 11)

    /// It moves by what the content moves, to the last bit; without, a sum may have been rounded in another order.
    public static let exactSums = BarCapabilities(rawValue: 1 << 12)

    /// It takes other heights while it is in use, as for a text of another size: ``BarEvent/heights(_:)``.
    ///
    /// No kind has it unless it is added: `.airBar.with(.changingHeights)`. Other bars are never told of other heights.
    public static let changingHeights = BarCapabilities(rawValue: 1 << 13)

    /// It snaps on in the direction in which it moved last, by ten points or more, and not to the nearest height.
    ///
    /// No kind has it unless it is added: `.hidesOnScroll.with(.directionalSnapping)`.
    public static let directionalSnapping = BarCapabilities(rawValue: 1 << 14)

    /// The app or the system shows and hides it in place, without the content: ``BarEvent/show(_:)``.
    ///
    /// No kind has it unless it is added: `.hidesOnScroll.with(.showingInPlace)`. Other bars are never told.
    public static let showingInPlace = BarCapabilities(rawValue: 1 << 15)

    /// The app can have it stay at its normal height or taller, as while a screen reader is on: ``BarEvent/stay(_:)``.
    ///
    /// No kind has it unless it is added: `.hidesOnScroll.with(.staying)`. Other bars are never told.
    public static let staying = BarCapabilities(rawValue: 1 << 16)

    /// Its own top inset is its height, so that the section headers of a table are pinned right below it.
    ///
    /// Where the content can be scrolled to is judged as if the inset were that of the largest height at rest, on scroll
    /// views that do not clamp. No kind has it unless it is added: `.hidesOnScroll.with(.insetFollowing)`. The inset of
    /// other bars does not move with them.
    public static let insetFollowing = BarCapabilities(rawValue: 1 << 17)

    /// It moves with a finger only, as one that asks `isTracking` in `scrollViewDidScroll` does: it stays where it is in a
    /// fling and in a scroll of the app, unless it closes a gap; a tap on the status bar shows it.
    ///
    /// No kind has it unless it is added: `.hidesOnScroll.with(.fingerLed)`. Only a bar that follows movement has it.
    public static let fingerLed = BarCapabilities(rawValue: 1 << 18)

    /// What the app asks only of bars that are made for it.
    package static let requests: BarCapabilities = [.changingHeights, .showingInPlace, .staying]

    /// Every capability that a bar may have without being made for it: none of those after ``exactSums``.
    public static let all = BarCapabilities(rawValue: 1 << 13 - 1)

    /// What a bar lacks without the first of these capabilities, in a few words; nil if there are none.
    package var firstLack: String? { Self.table.first { contains($0.capability) }?.lack }

    /// The names of these capabilities, in the order of the table.
    package var names: [String] { Self.table.filter { contains($0.capability) }.map(\.name) }

    /// The number of capabilities that are in one of two sets only.
    func distance(to other: BarCapabilities) -> Int { (rawValue ^ other.rawValue).nonzeroBitCount }

    /// Each capability with its name on a command line, and with what a bar without it does.
    package static let table: [(name: String, capability: BarCapabilities, lack: String)] = [
        ("expanded-state", .expandedState, "has no expanded state"), ("snapping", .snapping, "does not snap"),
        ("content-snapping", .contentSnapping, "snaps without the content"),
        ("settling-at-lift", .settlingAtLift, "settles only after the deceleration"),
        ("snap-reports", .snapReports, "reports no snaps"),
        ("retargeting", .retargeting, "does not retarget flings"),
        ("bounce-ignoring", .bounceIgnoring, "follows a bounce"),
        ("inset-handling", .insetHandling, "handles no safe area"),
        ("content-filling", .contentFilling, "does not fill short content"),
        ("indicator-inset", .indicatorInset, "leaves the scroll indicator alone"),
        ("prompt-following", .promptFollowing, "need not follow at once"),
        ("gapless", .gapless, "may leave a gap"), ("exact-sums", .exactSums, "may round"),
        ("changing-heights", .changingHeights, "keeps its heights"),
        ("directional-snapping", .directionalSnapping, "snaps to the nearest height"),
        ("showing-in-place", .showingInPlace, "is not shown in place"),
        ("staying", .staying, "may always hide"),
        ("inset-following", .insetFollowing, "keeps its inset while it moves"),
        ("finger-led", .fingerLed, "moves without a finger too"),
    ]
}
