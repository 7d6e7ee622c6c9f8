import Motion
import Verification

extension Mutant {
    /// Mistakes in the pair of a header and a list.
    static let pair: [Mutant] = [
        Mutant(pair: "frame-not-split", "the frame in which a scroller ends, ends there") {
            $0.crossing = HandOffRules.published.crossing
        },
        Mutant(pair: "glide-multiplied", "a frame multiplies the velocity by 1 − λ·dt") {
            $0.glide = HandOffRules.published.glide
        },
        Mutant(
            pair: "glide-divided",
            "a frame divides the velocity by 1 + λ·dt, which is not what half frames do"
        ) {
            $0.glide = HandOffRules.glideByDivision
        },
        Mutant(pair: "leftover-dropped", "what is left of the frame after the crossing is dropped") { rules in
            let exact = rules.crossing
            rules.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(
                    time: frame, velocity: exact(velocity, resistance, room, frame).velocity)
            }
        },
        Mutant(pair: "frame-begun-again", "after the crossing a whole frame passes") { rules in
            let exact = rules.crossing
            rules.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(time: 0, velocity: exact(velocity, resistance, room, frame).velocity)
            }
        },
        Mutant(
            pair: "crossing-uniform", "the time of the crossing is taken from a velocity that does not fall"
        ) {
            rules in
            let exact = rules.crossing
            rules.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(
                    time: room / velocity, velocity: exact(velocity, resistance, room, frame).velocity)
            }
        },
        Mutant(
            pair: "crossing-unslowed", "at the crossing the velocity is still that of the frame's beginning"
        ) {
            rules in
            let exact = rules.crossing
            rules.crossing = { velocity, resistance, room, frame in
                HandOffRules.Crossing(time: exact(velocity, resistance, room, frame).time, velocity: velocity)
            }
        },
        Mutant(pair: "passed-reversed", "the velocity changes its sign at the crossing") {
            $0.passed = { -$0 }
        },
        Mutant(
            pair: "passed-lost", "each scroller has an inertia of its own, of no rate that is promised",
            deceleration: nil
        ) {
            $0.passed = { _ in 0 }
        },
        Mutant(pair: "glide-in-milliseconds", "a frame in seconds is taken for one in milliseconds") {
            rules in
            let exact = rules.glide
            rules.glide = { velocity, resistance, frame in
                exact(velocity, resistance, frame / 1_000)
            }
        },
        Mutant(pair: "list-first", "forwards the list moves first") {
            $0.first = { Scroller.first(forwards: !$0) }
        },
        Mutant(
            pair: "room-by-its-sign",
            "backwards a scroller at its top, with a room of -0, takes a whole movement"
        ) {
            $0.taken = { distance, room in room < 0 ? max(distance, room) : min(distance, room) }
        },
        Mutant(
            pair: "room-by-the-distance",
            "where nothing is left to move by, the second scroller takes its room"
        ) {
            $0.taken = { distance, room in distance < 0 ? max(distance, room) : min(distance, room) }
        },
        Mutant(
            pair: "hand-off-in-milliseconds",
            "all that happens between two frames takes them for milliseconds"
        ) {
            rules in
            let (glide, crossing) = (rules.glide, rules.crossing)
            rules.glide = { glide($0, $1, $2 / 1_000) }
            rules.crossing = { velocity, resistance, room, frame in
                let exact = crossing(velocity, resistance, room, frame / 1_000)
                return HandOffRules.Crossing(time: exact.time * 1_000, velocity: exact.velocity)
            }
        },
        Mutant(
            pair: "distance-summed", "the distance is a sum over milliseconds and not the velocity's integral"
        ) {
            rules in
            let (glide, crossing) = (rules.glide, rules.crossing)
            let factor = PopDecay.standard.reach * HandOff.resistance
            rules.glide = { velocity, resistance, frame in
                let exact = glide(velocity, resistance, frame)
                return Glide(displacement: exact.displacement * factor, velocity: exact.velocity)
            }
            rules.crossing = { crossing($0, $1, $2 / factor, $3) }
        },
        Mutant(
            pair: "resistance-summed", "λ is 1 − d for each of 1,000 milliseconds: 2 where it should be 2.002"
        ) {
            rules in
            let (glide, crossing) = (rules.glide, rules.crossing)
            let factor = 2 / HandOff.resistance
            rules.glide = { glide($0, $1 * factor, $2) }
            rules.crossing = { crossing($0, $1 * factor, $2, $3) }
        },
        Mutant(pair: "finger-at-seam", "what the first scroller cannot take of a movement is lost") {
            $0.passedOn = { _, _ in 0 }
        },
        Mutant(pair: "finger-twice", "the second scroller takes all of a movement") {
            $0.passedOn = { distance, _ in distance }
        },
    ]

    /// Changes the rules of the pair, and what it promises.
    private init(
        pair name: String, _ mistake: String, deceleration: DecelerationRate? = .normal,
        _ change: (inout HandOffRules) -> Void
    ) {
        var rules = HandOffRules.hardened
        change(&rules)
        self.init(name, mistake) { $0.container = .pair(rules, deceleration: deceleration) }
    }
}
