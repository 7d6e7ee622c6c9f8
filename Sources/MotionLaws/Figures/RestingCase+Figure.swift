import Motion
import Verification

extension RestingCase {
    /// The motion, and whether the resting time is over, until both it and the hardened one are.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let unseen = SpringRules.restDistance
        let durations = rules.compared.map { $0.springs.restingTime(spring, state, unseen) }
        let end = max(durations.filter(\.isFinite).max() ?? 0, place ?? 0)
        let times = Sample.places(to: end > 0 ? end : 1, marking: place)
        return Figure(
            .motion(
                Figure.Mark(name: "target", value: 0), Figure.Mark(name: "half a pixel", value: unseen),
                Figure.Mark(name: "half a pixel", value: -unseen)) + [
                    Figure.Panel(name: "the resting time, 1 once it is over", curves: [])
                ],
            marking: place,
            zip(rules.compared, durations).map { rules, duration in
                let samples = times.map { time in
                    let moved = rules.springs.step(spring, state, time)
                    return Sample(time, moved.displacement, moved.velocity, time < duration ? 0 : 1)
                }
                return (rules.name, [Sample(0, state.displacement, state.velocity, 0)] + samples)
            })
    }
}
