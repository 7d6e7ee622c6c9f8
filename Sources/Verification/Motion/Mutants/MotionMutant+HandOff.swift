import AirBarModel

extension MotionMutant {
    /// Mistakes about a hand-off.
    static let handOff: [MotionMutant] = [
        MotionMutant("frame-not-split", "the frame in which a scroller ends, ends there") {
            $0.handOff.crossing = HandOffRules.published.crossing
        },
        MotionMutant("glide-multiplied", "a frame multiplies the velocity by 1 − λ·dt") {
            $0.handOff.glide = HandOffRules.published.glide
        },
        MotionMutant(
            "glide-divided", "a frame divides the velocity by 1 + λ·dt, which is not what half frames do"
        ) {
            $0.handOff.glide = HandOffRules.glideByDivision
        },
        MotionMutant("leftover-dropped", "what is left of the frame after the crossing is dropped") { rules in
            let exact = rules.handOff.crossing
            rules.handOff.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(
                    time: frame, velocity: exact(velocity, resistance, room, frame).velocity)
            }
        },
        MotionMutant("frame-begun-again", "after the crossing a whole frame passes") { rules in
            let exact = rules.handOff.crossing
            rules.handOff.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(time: 0, velocity: exact(velocity, resistance, room, frame).velocity)
            }
        },
        MotionMutant(
            "crossing-uniform", "the time of the crossing is taken from a velocity that does not fall"
        ) {
            rules in
            let exact = rules.handOff.crossing
            rules.handOff.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(
                    time: room / velocity, velocity: exact(velocity, resistance, room, frame).velocity)
            }
        },
        MotionMutant(
            "crossing-unslowed", "at the crossing the velocity is still that of the frame's beginning"
        ) {
            rules in
            let exact = rules.handOff.crossing
            rules.handOff.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(time: exact(velocity, resistance, room, frame).time, velocity: velocity)
            }
        },
        MotionMutant("passed-reversed", "the velocity changes its sign at the crossing") {
            $0.handOff.passed = { -$0 }
        },
        MotionMutant("passed-lost", "each scroller has an inertia of its own") {
            $0.handOff.passed = { _ in 0 }
        },
        MotionMutant("glide-in-milliseconds", "a frame in seconds is taken for one in milliseconds") {
            rules in
            let exact = rules.handOff.glide
            rules.handOff.glide = { velocity, resistance, frame in
                exact(velocity, resistance, frame / 1_000)
            }
        },
        MotionMutant("list-first", "forwards the list moves first") {
            $0.handOff.first = { Scroller.first(forwards: !$0) }
        },
        MotionMutant("finger-at-seam", "what the first scroller cannot take of a movement is lost") {
            $0.handOff.passedOn = { _, _ in 0 }
        },
        MotionMutant("finger-twice", "the second scroller takes all of a movement") {
            $0.handOff.passedOn = { distance, _ in distance }
        },
    ]
}
