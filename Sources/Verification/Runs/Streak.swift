import AirBarModel

/// How far the content has scrolled in one direction, of which a bar that switches or waits makes its decision.
///
/// Only runs of such bars have one. Distances are counted up to twice the greatest one that decides, so that there are few
/// streaks to explore.
struct Streak: Hashable, Sendable {
    /// The distance within the edges since the content turned or was disturbed, in points, positive for a scroll down.
    private var distance = 0.0
    /// The part of the distance after the scroll in which the content turned, in points: many bars measure from its end.
    private(set) var confirmed = 0.0
    /// The way to the farthest point, in points, since the content turned by at least the distance that decides.
    private(set) var way = 0.0
    /// The distance back from there, in points, less than that which decides.
    private var back = 0.0
    /// Whether the app has just shown or hidden the bar, so that the way begins here.
    private var beginsHere = false

    /// The streak after a step of a bar that decides after distances.
    ///
    /// Whatever is no scroll and no rest disturbs it, if it changes nothing too: a bar may begin to measure anew where it
    /// is told of a length that it knows. So does content that is moved without being scrolled, or without the finger that
    /// leads the bar.
    func advanced(by step: Step, deciding: DecidingDistances) -> Streak {
        let (before, after) = (step.before.scrollView, step.after.scrollView)
        guard step.kind.isDisjoint(with: step.configuration.kind.disturbingEvents), before.top == after.top,
            before.end == after.end, after.contentOffset == step.arrival, !step.isNotLed
        else {
            var next = Streak()
            // A request that changes nothing may leave what the bar has measured.
            next.beginsHere = !step.kind.isDisjoint(with: [.show, .hide]) && step.movement != 0
            return next
        }
        let part = step.visiblePart(of: (step.departure, step.arrival))
        // What may be a rounding error is a turn to some bars, and nothing to others.
        if part != 0, abs(part) <= step.slack { return part * distance < 0 ? Streak() : self }
        var next = self
        if part * distance < 0 { (next.distance, next.confirmed) = (0, 0) }
        let isTurning = next.distance == 0
        next.distance = (next.distance + part).clamped(to: 2 * deciding.greatest)
        if !isTurning { next.confirmed = (next.confirmed + part).clamped(to: 2 * deciding.greatest) }
        next.follow(part, deciding: deciding)
        if after.contentOffset <= after.top { next.turnDown() }
        return next
    }

    /// Whether it is known which way the content moved last by as much as decides, or that it did not move since it was
    /// disturbed.
    var isKnown: Bool { way != 0 || distance == 0 }

    /// The distance that the content moved down or up since it turned by at least the distance that decides, in points.
    func distance(isDown: Bool) -> Double { (way > 0) == isDown ? abs(way) - back : back }

    /// Notes that the content is at its top, where a bar is shown whatever it has measured, and may measure from there.
    private mutating func turnDown() {
        if way > 0, back > 0 { (way, back) = (-back, 0) }
    }

    private mutating func follow(_ part: Double, deciding: DecidingDistances) {
        guard part != 0 else { return }
        let most = 2 * deciding.greatest
        guard way != 0 else {
            // Otherwise a bar may have measured on from before the disturbance: how far, and which way, nobody knows until
            // the content has moved one way by as much as decides.
            if beginsHere {
                way = part.clamped(to: most)
            } else if abs(distance) >= deciding.greatest {
                way = part > 0 ? most : -most
            }
            beginsHere = false
            return
        }
        back -= (part > 0) == (way > 0) ? abs(part) : -abs(part)
        if back < 0 {
            way = (way > 0 ? way - back : way + back).clamped(to: most)
            back = 0
        } else if back >= deciding.distance(isDown: way < 0) {
            (way, back) = ((way > 0 ? -back : back).clamped(to: most), 0)
        }
    }
}

extension Step {
    /// How far the content has been scrolled in one direction, this step included.
    var streak: Streak {
        configuration.decidingDistances.map { history.streak.advanced(by: self, deciding: $0) } ?? Streak()
    }
}

extension Double {
    /// The nearest number of at most a magnitude.
    fileprivate func clamped(to magnitude: Double) -> Double { max(-magnitude, min(self, magnitude)) }
}

extension BarKind {
    /// Events at which a bar that switches or waits may begin to measure anew; one that waits may at a rest too, as
    /// TLYShyNavBar does.
    fileprivate var disturbingEvents: EventKinds {
        rule == .followsMovement ? .all.subtracting(.scrolling) : .all.subtracting(.scrolling.union(.idle))
    }
}

extension EventKinds {
    /// Events of content that goes on to be scrolled.
    fileprivate static let scrolling: EventKinds = [
        .motion, .programmatic, .toTop, .horizontal, .lost, .changed,
    ]
}
