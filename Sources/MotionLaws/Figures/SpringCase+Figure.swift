import Motion
import Verification

extension SpringCase {
    /// The states after one frame of each duration, and after a second frame behind the first of the case.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let end = max(spring.drawnTime(from: state), place ?? 0)
        let times = Sample.places(to: end, marking: place)
        func drawn(_ name: String, _ after: (Double) -> SpringState) -> (String, [Sample]) {
            (name, [Sample(0, state)] + times.map { Sample($0, after($0)) })
        }
        let inOneFrame = rules.compared.map { rules in
            drawn(rules.name) { rules.springs.step(spring, state, $0) }
        }
        let afterFirst = rules.springs.step(spring, state, time)
        let inTwoFrames = drawn("\(rules.name), in two frames") { time in
            time <= self.time
                ? rules.springs.step(spring, state, time)
                : rules.springs.step(spring, afterFirst, time - self.time)
        }
        return Figure(
            .motion(Figure.Mark(name: "target", value: 0)), marking: place, inOneFrame + [inTwoFrames])
    }
}

extension CreepingCase {
    /// The states after the frames that the law counts crossings in.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        Figure(
            .motion(Figure.Mark(name: "target", value: 0)), marking: place,
            rules.compared.map { ($0.name, $0.frames(24, of: frame, spring.spring, from: spring.state)) })
    }
}

extension FrameLengthCase {
    /// The states after one frame of each duration; nil for a frame that is refused.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        guard frame > 0, frame.isFinite else { return nil }
        // Ten seconds are the longest frame of the case that is not absurd.
        let times = Sample.places(to: max(spring.drawnTime(from: state), min(frame, 10)), marking: place)
        return Figure(
            .motion(Figure.Mark(name: "target", value: 0)), marking: place,
            rules.compared.map { rules in
                (
                    rules.name,
                    [Sample(0, state)] + times.map { Sample($0, rules.springs.step(spring, state, $0)) }
                )
            })
    }
}

extension DampedSpring {
    /// The time that shows the motion from a state, in seconds: until a hundredth of it is left, but not more swings than
    /// a curve can show.
    func drawnTime(from state: SpringState) -> Double {
        let period = 2 * .pi / angularFrequency
        let scale = state.displacement.magnitude + state.velocity.magnitude / angularFrequency
        let longest = (dampingRatio < 1 ? 12 : 60) * period
        let settled = settlingTime(from: state, within: max(scale, 0x1p-900) / 100)
        return settled >= period ? min(settled, longest) : period
    }
}

extension MotionRules {
    /// The states of a spring at the beginning and after each of some frames of a duration in seconds.
    func frames(_ count: Int, of frame: Double, _ spring: DampedSpring, from start: SpringState) -> [Sample] {
        var state = start
        var samples = [Sample(0, start)]
        for number in 0..<count {
            state = springs.step(spring, state, frame)
            samples.append(Sample(Double(number + 1) * frame, state))
        }
        return samples
    }
}
