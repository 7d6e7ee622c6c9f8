import Motion
import Verification

extension AnimatorCase {
    /// The ticks and the state of the clock after each frame, beside those that are due.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let names = ["ticks", "time told to the animations, s", "the clock, 1 if it stands still"]
        return Figure(
            over: "frames", names.map { Figure.Panel(name: $0, curves: []) }, marking: place,
            [(rules.name, samples(run(rules.animator))), ("as many as are due", samples(expected()))])
    }

    private func samples(_ result: (ticks: [Tick], pauses: [Bool])) -> [Sample] {
        result.pauses.enumerated().map { frame, isPaused in
            let ticks = result.ticks.prefix { $0.frame < frame }
            return Sample(
                Double(frame), Double(ticks.count), ticks.reduce(0) { $0 + $1.duration }, isPaused ? 1 : 0)
        }
    }
}
