import Motion
import Verification

extension NearRestCase {
    /// The four periods of ``MotionLaw/restsUnseen``, of a spring that is set to its target once it counts as at rest.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let times = Sample.places(to: 4 * 2 * .pi / spring.angularFrequency, marking: place)
        let unseen = SpringRules.restDistance
        return Figure(
            .motion(
                Figure.Mark(name: "target", value: 0), Figure.Mark(name: "half a pixel", value: unseen),
                Figure.Mark(name: "half a pixel", value: -unseen)),
            marking: place,
            rules.compared.map { rules in
                var isAtRest = false
                let samples = times.map { time in
                    let moved = spring.advanced(state, by: time)
                    isAtRest = isAtRest || rules.springs.isAtRest(spring, moved)
                    return Sample(time, isAtRest ? .atRest : moved)
                }
                return (rules.name, [Sample(0, state)] + samples)
            })
    }
}

extension RetargetCase {
    /// The way to the new target on the published spring, from the state that the change of the target leaves.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let spring = HandMadeSpring.published.exact
        let old = SpringState(position: position, target: from, velocity: velocity)
        let new = MotionRules.hardened.springs.retarget(old, from, to)
        let times = Sample.places(to: spring.drawnTime(from: new), marking: place)
        return Figure(
            .motion(
                Figure.Mark(name: "old target", value: from), Figure.Mark(name: "new target", value: to)),
            marking: place,
            rules.compared.map { rules in
                let start = rules.springs.retarget(old, from, to)
                let samples = times.map { time in
                    let state = spring.advanced(start, by: time)
                    return Sample(time, state.position(target: to), state.velocity)
                }
                return (rules.name, [Sample(0, position, velocity)] + samples)
            })
    }
}
