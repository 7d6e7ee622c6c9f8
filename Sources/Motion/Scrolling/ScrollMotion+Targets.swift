extension ScrollMotion {
    /// Has the deceleration that just began end at another content offset, in points, within the edges.
    ///
    /// The content goes on from where it is and as fast as it is, and ends there exactly. Under a finger and in an
    /// animation it does nothing.
    public mutating func retarget(to contentOffset: Double, _ view: ScrollMetrics) {
        guard contentOffset.isUsable, let extent = extent(view), state.finger == nil else { return }
        if case .animation = state.course { return }
        stopIfInterrupted(view)
        if state.course == .rest { stop(at: view.contentOffset) }
        head(for: extent.clamped(contentOffset))
    }

    /// A programme's animated scroll to a content offset, in points, begins.
    ///
    /// It takes 0.3 s and starts and ends standing; where it goes is up to the programme, past an edge too. A finger
    /// that is down takes hold of the content again when it next moves.
    public mutating func animate(to contentOffset: Double, _ view: ScrollMetrics) {
        guard contentOffset.isUsable, extent(view) != nil else { return }
        stop(at: view.contentOffset)
        state.finger?.extent = nil
        if contentOffset != view.contentOffset {
            state.course = .animation(Animation(start: view.contentOffset, target: contentOffset))
        }
    }

    /// Lets go of content at a position and a velocity.
    mutating func letGo(_ start: Kinematics, _ extent: ScrollExtent) {
        state.kinematics = start
        guard !extent.isOutside(start.position) else {
            return bounceBack(start, to: extent.clamped(start.position))
        }
        let deceleration = Deceleration(
            Kinematics(position: start.position, velocity: rules.initialVelocity(start.velocity, rate)),
            resistance: rate.resistance, stopSpeed: rate.stopSpeed)
        glide(deceleration, to: nil)
    }

    /// Slows down from where the content is.
    mutating func glide(_ deceleration: Deceleration, to target: Double?) {
        let duration = rules.timeToRest(deceleration)
        state.kinematics.velocity = duration > 0 ? deceleration.velocity : 0
        state.course =
            duration > 0
            ? .glide(Glide(deceleration: deceleration, target: target, duration: duration)) : .rest
    }

    /// Bounces back to an edge.
    mutating func bounceBack(_ start: Kinematics, to edge: Double) {
        let bounce = Bounce(from: Kinematics(position: start.position - edge, velocity: start.velocity))
        swing(bounce, about: edge, isTargeted: false)
    }

    /// Swings about a content offset until nobody can see that the content is not there.
    mutating func swing(_ bounce: Bounce, about centre: Double, isTargeted: Bool) {
        state.kinematics = Kinematics(
            position: centre + bounce.displacement, velocity: bounce.velocity)
        state.course = .swing(
            Swing(
                bounce: bounce, centre: centre, isTargeted: isTargeted,
                duration: rules.bounceDuration(bounce, scale.halfPixel)))
    }

    /// Goes to a target from where the content is, as fast as it is.
    mutating func head(for target: Double) {
        switch rules.approach(state.kinematics, target, rate) {
        case .deceleration(let deceleration): glide(deceleration, to: target)
        case .spring(let bounce): swing(bounce, about: target, isTargeted: true)
        }
    }

    /// Where the content is going to rest that was just let go.
    func rest(_ extent: ScrollExtent) -> Double {
        switch state.course {
        case .glide(let glide): extent.shown(extent.clamped(rules.rest(glide.deceleration)), rules, scale)
        case .swing(let swing): swing.centre
        case .rest, .animation: state.told
        }
    }
}
