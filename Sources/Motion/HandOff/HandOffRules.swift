/// How one finger and one inertia move two scrollers.
///
/// Distances are in points, velocities in points per second, times in seconds; forwards is positive.
public struct HandOffRules: Sendable {
    /// Where and when a glide crosses from one scroller to the other.
    public struct Crossing: Hashable, Sendable {
        /// The part of the frame that is over then.
        public var time: Double
        /// The velocity there.
        public var velocity: Double

        /// Puts a time and a velocity together.
        public init(time: Double, velocity: Double) {
            self.time = time
            self.velocity = velocity
        }
    }

    /// What a frame makes of a velocity that a resistance, in s⁻¹, slows.
    public var glide: @Sendable (_ velocity: Double, _ resistance: Double, _ frame: Double) -> Glide

    /// When, in a frame that covers more than the room there is, the room ends, and what the velocity is there.
    public var crossing:
        @Sendable (_ velocity: Double, _ resistance: Double, _ room: Double, _ frame: Double) -> Crossing

    /// The velocity that one scroller goes on with where the other reached its end.
    public var passed: @Sendable (_ velocity: Double) -> Double

    /// How much of a finger's movement the scroller that moves first takes, if it has some room.
    public var taken: @Sendable (_ distance: Double, _ room: Double) -> Double

    /// How much of it goes to the other one.
    public var passedOn: @Sendable (_ distance: Double, _ taken: Double) -> Double

    /// The scroller that moves first.
    public var first: @Sendable (_ forwards: Bool) -> Scroller

    /// Exact in every frame, which is split where one scroller ends and the other begins.
    public static let hardened = HandOffRules(
        glide: { velocity, resistance, frame in
            let exponent = -resistance * frame
            return Glide(
                displacement: -velocity * Mathematics.exponentialMinusOne(exponent) / resistance,
                velocity: velocity * Mathematics.exponential(exponent))
        },
        crossing: { velocity, resistance, room, frame in
            // A glide loses as much velocity for each point, and so reaches any it has velocity left for.
            let time = -Mathematics.logarithmOfOnePlus(-resistance * room / velocity) / resistance
            return Crossing(time: min(max(0, time), frame), velocity: velocity - resistance * room)
        },
        passed: { velocity in velocity },
        // Neither sign says where the other points: either number may be 0.
        taken: { distance, room in min(max(distance, min(0, room)), max(0, room)) },
        passedOn: { distance, taken in distance - taken },
        first: { forwards in .first(forwards: forwards) })

    /// A frame at a time: the velocity is multiplied by what a frame leaves of it, and the frame in which a scroller
    /// reaches its end ends there.
    public static let published: HandOffRules = {
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

    /// A glide computed by division, v ← v/(1 + r·dt): a step that is no exact solution, and yet loses nothing.
    ///
    /// What is covered and what v/r still promises add up to the same in every frame of any length, as
    /// `v′·dt + v′/r = v′·(1 + r·dt)/r = v/r`.
    public static func glideByDivision(_ velocity: Double, _ resistance: Double, _ frame: Double) -> Glide {
        let velocity = velocity / (1 + resistance * frame)
        return Glide(displacement: velocity * frame, velocity: velocity)
    }
}
