import AirBarModel

/// A set of kinds of events, such as those that an invariant applies to.
public struct EventKinds: OptionBits, Hashable, Sendable {
    /// One bit for each kind.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The content moved under a finger or by itself.
    public static let motion = EventKinds(rawValue: 1 << 0)
    /// A programme scrolled the content.
    public static let programmatic = EventKinds(rawValue: 1 << 1)
    /// The scroll view scrolled to its top.
    public static let toTop = EventKinds(rawValue: 1 << 2)
    /// The content moved sideways.
    public static let horizontal = EventKinds(rawValue: 1 << 3)
    /// The content moved, and the bar was not notified.
    public static let lost = EventKinds(rawValue: 1 << 4)
    /// A pan began.
    public static let began = EventKinds(rawValue: 1 << 5)
    /// A pan continued, or its recogniser is still in the state `possible`.
    public static let changed = EventKinds(rawValue: 1 << 6)
    /// A pan ended while the finger was not moving.
    public static let ended = EventKinds(rawValue: 1 << 7)
    /// A pan was cancelled.
    public static let cancelled = EventKinds(rawValue: 1 << 8)
    /// A pan failed.
    public static let failed = EventKinds(rawValue: 1 << 9)
    /// A pan ended while the finger was moving.
    public static let release = EventKinds(rawValue: 1 << 10)
    /// The scroll view came to rest.
    public static let idle = EventKinds(rawValue: 1 << 11)
    /// The height of the content changed.
    public static let content = EventKinds(rawValue: 1 << 12)
    /// The height of the frame changed.
    public static let frame = EventKinds(rawValue: 1 << 13)
    /// The safe area changed.
    public static let safeArea = EventKinds(rawValue: 1 << 14)
    /// A refresh control began or ended.
    public static let refresh = EventKinds(rawValue: 1 << 15)
    /// The app's own bottom inset changed.
    public static let bottomInset = EventKinds(rawValue: 1 << 16)
    /// Bouncing was turned on or off.
    public static let bounces = EventKinds(rawValue: 1 << 17)
    /// Another scroll view was bound.
    public static let bind = EventKinds(rawValue: 1 << 18)
    /// The app requested the expanded height.
    public static let expand = EventKinds(rawValue: 1 << 19)
    /// The app requested the normal height.
    public static let collapse = EventKinds(rawValue: 1 << 20)
    /// The app gave the bar other heights.
    public static let heights = EventKinds(rawValue: 1 << 21)
    /// The bar was shown in place.
    public static let show = EventKinds(rawValue: 1 << 22)
    /// The bar was hidden in place.
    public static let hide = EventKinds(rawValue: 1 << 23)
    /// The bar was told to stay.
    public static let stay = EventKinds(rawValue: 1 << 24)
    /// The bar was told that it may hide again.
    public static let stayEnded = EventKinds(rawValue: 1 << 25)

    /// Every event that notifies the bar of a scroll.
    public static let scrolls: EventKinds = [.motion, .programmatic, .toTop, .horizontal]
    /// Every event at which the input stops or may stop: a release stops it if it is slow.
    package static let stops: EventKinds = [.ended, .cancelled, .failed, .release, .idle]
    /// Every event that tells of a length.
    package static let lengths: EventKinds = [.content, .frame, .safeArea, .refresh, .bottomInset, .heights]
    /// All kinds.
    public static let all = EventKinds(rawValue: (1 << UInt32(count)) - 1)
    /// The number of kinds.
    static let count = 26
    /// Every event that the bar is notified of.
    public static let notified = EventKinds.all.subtracting(.lost)
}

extension EventKinds {
    /// The position of a single kind among all kinds, from 0.
    @inline(__always)
    var position: Int { rawValue.trailingZeroBitCount }

    /// The names of the kinds.
    var names: [String] {
        let all = [
            "motion", "programmatic scroll", "scroll to top", "horizontal scroll", "lost notification",
            "pan began", "pan changed", "pan ended", "pan cancelled", "pan failed", "release", "idle",
            "content height", "frame height", "safe area", "refresh control", "bottom inset", "bounces",
            "binding", "expand", "collapse", "heights", "show", "hide", "stay",
            "stay ended",
        ]
        return all.indices.filter { contains(EventKinds(rawValue: 1 << UInt32($0))) }.map { all[$0] }
    }
}

extension BarEvent {
    /// The kind of the event.
    @inline(__always)
    public var kind: EventKinds {
        switch self {
        case .contentOffset: .motion
        case .scroll: .programmatic
        case .scrollToTop: .toTop
        case .horizontalScroll: .horizontal
        case .lostContentOffset: .lost
        case .pan(.began): .began
        case .pan(.changed), .pan(.possible): .changed
        case .pan(.ended): .ended
        case .pan(.cancelled): .cancelled
        case .pan(.failed): .failed
        case .release: .release
        case .idle: .idle
        case .contentHeight: .content
        case .frameHeight: .frame
        case .safeArea: .safeArea
        case .refreshInset: .refresh
        case .bottomInset: .bottomInset
        case .bounces: .bounces
        case .scrollView: .bind
        case .expand(true): .expand
        case .expand(false): .collapse
        case .heights: .heights
        case .show(true): .show
        case .show(false): .hide
        case .stay(true): .stay
        case .stay(false): .stayEnded
        }
    }
}
