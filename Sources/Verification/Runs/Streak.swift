import AirBarModel

/// How far the content has scrolled in one direction, of which a bar that switches makes its decision.
///
/// Only runs of such bars have one.
struct Streak: Hashable, Sendable {
    /// The distance within the edges since the content turned or was disturbed, in points, positive when it moved up.
    ///
    /// It is counted up to twice the distance that decides, so that there are few streaks to explore.
    private(set) var distance = 0.0
    /// The part of the distance after the scroll in which the content turned, in points: many bars measure from its end.
    private(set) var confirmed = 0.0
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
        if part * distance < 0 { next = Streak(beginsAtTurn: true) }
        let isTurning = next.distance == 0
        next.distance = (next.distance + part).clamped(to: 2 * deciding)
        if !isTurning { next.confirmed = (next.confirmed + part).clamped(to: 2 * deciding) }
        return next
    }

    /// Where nothing is known of what was before, unless the content turned there.
    init(beginsAtTurn: Bool = false) { self.beginsAtTurn = beginsAtTurn }
}

extension Double {
    /// The nearest number of at most a magnitude.
    fileprivate func clamped(to magnitude: Double) -> Double { max(-magnitude, min(self, magnitude)) }
}
