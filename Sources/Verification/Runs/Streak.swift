import AirBarModel

/// How far the content has scrolled in one direction, of which a bar that switches makes its decision.
///
/// Only runs of such bars have one.
struct Streak: Hashable, Sendable {
    /// The distance within the edges since the content turned or was disturbed, in points, positive when it moved up.
    ///
    /// It is counted up to twice the distance that decides, so that there are few streaks to explore.
    private(set) var distance = 0.0
    /// Whether the content turned where the distance begins, so that it is all that a bar can have seen.
    private(set) var beginsAtTurn = false

    /// The streak after a step of a bar that switches after a distance, in points.
    ///
    /// A binding, a change of the edges, and content that is moved without being scrolled disturb it.
    func advanced(by step: Step, deciding: Double) -> Streak {
        let (before, after) = (step.before.scrollView, step.after.scrollView)
        guard step.kind != .bind, before.top == after.top, before.end == after.end,
            after.contentOffset == step.arrival
        else { return Streak() }
        var next = self
        let part = step.visiblePart(of: (step.departure, step.arrival))
        if part * distance < 0 { next = Streak(distance: 0, beginsAtTurn: true) }
        next.distance = max(-2 * deciding, min(next.distance + part, 2 * deciding))
        return next
    }
}
