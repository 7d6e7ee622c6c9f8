/// The rules by which one finger and one inertia move two nested scroll views.
///
/// Distances are in points, velocities in points per second, times in seconds; forwards is positive.
package struct HandOffRules: Sendable {
    /// The moment at which a glide crosses from one scroll view to the other.
    package struct Crossing: Hashable, Sendable {
        /// The time since the beginning of the frame.
        package var time: Double
        /// The velocity at that time.
        package var velocity: Double

        /// A time in seconds and a velocity in points per second.
        package init(time: Double, velocity: Double) {
            self.time = time
            self.velocity = velocity
        }
    }

    /// The distance and velocity after a frame, for a velocity and a resistance in s⁻¹.
    package var glide: @Sendable (_ velocity: Double, _ resistance: Double, _ frame: Double) -> Glide

    /// The moment at which a glide has covered the room that is left, in a frame that covers more.
    package var crossing:
        @Sendable (_ velocity: Double, _ resistance: Double, _ room: Double, _ frame: Double) -> Crossing

    /// The velocity with which one scroll view continues when the other has reached its end.
    package var passed: @Sendable (_ velocity: Double) -> Double

    /// The part of a finger's movement that a scroll view takes, for the room that it has.
    package var taken: @Sendable (_ distance: Double, _ room: Double) -> Double

    /// The part of a finger's movement that goes to the other scroll view.
    package var passedOn: @Sendable (_ distance: Double, _ taken: Double) -> Double

    /// The scroll view that moves first in a direction.
    package var first: @Sendable (_ forwards: Bool) -> Scroller

    /// The closed form; a frame is divided where one scroll view ends and the other begins.
    package static let hardened = HandOffRules(
        glide: { velocity, resistance, frame in
            let exponent = -resistance * frame
            return Glide(
                displacement: -velocity * Mathematics.exponentialMinusOne(exponent) / resistance,
                velocity: velocity * Mathematics.exponential(exponent))
        },
        crossing: { velocity, resistance, room, frame in
            // A glide loses λ of its velocity per point, so the velocity at the boundary is v − λ·room.
            let time = -Mathematics.logarithmOfOnePlus(-resistance * room / velocity) / resistance
            return Crossing(time: min(max(0, time), frame), velocity: velocity - resistance * room)
        },
        passed: { velocity in velocity },
        // Both bounds are needed, because the distance or the room may be 0.
        taken: { distance, room in min(max(distance, min(0, room)), max(0, room)) },
        passedOn: { distance, taken in distance - taken },
        first: { forwards in .first(forwards: forwards) })

    /// The published rules: an explicit Euler step per frame, and a frame ends where a scroll view reaches its end.
    package static let published: HandOffRules = {
        var rules = hardened
        rules.glide = { velocity, resistance, frame in
            let velocity = velocity * (1 - resistance * frame)
            return Glide(displacement: velocity * frame, velocity: velocity)
        }
        rules.crossing = { velocity, resistance, _, frame in
            Crossing(time: frame, velocity: velocity * (1 - resistance * frame))
        }
        return rules
    }()

    /// A glide by the implicit Euler method, v ← v/(1 + r·dt), which is inexact but conserves the total distance.
    ///
    /// The distance covered plus v/r stays the same for frames of any length: `v′·dt + v′/r = v′·(1 + r·dt)/r = v/r`.
    package static func glideByDivision(_ velocity: Double, _ resistance: Double, _ frame: Double) -> Glide {
        let velocity = velocity / (1 + resistance * frame)
        return Glide(displacement: velocity * frame, velocity: velocity)
    }
}
