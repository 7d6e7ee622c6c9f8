extension EventKinds {
    /// Gestures that are possible while a finger is down only.
    private static let underFinger: EventKinds = [.changed, .ended, .cancelled, .release]

    /// Gestures and reports that are possible while no finger is down only.
    private static let withoutFinger: EventKinds = [.began, .failed, .idle]

    /// Events at which a finger leaves its scroll view.
    private static let leaving: EventKinds = [.ended, .cancelled, .release, .bind]

    /// A finger begins to move or goes on.
    static let touches: EventKinds = [.began, .changed]

    /// A finger that may have moved the content lifts.
    static let lifts: EventKinds = [.ended, .cancelled, .failed, .release]

    /// Events after which the content is where a programme or a binding has put it.
    static let placesContent: EventKinds = [.programmatic, .toTop, .bind]

    /// Whether an event of this kind is physically possible.
    package func isPossible(isFingerDown: Bool) -> Bool {
        isDisjoint(with: isFingerDown ? EventKinds.withoutFinger : EventKinds.underFinger)
    }

    /// Whether a finger is down after an event of this kind; one that is down stays on the view where it is.
    package func leavesFingerDown(isFingerDown: Bool) -> Bool {
        self == .began || (isFingerDown && isDisjoint(with: .leaving))
    }

    /// Every kind, in order.
    static let single = (0..<count).map { EventKinds(rawValue: 1 << UInt32($0)) }
}
