/// What a scroll view does by itself, in which those of different systems and of different apps differ.
public struct ScrollViewBehavior: OptionSet, Hashable, Sendable {
    /// One bit for each behaviour.
    public let rawValue: UInt8

    /// Makes a set of behaviours from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// It notifies of a write of the content offset that is already there.
    ///
    /// A programmatic scroll first stops a deceleration by such a write. Key-value observers are notified of it,
    /// because they observe the setter; a scroll view's delegate is not.
    public static let notifiesEqualWrites = ScrollViewBehavior(rawValue: 1 << 0)

    /// It moves content that is beyond an edge back to the edge, at once, and notifies of it: at rest, content is never
    /// beyond an edge, whatever changes its height, the frame or an inset.
    ///
    /// Content under a finger, and content that decelerates or bounces, it leaves until that has come to rest.
    public static let clamps = ScrollViewBehavior(rawValue: 1 << 1)

    /// Its refresh control, when it is done, sets the top content inset to what it was when the refresh began, whatever
    /// the bar has set meanwhile.
    ///
    /// Controls of many apps do so, as those that remember the inset that they found; that of UIKit subtracts its own.
    public static let refreshRestoresInset = ScrollViewBehavior(rawValue: 1 << 2)

    /// In sessions it takes time for an animation that the bar commands while no finger is down, and notifies of each frame
    /// of it, as `setContentOffset(_:animated:)` does; a finger can stop it half way.
    ///
    /// Otherwise the content is there at once, as in an animation of views; what the bar commands is notified of at once in
    /// either case. A bar is judged by where the content is in
    /// each frame; so this is not for a bar that animates its height by itself in the same time.
    public static let animatesCommands = ScrollViewBehavior(rawValue: 1 << 3)

    /// Every behaviour.
    public static let all: ScrollViewBehavior = [
        .notifiesEqualWrites, .clamps, .refreshRestoresInset, .animatesCommands,
    ]
}
