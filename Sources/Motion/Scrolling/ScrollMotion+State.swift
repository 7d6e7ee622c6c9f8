extension ScrollMotion {
    /// All that distinguishes one moment of a motion from another.
    struct State: Hashable, Sendable {
        var course = Course.rest
        /// The finger that is down, if one is.
        var finger: Finger?
        /// The content offset that was told or found last.
        var told = 0.0
        /// Where the content is between the pixels, and how fast it moves by itself.
        var kinematics = Kinematics(position: 0, velocity: 0)
    }

    /// How the content moves by itself.
    enum Course: Hashable, Sendable {
        case rest
        case glide(Glide)
        case swing(Swing)
        case animation(Animation)
    }

    /// A deceleration under way.
    struct Glide: Hashable, Sendable {
        let deceleration: Deceleration
        /// Where it was made to end; nothing if it ends where it does.
        let target: Double?
        let duration: Double
        var elapsed = 0.0
    }

    /// A spring under way: a bounce at an edge, or what draws the content to a target.
    struct Swing: Hashable, Sendable {
        let bounce: Bounce
        let centre: Double
        /// Whether it goes to a target that somebody asked for.
        let isTargeted: Bool
        let duration: Double
        var elapsed = 0.0
    }

    /// A programme's animated scroll under way.
    struct Animation: Hashable, Sendable {
        let start: Double
        let target: Double
        var elapsed = 0.0
    }

    /// A finger that is down.
    struct Finger: Hashable, Sendable {
        var motion = FingerMotion()
        /// Where the content would be without edges.
        var unbanded = 0.0
        /// The edges with which that was computed; nothing if it has to be computed anew.
        var extent: ScrollExtent?
        var band = RubberBand(length: 0)

        /// Whether it makes no difference to where the content is that the edges are now others.
        func goesOn(within other: ScrollExtent) -> Bool {
            guard let extent else { return false }
            if extent == other { return true }
            let isInside = !extent.isOutside(unbanded) && !other.isOutside(unbanded)
            return isInside
                || extent.clamped(unbanded) == other.clamped(unbanded)
                    && extent.frameHeight == other.frameHeight
                    && extent.bounces == other.bounces
        }
    }
}
