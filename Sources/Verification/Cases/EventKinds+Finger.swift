extension EventKinds {
    /// Gestures that are possible while a finger is down only.
    private static let underFinger: EventKinds = [.changed, .ended, .cancelled, .release]

    /// Gestures and reports that are possible while no finger is down only.
    private static let withoutFinger: EventKinds = [.began, .failed, .idle]

    /// Whether an event of this kind is physically possible.
    package func isPossible(isFingerDown: Bool) -> Bool {
        isDisjoint(with: isFingerDown ? EventKinds.withoutFinger : EventKinds.underFinger)
    }

    /// Whether a finger is down after an event of this kind; one that is down stays on the view where it is.
    package func leavesFingerDown(isFingerDown: Bool) -> Bool {
        self == .began || (isFingerDown && isDisjoint(with: [.ended, .cancelled, .release, .bind]))
    }

    /// Every kind, in order.
    static let single = (0..<count).map { EventKinds(rawValue: 1 << UInt32($0)) }
}
