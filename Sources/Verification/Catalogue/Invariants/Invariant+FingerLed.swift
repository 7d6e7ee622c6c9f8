import AirBarModel

extension Invariant {
    /// S31: a bar that is led by a finger stays without one.
    package static let ledByFinger = Invariant(
        id: "S31", title: "led by a finger", section: .safety,
        statement:
            "a scroll without a finger keeps o, but a bar may close a gap, and follow a scroll to the top; so does a scroll of "
            + "the app under a finger, which the bar may follow",
        reason: "The bar moves on after the finger has left, or while the app scrolls.",
        origin: [],
        holdsForPublished: true,
        justification:
            "M5 finds a bar that goes on with a fling; it stays because it alone judges a scroll of the app.",
        needs: .fingerLed, rules: .movement,
        effects: ["M5"], explanation: { _ in "but should stay where no finger moves the content" },
        body: .step(on: .scrolls, where: .barMoves, when: { $0.isNotLed && !$0.mayHaveMissedFinger }) {
            step in
            guard let scroll = step.scroll, !step.mayGrow, !step.closesGap else { return nil }
            let mayFollow = step.kind == .toTop || step.history.isFingerDown
            guard !(mayFollow && step.isFollowing(to: step.expectedOffset(after: scroll))) else { return nil }
            return step.violation("the bar's movement without a finger", step.movement, "none", 0)
        })
}

extension Step {
    /// Whether the bar is at an offset, or on the way there if it need not follow at once.
    fileprivate func isFollowing(to expected: Double) -> Bool {
        if abs(after.offset - expected) <= slack { return true }
        return !configuration.kind.capabilities.contains(.promptFollowing)
            && movement * (expected - after.offset) > 0
    }
}
