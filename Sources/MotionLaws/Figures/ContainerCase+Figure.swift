import Motion
import Verification

extension ContainerCase {
    /// The sum of the offsets and each offset after each step, beside those of a right container of the kind.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let right = [MotionRules.hardened, .sheet].first {
            $0.container.name == rules.container.name && $0.name != rules.name
        }
        let (samples, others) = (samples(of: rules), right.map { ($0.name, self.samples(of: $0)) })
        guard let samples, let first = samples.first else { return nil }
        let names = ["sum of the offsets, pt"] + (1..<first.values.count).map { "offset of part \($0), pt" }
        let beside = others.flatMap { name, samples in samples.map { (name, $0) } }
        return Figure(
            over: "steps", names.map { Figure.Panel(name: $0, curves: []) }, marking: place,
            [(rules.name, samples)] + (beside.map { [$0] } ?? []))
    }

    /// The sum and the offsets after each step; nil for parts that cannot be drawn.
    private func samples(of rules: MotionRules) -> [Sample]? {
        var run = ContainerRun(rules.container)
        var samples = [Sample(0, run.container.parts)]
        for action in actions {
            _ = run.firstViolation(in: action) { step in
                samples.append(Sample(Double(samples.count), step.after))
                return nil
            }
        }
        let isDrawable = samples.allSatisfy { sample in
            sample.values.count == samples[0].values.count && sample.values.allSatisfy(\.isFinite)
        }
        return isDrawable ? samples : nil
    }
}

extension Sample {
    /// The sum of the offsets of parts, and each offset.
    fileprivate init(_ step: Double, _ parts: [ScrollPart]) {
        x = step
        values = [parts.sum] + parts.map(\.offset)
    }
}
