extension ScrollMotion {
    /// Makes the deceleration end at a content offset in points, clamped to the edges.
    ///
    /// Position and velocity do not jump, and the content ends there exactly. Ignored under a finger and in an
    /// animation.
    package mutating func retarget(to contentOffset: Double, _ view: ScrollMetrics) {
        guard contentOffset.isUsable, let extent = extent(view), state.drag == nil else { return }
        if case .animation = state.course { return }
        stopIfInterrupted(view)
        if state.course == .rest { stop(at: view.contentOffset) }
        head(for: extent.clamped(contentOffset))
    }

    /// Begins a programmatic animated scroll to a content offset in points, which may be past an edge.
    ///
    /// It takes 0.3 s and has a velocity of 0 at both ends. A finger that is down drags the content again with its next
    /// move.
    package mutating func animate(to contentOffset: Double, _ view: ScrollMetrics) {
        guard contentOffset.isUsable, extent(view) != nil else { return }
        stop(at: view.contentOffset)
        state.drag?.extent = nil
        if contentOffset != view.contentOffset {
            state.course = .animation(Animation(start: view.contentOffset, target: contentOffset))
        }
    }

    /// Begins the motion of content released at a position and a velocity.
    mutating func release(_ start: Kinematics, _ extent: ScrollExtent) {
        state.kinematics = start
        guard !extent.isOutside(start.position) else {
            return bounceBack(start, to: extent.clamped(start.position))
        }
        let deceleration = Deceleration(
            Kinematics(position: start.position, velocity: rules.initialVelocity(start.velocity, rate)),
            resistance: rate.resistance, stopSpeed: rate.stopSpeed)
        glide(deceleration, to: nil)
    }

    /// Begins a deceleration.
    mutating func glide(_ deceleration: Deceleration, to target: Double?) {
        let duration = rules.timeToRest(deceleration)
        state.kinematics.velocity = duration > 0 ? deceleration.velocity : 0
        state.course =
            duration > 0
            ? .glide(Glide(deceleration: deceleration, target: target, duration: duration)) : .rest
    }

    /// Begins a bounce back to an edge.
    mutating func bounceBack(_ start: Kinematics, to edge: Double) {
        let bounce = Bounce(from: Kinematics(position: start.position - edge, velocity: start.velocity))
        swing(bounce, about: edge, isTargeted: false)
    }

    /// Begins a spring about a content offset, which ends when the distance stays within half a pixel.
    mutating func swing(_ bounce: Bounce, about centre: Double, isTargeted: Bool) {
        state.kinematics = Kinematics(
            position: centre + bounce.displacement, velocity: bounce.velocity)
        state.course = .swing(
            Swing(
                bounce: bounce, centre: centre, isTargeted: isTargeted,
                duration: rules.bounceDuration(bounce, scale.halfPixel)))
    }

    /// Begins the way to a target from the current position and velocity.
    mutating func head(for target: Double) {
        switch rules.approach(state.kinematics, target, rate) {
        case .deceleration(let deceleration): glide(deceleration, to: target)
        case .spring(let bounce): swing(bounce, about: target, isTargeted: true)
        }
    }

    /// The content offset at which the motion that has just begun will end.
    func rest(_ extent: ScrollExtent) -> Double {
        switch state.course {
        case .glide(let glide): extent.shown(extent.clamped(rules.rest(glide.deceleration)), rules, scale)
        case .swing(let swing): swing.centre
        case .rest, .animation: state.reported
        }
    }
}
