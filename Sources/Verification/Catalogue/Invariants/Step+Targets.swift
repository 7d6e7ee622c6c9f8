import AirBarModel
import Motion

/// Where decelerations end, as L6 judges it.
extension Step {
    /// The content offset at which the bar made a deceleration end that is no fling.
    var targetWithoutFling: Violation? {
        actions.retarget.map {
            violation(
                "without a fling, where a deceleration is made to end", $0, "nowhere else than", arrival,
                as: .fact)
        }
    }

    /// The violation by the content offset at which the bar made a deceleration end; nil if there is none.
    var targetViolation: Violation? {
        guard case .release(let release) = event, let target = actions.retarget else { return nil }
        let visible = after.scrollView.visible(target)
        if target != visible, !(abs(target - visible) <= slack) {
            return violation(
                "where a deceleration is made to end, the content offset", target,
                "within top…end, the nearest being", visible)
        }
        guard isPossible(release) else { return nil }
        if goesOn(release), !((target - arrival) * release.velocity > 0) {
            return violation(
                "where a deceleration is made to end, the content offset", target, "ahead of", arrival,
                as: .fact)
        }
        if let violation = distanceViolation(of: target, after: release) { return violation }
        return violationForEveryTop { top in
            let offset = offset(afterScrollingOnTo: target, from: top)
            let detent = supportedDetent(nearestTo: offset)
            let distance = abs(offset - detent)
            let isShifted = abs(target - owedTarget(after: release, from: top).target) <= slack
            guard !(distance <= slack),
                !(isShifted && distance <= configuration.tolerances.quietSnap + slack)
            else { return nil }
            return violation(
                "where a deceleration is made to end, the bar's offset", offset,
                "a detent, the nearest being", detent)
        }
    }

    /// Whether a scroll view could begin such a deceleration: one rests ahead, or comes back to the edge that the content is
    /// beyond.
    private func isPossible(_ release: Release) -> Bool {
        let edge = before.scrollView.visible(arrival)
        return way(to: release.rest, of: release) > slack
            || edge != arrival && abs(release.rest - edge) <= slack
    }

    /// Whether a deceleration has to end ahead: with a bar that snaps by direction each, otherwise one that rests as far
    /// ahead as at UIKit's normal rate.
    ///
    /// Where an edge stops it, or it slows down faster, the detent nearest to its rest may be behind.
    private func goesOn(_ release: Release) -> Bool {
        if configuration.kind.capabilities.contains(.directionalSnapping) { return true }
        guard
            let usual = try? Deceleration(releasedAt: arrival, velocity: release.velocity, rate: .normal)
        else { return false }
        let rest = after.scrollView.visible(release.rest)
        return way(to: rest, of: release) + slack >= way(to: usual.rest, of: release)
    }

    /// How far ahead a content offset is, in points, for a deceleration.
    private func way(to contentOffset: Double, of release: Release) -> Double {
        release.velocity < 0 ? arrival - contentOffset : contentOffset - arrival
    }

    /// The violation by an end of a deceleration that is farther from its own than a bar's way between its heights, on which
    /// there is a detent; nil if there is none, or if the bar waits before it moves.
    ///
    /// A bar may take a refresh control for content.
    private func distanceViolation(of target: Double, after release: Release) -> Violation? {
        let view = after.scrollView
        let distance = abs(target - view.visible(release.rest))
        let way = configuration.distanceToCompact(isExpandedStateAvailable: after.isExpandedStateAvailable)
        let most = way + view.refreshInset + configuration.tolerances.quietSnap
        let mayWait =
            !configuration.kind.hasCurve && !configuration.kind.capabilities.contains(.promptFollowing)
        guard !mayWait, !(distance <= most + slack) else { return nil }
        return violation(
            "the distance by which the end of a deceleration is moved", distance,
            "at most the bar's way between its heights", most)
    }

    /// The violation by another end of a deceleration at whose own end the bar would be on a detent; nil if there is none.
    ///
    /// Its own end may be beyond an edge, from where the content bounces back.
    var needlessTarget: Violation? {
        guard case .release(let release) = event, let target = actions.retarget, isPossible(release),
            !(abs(target - release.rest) <= slack)
        else { return nil }
        return violationForEveryTop { top in
            let (_, resting, detent) = owedTarget(after: release, from: top)
            guard abs(detent - resting) <= min(slack, configuration.tolerances.quietSnap - slack),
                isExact || !configuration.kind.mayRound || isClear(detent, after: release, from: top)
            else { return nil }
            return violation(
                "where a deceleration is made to end, though the bar would be on a detent, the content offset",
                target, "left as it was", release.rest)
        }
    }

    /// Whether a rounding error of where a deceleration rests would leave the bar on a detent.
    private func isClear(_ detent: Double, after release: Release, from top: Double) -> Bool {
        [-slack, slack].allSatisfy { offset(afterScrollingOnTo: release.rest + $0, from: top) == detent }
    }

    /// The violation by a fling that the bar leaves alone, though its rest could be moved so that the bar ends on a
    /// detent.
    var missingTarget: Violation? {
        guard case .release(let release) = event, actions.retarget == nil, isPossible(release) else {
            return nil
        }
        let view = after.scrollView
        // A rounding error may put a target that is an edge beyond it, and then a bar may leave the deceleration alone.
        let room = isExact ? 0 : slack
        return violationForEveryTop { top in
            let (target, resting, detent) = owedTarget(after: release, from: top)
            let isPossible = target >= view.top + room && target <= view.end - room
            guard isPossible, way(to: target, of: release) > slack, release.velocity != 0,
                abs(self.offset(afterScrollingOnTo: target, from: top) - detent) <= slack,
                !(abs(detent - resting) <= configuration.tolerances.quietSnap + slack),
                !mayTakeEitherDetent(from: resting, after: release.velocity)
            else { return nil }
            return violation(
                "where a deceleration ends with the bar off its detents, the content offset", release.rest,
                "changed, so that the bar ends on one, to", target)
        }
    }

    /// The violation, unless there is none for one of the places that the bar may take for the top of the content: one that
    /// follows position may count a refresh control as content or not.
    private func violationForEveryTop(_ violation: (_ top: Double) -> Violation?) -> Violation? {
        let view = after.scrollView
        let first = violation(view.top)
        guard first != nil, configuration.kind.hasCurve, view.refreshInset > 0 else { return first }
        return violation(view.top + view.refreshInset) == nil ? nil : first
    }

    /// The rest of a deceleration, moved by the distance from where a snap there would start to its detent.
    private func owedTarget(
        after release: Release, from top: Double
    ) -> (target: Double, resting: Double, detent: Double) {
        let view = after.scrollView
        let rest = view.visible(release.rest)
        let offset = offset(afterScrollingOnTo: rest, from: top)
        let resting = resting(offset, at: rest, of: view)
        let detent = supportedDetent(from: resting, after: release.velocity)
        return (rest + (detent - resting), resting, detent)
    }

    /// The offset that a scroll from the end of the step should give the bar, in points.
    ///
    /// - Parameter top: where the content is at its top, of which the height of a bar that follows position depends.
    private func offset(afterScrollingOnTo contentOffset: Double, from top: Double) -> Double {
        let view = after.scrollView
        if configuration.kind.hasCurve {
            let place = max(0, view.visible(contentOffset) - top)
            return min(place - configuration.normal, -configuration.compact)
        }
        let part = view.visible(contentOffset) - view.visible(view.contentOffset)
        let isAvailable = after.isExpandedStateAvailable
        return max(
            -configuration.maximumHeight(isExpandedStateAvailable: isAvailable),
            min(after.offset + part, -configuration.compact))
    }
}
