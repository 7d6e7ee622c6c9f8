import Motion
import Verification

extension BounceCase {
    /// The bounce, and whether it counts as over, until both it and the hardened one are.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        guard let bounce else { return nil }
        let unseen = scale.halfPixel
        let durations = rules.compared.map { $0.scrolling.bounceDuration(bounce, unseen) }
        // A bounce that never ends is shown for a second.
        let end = durations.filter { $0 > 0 && $0 < 60 }.max() ?? 1
        let times = Sample.places(to: max(end, place ?? 0), marking: place)
        return Figure(
            .motion(
                of: "displacement, pt", Figure.Mark(name: "edge", value: 0),
                Figure.Mark(name: "half a pixel", value: unseen),
                Figure.Mark(name: "half a pixel", value: -unseen)) + [
                    Figure.Panel(name: "the bounce, 1 once it is over", curves: [])
                ],
            marking: place,
            zip(rules.compared, durations).map { rules, duration in
                let samples = times.map { time in
                    let motion = rules.scrolling.bounced(bounce, time)
                    return Sample(time, motion.position, motion.velocity, time < duration ? 0 : 1)
                }
                return (rules.name, [Sample(0, displacement, velocity, 0)] + samples)
            })
    }
}

extension PullCase {
    /// The displacement over the pull, and the pull that is recovered from it.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        guard let band else { return nil }
        let pulls = Sample.places(to: max(Double(height), pull + further), marking: place)
        return Figure(
            over: "pull, pt",
            [
                Figure.Panel(
                    name: "displacement, pt", curves: [],
                    marks: [Figure.Mark(name: "height of the view", value: Double(height))]),
                Figure.Panel(name: "recovered pull, pt", curves: []),
            ], marking: place,
            rules.compared.map { rules in
                let samples = pulls.map { pull in
                    let shown = rules.scrolling.banded(band, pull)
                    return Sample(pull, shown, rules.scrolling.unbanded(band, shown))
                }
                return (rules.name, samples)
            })
    }
}
