extension ScrollMotion {
    /// Lets one frame pass.
    ///
    /// Under a finger nothing moves by itself. A frame in which the content hits an edge is divided: the rest of it belongs
    /// to the bounce.
    /// - Parameters:
    ///   - duration: the duration of the frame, in seconds.
    ///   - view: the lengths of the scroll view.
    /// - Returns: the new content offset, if it changed.
    public mutating func advance(by duration: Double, _ view: ScrollMetrics) -> Double? {
        guard duration.isDuration, state.course != .rest else { return nil }
        guard let extent = extent(view) else {
            stop(at: state.reported)
            return nil
        }
        if stopIfInterrupted(view) { return nil }
        adapt(to: extent)
        var left = duration
        // A frame has at most three parts: a deceleration, the bounce that follows, and rest.
        for _ in 0..<3 {
            switch state.course {
            case .rest: left = 0
            case .glide(let glide): left = advance(glide, by: left, extent)
            case .swing(let swing): left = advance(swing, by: left)
            case .animation(let animation):
                let contentOffset = advance(animation, by: left)
                return report(extent.bounces ? contentOffset : extent.clamped(contentOffset), view)
            }
            if left == 0 { break }
        }
        stopAtEdge(extent)
        return report(shown(extent, after: state.reported), view)
    }

    /// The content offset to show after a previous one: the nearest pixel that is not behind the previous offset.
    ///
    /// Rounding alone could move the content backwards by a part of a pixel.
    func shown(_ extent: ScrollExtent, after previous: Double) -> Double {
        let position = state.kinematics.position
        // A resting offset that was chosen from outside need not be at a whole pixel.
        guard state.course != .rest || state.drag != nil else { return position }
        let nearest = extent.shown(position, rules, scale)
        let shown =
            position > previous
            ? max(nearest, previous) : position < previous ? min(nearest, previous) : previous
        return max(-Self.furthest, min(shown, Self.furthest))
    }

    /// Adapts the motion to edges that moved since the last frame, without a jump.
    private mutating func adapt(to extent: ScrollExtent) {
        if let target = state.course.target {
            if extent.isOutside(target) { head(for: extent.clamped(target)) }
            return
        }
        switch state.course {
        case .rest, .animation: break
        case .glide:
            if extent.isOutside(state.kinematics.position) {
                bounceBack(state.kinematics, to: extent.clamped(state.kinematics.position))
            }
        case .swing(let swing):
            // The bounce keeps its centre as far as the new edges allow: a new centre would depend on the frame in
            // which the change of the edges was noticed.
            if extent.isOutside(swing.centre) {
                bounceBack(state.kinematics, to: extent.clamped(swing.centre))
            }
        }
        if case .swing(let swing) = state.course, !extent.bounces {
            rest(at: swing.centre)
        }
    }

    /// Stops content on its way to a target at the edge of a view that does not bounce, from where the way goes on.
    ///
    /// Past the edge it would move where nobody sees it, and jump when there is room again.
    private mutating func stopAtEdge(_ extent: ScrollExtent) {
        guard !extent.bounces, let target = state.course.target, extent.isOutside(state.kinematics.position)
        else { return }
        state.kinematics = Kinematics(position: extent.clamped(state.kinematics.position), velocity: 0)
        head(for: extent.clamped(target))
    }

    /// Continues a deceleration, and returns the part of the duration that is left for a bounce.
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

    /// Begins a bounce at an edge, or rests there, and returns the part of the duration that is left.
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

    /// Continues a spring, and returns 0: the whole duration is used.
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

    /// Continues an animation, and returns its content offset.
    private mutating func advance(_ animation: Animation, by duration: Double) -> Double {
        var later = animation
        later.elapsed += duration
        // The tolerance covers the rounding error of a sum of frames.
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

    /// Ends the motion at a content offset.
    private mutating func rest(at contentOffset: Double) {
        state.course = .rest
        state.kinematics = Kinematics(position: contentOffset, velocity: 0)
    }
}
