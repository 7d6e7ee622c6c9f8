import Motion
import Verification

/// Plays a finger script on a scroll view.
struct ScriptPlayer {
    private var run: ScrollRun
    private var history: ScriptHistory
    /// The duration of all actions so far, in seconds.
    private var time = 0.0

    init(_ stage: ScrollStage, _ rules: MotionRules) {
        run = ScrollRun(stage, rules)
        history = ScriptHistory(contentOffset: stage.view.contentOffset)
    }

    /// Performs actions, and returns the first violation that a check finds in a step, at the time of the step.
    mutating func firstViolation(
        in actions: [ScriptAction], _ check: (ScriptStep) -> Violation?
    ) -> Violation? {
        for action in actions {
            var count = 1
            if case .frames(let frames) = action { count = frames }
            for _ in 0..<count {
                if let violation = check(step(action)) { return violation.at(place: time) }
            }
        }
        return nil
    }

    private mutating func step(_ action: ScriptAction) -> ScriptStep {
        let (before, earlier, start) = (run.moment, history, run.time)
        var told: Double?
        var release: Release?
        switch action {
        case .touch: run.motion.touch(run.view.metrics)
        case .move(let distance, let time): told = run.motion.drag(by: distance, over: time, run.view.metrics)
        case .hold(let time): run.motion.hold(for: time)
        case .lift: release = run.motion.lift(run.view.metrics)
        case .fling(let velocity): release = run.motion.lift(at: velocity, run.view.metrics)
        case .cancel: run.motion.cancel(run.view.metrics)
        case .frames: told = run.frameUnderFinger()
        case .retarget(let target): run.motion.retarget(to: target, run.view.metrics)
        case .animate(let target): run.motion.animate(to: target, run.view.metrics)
        case .stop: run.motion.animate(to: run.view.contentOffset, run.view.metrics)
        case .put(let contentOffset): run.view.contentOffset = contentOffset
        case .reshape(let reshaping): reshaping.reshape(&run.view)
        }
        if let told { run.view.contentOffset = told }
        time += action.duration + (run.time - start)
        history.note(
            action, duration: run.time - start, before: before, contentOffset: run.view.contentOffset)
        return ScriptStep(
            action: action, time: time, history: earlier, before: before, after: run.moment, told: told,
            release: release, run: run)
    }
}

extension ScrollRun {
    /// The scroll view now.
    var moment: ScriptMoment {
        ScriptMoment(view: view, phase: motion.phase, kinematics: motion.kinematics)
    }

    /// Lets the next frame of the clock pass, which a finger that is down spends still, and returns the content offset
    /// that the motion told.
    mutating func frameUnderFinger() -> Double? {
        let before = time
        let told = tellingFrame()
        motion.hold(for: time - before)
        return told
    }
}
