import Motion
import Verification

extension FingerScriptCase {
    /// The content offset that is shown and the velocity after each step of the script and its epilogue, and after each
    /// frame from then on until nothing moves.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let motions = rules.compared.map { (rules: $0, drawn: samples($0)) }
        var edges: [Figure.Mark] = []
        for view in motions.flatMap(\.drawn.views) {
            for edge in view.edges where !edges.contains(edge) { edges.append(edge) }
        }
        return Figure(
            [
                Figure.Panel(name: "content offset, pt", curves: [], marks: edges),
                Figure.Panel(name: "velocity, pt/s", curves: []),
            ], marking: place, motions.map { ($0.rules.name, $0.drawn.samples) })
    }

    /// The samples of a script, and the scroll view in each step of it.
    private func samples(_ rules: MotionRules) -> (samples: [Sample], views: [ScrollViewShape]) {
        var run = ScrollRun(stage, rules)
        var time = 0.0
        var samples = [run.shown(at: 0)]
        var views = [stage.view]
        var player = ScriptPlayer(stage, rules)
        _ = player.firstViolation(in: actions + epilogue) { step in
            (run, time) = (step.run, step.time)
            samples.append(run.shown(at: time))
            views.append(run.view)
            return nil
        }
        let (frames, end) = (run.time, time)
        samples += run.samplesToRest { $0.shown(at: end + ($0.time - frames)) }
        return (samples, views)
    }
}

extension ScrollTargetCase {
    /// The finger's two moves, and the content offset set between them.
    func figure(_ rules: MotionRules, marking place: Double?) -> Figure? {
        let script = FingerScriptCase(
            stage: fling.stage,
            actions: [
                .touch, .move(fling.distance, over: 0.016), .put(target), .move(nudge, over: 0.016),
            ])
        return script.figure(rules, marking: place)
    }
}

extension ScrollViewShape {
    /// The content offsets at rest at the edges.
    var edges: [Figure.Mark] {
        [Figure.Mark(name: "top", value: top), Figure.Mark(name: "end", value: max(top, end))]
    }
}

extension ScrollRun {
    /// The content offset that is shown, and the velocity, at a time in seconds.
    fileprivate func shown(at time: Double) -> Sample {
        Sample(time, view.contentOffset, motion.kinematics.velocity)
    }
}
