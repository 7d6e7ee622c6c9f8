extension ScrollMotion {
    /// One frame passes.
    ///
    /// Under a finger that holds the content nothing moves by itself, however long that is: say so with
    /// ``hold(for:)``. A frame in which an edge is hit is divided there: what is left of it belongs to the bounce.
    /// - Parameter duration: how long the frame is, in seconds.
    /// - Returns: the content offset to be told, if it changed.
    public mutating func advance(by duration: Double, _ view: ScrollMetrics) -> Double? {
        guard duration.isDuration, state.course != .rest else { return nil }
        guard let extent = extent(view) else {
            stop(at: state.told)
            return nil
        }
        if stopIfInterrupted(view) { return nil }
        adapt(to: extent)
        var left = duration
        // A deceleration, the bounce it ends in, and rest: no frame has more parts.
        for _ in 0..<3 {
            switch state.course {
            case .rest: left = 0
            case .glide(let glide): left = advance(glide, by: left, extent)
            case .swing(let swing): left = advance(swing, by: left)
            case .animation(let animation):
                let contentOffset = advance(animation, by: left)
                return tell(extent.bounces ? contentOffset : extent.clamped(contentOffset), view)
            }
            if left == 0 { break }
        }
        return tell(shown(extent, after: state.told), view)
    }

    /// Where the content is shown that was shown elsewhere before.
    ///
    /// Content that lay between the pixels would else be rounded to one behind it, and be seen to move backwards.
    func shown(_ extent: ScrollExtent, after told: Double) -> Double {
        let position = state.kinematics.position
        // At rest it is where it was made to rest, which need not be at a whole pixel.
        guard state.course != .rest || state.finger != nil else { return position }
        let nearest = extent.shown(position, rules, scale)
        let shown = position > told ? max(nearest, told) : position < told ? min(nearest, told) : told
        return extent.bounces ? shown : extent.clamped(shown)
    }

    /// Takes edges into account that moved since the last frame, without a jump.
    private mutating func adapt(to extent: ScrollExtent) {
        switch state.course {
        case .rest, .animation: break
        case .glide(let glide):
            if let target = glide.target {
                if extent.isOutside(target) { head(for: extent.clamped(target)) }
            } else if extent.isOutside(state.kinematics.position) {
                bounceBack(state.kinematics, to: extent.clamped(state.kinematics.position))
            }
        case .swing(let swing) where swing.isTargeted:
            if extent.isOutside(swing.centre) { head(for: extent.clamped(swing.centre)) }
        case .swing(let swing):
            // Back to where it was going, or as near as it may: another course would depend on the frame in which
            // the edge was seen to have moved.
            if extent.isOutside(swing.centre) {
                bounceBack(state.kinematics, to: extent.clamped(swing.centre))
            }
        }
        if case .swing(let swing) = state.course, !swing.isTargeted, !extent.bounces {
            rest(at: swing.centre)
        }
    }

    /// Slows down for a time, and returns what is left of it for a bounce.
    private mutating func advance(_ glide: Glide, by duration: Double, _ extent: ScrollExtent) -> Double {
        let elapsed = glide.elapsed + duration
        let isOver = elapsed >= glide.duration
        let next =
            isOver
            ? Kinematics(position: rules.rest(glide.deceleration), velocity: 0)
            : rules.decelerated(glide.deceleration, elapsed)
        if glide.target == nil, extent.isOutside(next.position) {
            return hitEdge(glide, extent.clamped(next.position), at: elapsed, extent)
        }
        guard isOver else {
            var later = glide
            later.elapsed = elapsed
            state.course = .glide(later)
            state.kinematics = next
            return 0
        }
        rest(at: glide.target ?? extent.shown(next.position, rules, scale))
        return 0
    }

    /// Passes an edge, into a bounce or to rest, and returns what is left of the time.
    private mutating func hitEdge(
        _ glide: Glide, _ edge: Double, at elapsed: Double, _ extent: ScrollExtent
    ) -> Double {
        let hit = min(max(rules.timeToEdge(glide.deceleration, edge) ?? elapsed, glide.elapsed), elapsed)
        guard extent.bounces else {
            rest(at: edge)
            return 0
        }
        let velocity = rules.velocityAfterEdge(rules.decelerated(glide.deceleration, hit).velocity)
        swing(Bounce(from: Kinematics(position: 0, velocity: velocity)), about: edge, isTargeted: false)
        return rules.timeAfterEdge(elapsed - hit)
    }

    /// Swings for a time, of which nothing is left.
    private mutating func advance(_ swing: Swing, by duration: Double) -> Double {
        var later = swing
        later.elapsed += duration
        guard later.elapsed < swing.duration else {
            rest(at: swing.centre)
            return 0
        }
        state.course = .swing(later)
        let displaced = rules.bounced(swing.bounce, later.elapsed)
        state.kinematics = Kinematics(
            position: swing.centre + displaced.position, velocity: displaced.velocity)
        return 0
    }

    /// Goes on with an animation, and returns the content offset it has come to.
    private mutating func advance(_ animation: Animation, by duration: Double) -> Double {
        var later = animation
        later.elapsed += duration
        // A sliver of a frame is rounding.
        guard later.elapsed < Self.animationDuration - 1e-9 else {
            rest(at: animation.target)
            return animation.target
        }
        state.course = .animation(later)
        let part = rules.animated(later.elapsed / Self.animationDuration)
        let position = animation.start + part * (animation.target - animation.start)
        state.kinematics = Kinematics(position: position, velocity: 0)
        let ends = (animation.start, animation.target)
        return max(min(ends.0, ends.1), min(rules.pixel(position, scale), max(ends.0, ends.1)))
    }

    /// Comes to rest at a content offset.
    private mutating func rest(at contentOffset: Double) {
        state.course = .rest
        state.kinematics = Kinematics(position: contentOffset, velocity: 0)
    }
}
