import Motion
import Verification

extension PaneCase {
    /// The events of the case and the next one, in frames of a 60th of a second, until the pane rests.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let motions = rules.compared.compactMap { rules in
            samples(rules).map { (name: rules.name, samples: $0) }
        }
        return motions.isEmpty
            ? nil
            : Figure(
                .motion(
                    Figure.Mark(name: "open", value: Self.open),
                    Figure.Mark(name: "closed", value: Self.closed)),
                marking: place, motions)
    }

    private func samples(_ rules: MotionRules) -> [Sample]? {
        guard var pane = start(rules) else { return nil }
        var frames = 0
        var samples = [Sample(0, pane.position, pane.velocity)]
        for event in (past + next).flatMap(\.inSteps) {
            event.apply(to: &pane)
            if case .frames = event { frames += 1 }
            samples.append(Sample(Double(frames) / 60, pane.position, pane.velocity))
        }
        // Ten seconds more, in which a pane that is going to rest has come to rest.
        for _ in 0..<600 {
            guard pane.phase == .moving else { break }
            pane.advance(by: 1.0 / 60)
            frames += 1
            samples.append(Sample(Double(frames) / 60, pane.position, pane.velocity))
        }
        return samples
    }
}

extension PaneEvent {
    /// The event, or its frames one by one.
    fileprivate var inSteps: [PaneEvent] {
        if case .frames(let count) = self { Array(repeating: .frames(1), count: count) } else { [self] }
    }
}
