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
        needs: .fingerLed, rules: .movement,
        effects: ["M5"], explanation: { _ in "but should stay where no finger moves the content" },
        body: .step(on: .scrolls, where: .barMoves, when: { $0.isNotLed && !$0.mayHaveMissedFinger }) {
            step in
            guard let scroll = step.scroll, !step.mayGrow, !step.closesGap else { return nil }
            let mayFollow = step.kind == .toTop || step.history.isFingerDown
            let isFollowing = abs(step.after.offset - step.expectedOffset(after: scroll)) <= step.slack
            guard !(mayFollow && isFollowing) else { return nil }
            return step.violation("the bar's movement without a finger", step.movement, "none", 0)
        })
}
