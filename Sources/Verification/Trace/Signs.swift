/// What a glance at a step tells: whatever could be a sign that an invariant is broken there.
///
/// To look whether an invariant is broken takes its tolerances, its exceptions and its words. A glance takes none of
/// that: it finds that all is exactly as it should be, as it nearly always is on a good bar, or it does not. So each
/// invariant says which signs there are where it is broken first, and is looked at only there.
struct Signs: OptionSet, Hashable, Sendable {
    let rawValue: UInt32

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bar is not exactly where a scroll would have it, or the event is none.
    static let astray = Signs(rawValue: 1 << 0)
    /// The bar moved the content, or moved itself otherwise than a scroll would have it.
    static let wilful = Signs(rawValue: 1 << 1)
    /// The bar told or is at an offset that is out of bounds.
    static let outOfBounds = Signs(rawValue: 1 << 2)
    /// The input stopped, and the bar is not exactly on a detent that is supported.
    static let adrift = Signs(rawValue: 1 << 3)
    /// The bar grew past normal, and not with the content at its top.
    static let opened = Signs(rawValue: 1 << 4)
    /// The expanded state became available, and not by a pan that began at the top.
    static let offered = Signs(rawValue: 1 << 5)
    /// A pan began at the top, and the expanded state is not available.
    static let withheld = Signs(rawValue: 1 << 6)
    /// The app asked for a height, and the bar is not exactly so with the content exactly at its top.
    static let disobedient = Signs(rawValue: 1 << 7)
    /// The content got a height, and something moved or changed.
    static let disturbed = Signs(rawValue: 1 << 8)
    /// There is a gap between the bar and the content that is more than a quiet snap.
    static let apart = Signs(rawValue: 1 << 9)
    /// The bar came to rest and moved the content out of its range, farther than itself, or for a quiet snap.
    static let pushed = Signs(rawValue: 1 << 10)
    /// The bar moved, or moved the content, though it had come to rest.
    static let restless = Signs(rawValue: 1 << 11)
    /// The bar aimed, or can be taken to have, at another place than the detent nearest to where it came to rest.
    static let misaimed = Signs(rawValue: 1 << 12)
    /// The bar is not where it aimed.
    static let missed = Signs(rawValue: 1 << 13)
    /// The bar had a deceleration end elsewhere.
    static let retargeted = Signs(rawValue: 1 << 14)
    /// The limits changed: whether the expanded state is available, or something about the scroll view but its offset.
    static let refitted = Signs(rawValue: 1 << 15)
    /// The limits changed, and from the top to the end is not exactly as far as it has to be.
    static let misfitted = Signs(rawValue: 1 << 16)
    /// The limits changed, and the bar's own top inset is not exactly what it was.
    static let shifted = Signs(rawValue: 1 << 17)
    /// The progress changed otherwise than the bar's height, or is not exact where it has to be.
    static let disproportionate = Signs(rawValue: 1 << 18)
    /// What clients see changed and the bar calls it equal or tells nothing of it, or what it tells last is not so.
    static let concealed = Signs(rawValue: 1 << 19)
    /// A number of the event, or one that the bar told or set, cannot be computed with.
    static let unsound = Signs(rawValue: 1 << 20)

    /// How many signs there are.
    static let count = 21

    /// Adds signs, if they are there.
    @inline(__always)
    mutating func insert(_ signs: Signs, if areThere: Bool) {
        formUnion(areThere ? signs : [])
    }
}
