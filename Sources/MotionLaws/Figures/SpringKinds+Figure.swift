import Motion
import Verification

extension AttachmentCase {
    /// The way of the attachment's spring to its target, from a distance of 100 points.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let reference = MotionRules.hardened.springs.attachment(attachment)
        return Figure(
            releasing: reference, marking: place,
            rules.compared.map { ($0.name, $0.springs.attachment(attachment)) })
    }
}

extension PopCase {
    /// The ways of the three springs to their target, from a distance of 100 points.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let reference = MotionRules.hardened.pop.spring(spring)
        return Figure(
            releasing: reference, marking: place,
            rules.compared.map { ($0.name, $0.pop.spring(spring)) } + [
                ("\(rules.name), bouncier", rules.pop.spring(bouncier)),
                ("\(rules.name), faster", rules.pop.spring(faster)),
            ])
    }
}

extension DecayCase {
    /// The distance and the velocity after one frame of each duration, to the four seconds in which a throw ends.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let times = Sample.places(to: 4, marking: place)
        return Figure(
            .motion(of: "distance, pt", Figure.Mark(name: "0.499·v", value: 0.499 * velocity)),
            marking: place,
            rules.compared.map { rules in
                let samples = times.map { time in
                    let glide = rules.pop.decay(.standard, velocity, time)
                    return Sample(time, glide.displacement, glide.velocity)
                }
                return (rules.name, [Sample(0, 0, velocity)] + samples)
            })
    }
}

extension Figure {
    /// Springs that are released 100 points from their target, for the time that shows the motion of one of them.
    fileprivate init(
        releasing reference: DampedSpring, marking place: Double?,
        _ springs: [(name: String, spring: DampedSpring)]
    ) {
        let start = SpringState(displacement: 100, velocity: 0)
        let times = Sample.places(to: reference.drawnTime(from: start), marking: place)
        self.init(
            .motion(Mark(name: "target", value: 0)), marking: place,
            springs.map { name, spring in
                (name, [Sample(0, start)] + times.map { Sample($0, spring.advanced(start, by: $0)) })
            })
    }
}
