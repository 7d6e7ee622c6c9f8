import AirBarModel

extension Step {
    /// Whether the event is a release that keeps its momentum.
    @inline(__always)
    var isFling: Bool {
        guard case .release(let release) = event, isUsable else { return false }
        return abs(release.velocity) >= configuration.tolerances.fling
    }

    /// Whether the input stops with this event, so that the bar has to settle.
    @inline(__always)
    var isSettling: Bool {
        !kind.isDisjoint(with: .stops) && isUsable && !isFling
    }

    /// The offset from which a snap in this step chooses its detent, in points.
    var resting: Double { resting(before.offset, at: arrival, of: before.scrollView) }

    /// The offset from which a snap chooses its detent, in points: `min(o, max(K(y) + x, −n))`, or `o` of a bar at the
    /// bottom, which the content's upper edge does not concern.
    func resting(_ offset: Double, at contentOffset: Double, of view: ScrollViewState) -> Double {
        guard configuration.kind.edge == .top else { return offset }
        return min(offset, max(view.contentEdge(at: contentOffset), -configuration.normal))
    }

    /// The offset of the bar at which a snap in this step aimed, in points; nil without a snap.
    ///
    /// For a bar that does not report its snaps it is inferred: if the bar moved, or moved the content, when the input
    /// stopped, it aimed at the offset that it then has.
    var snapTarget: Double? {
        if let snap = actions.snap { return snap }
        return isSettling && (visibleMovement != 0 || actions.command != nil) ? after.offset : nil
    }

    /// The violation if the bar commanded a content offset, and not with an animation as expected.
    func animationViolation(expecting isAnimated: Bool) -> Violation? {
        guard actions.command != nil, actions.isCommandAnimated != isAnimated else { return nil }
        return violation(
            "whether the content offset commanded is animated (1 or 0)", isAnimated ? 0 : 1,
            isAnimated ? "1, animated" : "0, at once", isAnimated ? 1 : 0, as: .fact)
    }

    /// The nearest of the detents supported before the event, in points; a tie goes to the smaller bar.
    func supportedDetent(nearestTo offset: Double) -> Double {
        configuration.detent(nearestTo: offset, isExpandedStateAvailable: before.isExpandedStateAvailable)
    }

    /// The next of the detents supported before the event on the way from an offset, in points.
    ///
    /// - Parameter way: the way, positive if the bar shrinks on it.
    func supportedDetent(ahead way: Double, of offset: Double) -> Double {
        let (compact, normal) = (-configuration.compact, -configuration.normal)
        let between = configuration.heightBetween.map { -$0 }
        if way > 0 {
            if offset < normal { return normal }
            if let between, offset < between { return between }
            return compact
        }
        if let between, offset > between { return between }
        return offset > normal || !before.isExpandedStateAvailable ? normal : -configuration.expanded
    }

    /// The detent supported before the event to which a snap from an offset goes, in points.
    ///
    /// - Parameter way: the way that the bar moved last, positive if it shrank.
    func supportedDetent(from offset: Double, after way: Double) -> Double {
        configuration.kind.capabilities.contains(.directionalSnapping) && isBetweenDetents(offset)
            ? supportedDetent(ahead: way, of: offset) : supportedDetent(nearestTo: offset)
    }

    /// Whether an offset is so near to the middle between two detents that a bar which may round snaps to either.
    ///
    /// - Parameter way: the way that the bar moved last, positive if it shrank.
    func mayTakeEitherDetent(from offset: Double, after way: Double) -> Bool {
        configuration.kind.mayRound
            && supportedDetent(from: offset - slack, after: way)
                != supportedDetent(from: offset + slack, after: way)
    }

    /// Whether an offset is farther than a quiet snap from every detent supported before the event.
    func isBetweenDetents(_ offset: Double) -> Bool {
        abs(supportedDetent(nearestTo: offset) - offset) > configuration.tolerances.quietSnap + slack
    }
}

extension ScrollViewState {
    /// Whether the content is too short for a closed bar to become compact.
    func isTooShort(for configuration: BarConfiguration) -> Bool {
        end - top < configuration.distanceToCompact(isExpandedStateAvailable: false)
    }
}

extension BarConfiguration {
    /// The nearest of the detents, in points; a tie goes to the smaller bar.
    ///
    /// The bars do not share this function, so that a mistake in theirs is found.
    func detent(nearestTo offset: Double, isExpandedStateAvailable: Bool) -> Double {
        var nearest = -compact
        if let heightBetween, abs(-heightBetween - offset) < abs(nearest - offset) {
            nearest = -heightBetween
        }
        if abs(-normal - offset) < abs(nearest - offset) { nearest = -normal }
        if isExpandedStateAvailable, abs(-expanded - offset) < abs(nearest - offset) { nearest = -expanded }
        return nearest
    }

    /// Whether a bar may rest at a distance in points from the nearest detent.
    ///
    /// One that follows position may where the content is too short to be scrolled to a detent, or within a quiet snap of
    /// one, since it cannot move alone. If it does not ignore a bounce it also may in a pull, which its height follows.
    ///
    /// - Parameter slack: what a bar that may round may be off, in points.
    func mayRest(at distance: Double, on view: ScrollViewState, slack: Double) -> Bool {
        if distance == 0 || (kind.mayRound && distance <= slack) { return true }
        guard kind.hasCurve else { return false }
        return distance <= tolerances.quietSnap + slack
            || (!kind.capabilities.contains(.bounceIgnoring) && view.contentOffset < view.top)
            || view.isTooShort(for: self)
    }

    /// The distance of a bar to the nearest of its detents, in points.
    func distanceToDetent(from snapshot: Snapshot) -> Double {
        let detent = detent(
            nearestTo: snapshot.offset, isExpandedStateAvailable: snapshot.isExpandedStateAvailable)
        return abs(snapshot.offset - detent)
    }
}
