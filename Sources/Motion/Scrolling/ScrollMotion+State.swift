extension ScrollMotion {
    /// The part of a motion that changes over time.
    struct State: Hashable, Sendable {
        var course = Course.rest
        /// The drag of the finger that is down; nil if no finger is.
        var drag: Drag?
        /// The content offset that was returned or found last.
        var reported = 0.0
        /// The exact content offset, and the velocity of a motion by itself.
        var kinematics = Kinematics(position: 0, velocity: 0)
    }

    /// The motion of the content by itself.
    enum Course: Hashable, Sendable {
        case rest
        case glide(Glide)
        case swing(Swing)
        case animation(Animation)

        /// The target from ``ScrollMotion/retarget(to:_:)`` that the content is on its way to; nil without one.
        var target: Double? {
            switch self {
            case .glide(let glide): glide.target
            case .swing(let swing): swing.isTargeted ? swing.centre : nil
            case .rest, .animation: nil
            }
        }
    }

    /// A deceleration under way.
    struct Glide: Hashable, Sendable {
        let deceleration: Deceleration
        /// The content offset that was chosen as its end; nil if it ends by its own velocity.
        let target: Double?
        let duration: Double
        var elapsed = 0.0
    }

    /// A spring under way: a bounce at an edge, or the way to a target.
    struct Swing: Hashable, Sendable {
        let bounce: Bounce
        let centre: Double
        /// Whether the centre is a target from ``ScrollMotion/retarget(to:_:)``.
        let isTargeted: Bool
        let duration: Double
        var elapsed = 0.0
    }

    /// A programmatic animated scroll under way.
    struct Animation: Hashable, Sendable {
        let start: Double
        let target: Double
        var elapsed = 0.0
    }

    /// A finger that is down, and the content that it drags.
    struct Drag: Hashable, Sendable {
        var motion = FingerMotion()
        /// The content offset as it would be without edges.
        var unbanded = 0.0
        /// The edges that ``unbanded`` was computed with; nil if it has to be computed again.
        var extent: ScrollExtent?
        var band = RubberBand(length: 0)

        /// Whether the content offset is the same with other edges.
        func isUnaffected(by other: ScrollExtent) -> Bool {
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
