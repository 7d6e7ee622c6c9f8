import Motion
import Verification

extension FrameCase {
    /// The states after the 96 frames of ``MotionLaw/comesToRest``, and their energies.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let spring = HandMadeSpring.published.exact
        let first = spring.energy(of: start)
        let energy = Figure.Panel(name: "energy, share of the first", curves: [])
        return Figure(
            .motion(Figure.Mark(name: "target", value: 0)) + [energy], marking: place,
            rules.compared.map { rules in
                let samples = rules.frames(96, of: frame, spring, from: start).map { sample in
                    let (displacement, velocity) = (sample.values[0], sample.values[1])
                    let state = SpringState(displacement: displacement, velocity: velocity)
                    return Sample(sample.x, displacement, velocity, spring.energy(of: state) / first)
                }
                return (rules.name, samples)
            })
    }
}

extension FrameRateCase {
    /// The states after the frames of a second.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let peak = -Self.overshoot * Double(distance)
        return Figure(
            .motion(
                Figure.Mark(name: "target", value: 0),
                Figure.Mark(name: "the spring's overshoot", value: peak)),
            marking: place,
            rules.compared.map {
                ($0.name, $0.frames(rate, of: frame, HandMadeSpring.published.exact, from: start))
            })
    }
}
