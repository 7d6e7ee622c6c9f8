import Motion
import Verification

extension FrameCase {
    /// The states after the 96 frames of ``MotionLaw/comesToRest`` and their energies, and the energies from the state of
    /// ``MotionLaw/gainsNoEnergy``.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let spring = HandMadeSpring.published.exact
        let energies = ["energy", "worst energy"].map {
            Figure.Panel(name: "\($0), share of the first", curves: [])
        }
        return Figure(
            .motion(Figure.Mark(name: "target", value: 0)) + energies, marking: place,
            rules.compared.map { rules in
                let worst = spring.stateThatGainsMost { rules.springs.step(spring, $0, frame) }
                let runs = [start, worst].map { rules.frames(96, of: frame, spring, from: $0) }
                let samples = zip(runs[0], runs[1]).map { sample, other in
                    Sample(
                        sample.x, sample.values[0], sample.values[1],
                        spring.energy(of: sample) / spring.energy(of: start),
                        spring.energy(of: other) / spring.energy(of: worst))
                }
                return (rules.name, samples)
            })
    }
}

extension DampedSpring {
    fileprivate func energy(of sample: Sample) -> Double {
        energy(of: SpringState(displacement: sample.values[0], velocity: sample.values[1]))
    }
}

extension FrameRateCase {
    /// The states after the frames of a second.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let peak = -Self.overshoot * Double(distance)
        return Figure(
            .motion(
                Figure.Mark(name: "target", value: 0),
                Figure.Mark(name: "overshoot", value: peak)),
            marking: place,
            rules.compared.map {
                ($0.name, $0.frames(rate, of: frame, HandMadeSpring.published.exact, from: start))
            })
    }
}
