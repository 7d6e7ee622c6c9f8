import Motion
import Verification

extension DecelerationCase {
    /// The deceleration, until it comes to rest.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        guard let deceleration else { return nil }
        let times = Sample.places(to: max(deceleration.timeToRest, time + step), marking: place)
        return Figure(
            .motion(Figure.Mark(name: "rest", value: deceleration.rest)), marking: place,
            rules.compared.map { rules in
                let start = Sample(0, deceleration.position, deceleration.velocity)
                let samples = times.map { Sample($0, rules.scrolling.decelerated(deceleration, $0)) }
                return (rules.name, [start] + samples)
            })
    }
}

extension Measurement {
    /// The way to rest, and where the device came to rest.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        Figure(
            .motion(of: "content offset, pt", Figure.Mark(name: "the device's rest", value: target)),
            marking: place,
            rules.compared.map { rules in
                var run = ScrollRun(stage, rules)
                run.fling(0, at: velocity)
                return (rules.name, [Sample(0, start, velocity)] + run.samplesToRest())
            })
    }
}
