import Generators
import Motion
import Verification

/// A scroll view, and a sequence of actions on it in any order that one finger and an app can produce.
struct FingerScriptCase: DrawnCase {
    var stage: ScrollStage
    var actions: [ScriptAction]
    /// What a law does after every script, and so does not say of this one.
    var epilogue: [ScriptAction] = []

    var description: String {
        (actions.isEmpty ? "nothing" : actions.map(\.description).joined(separator: ", ")) + "; \(stage)"
    }

    /// Scripts of up to 24 actions; fewer are simpler.
    static let any = AllCases<FingerScriptCase> { source throws(Rejection) in
        var stage = try source.draw(ScrollStage.any)
        stage.view.bounces = !source.flip(0.125)
        // Quarters of a point, which are whole numbers of pixels on some screens only.
        let quarters = try source.draw(.integer(in: 0...15))
        stage.view.bottomInset += Double(quarters % 4) / 4
        stage.view.topInset += Double(quarters / 4) / 4
        // Most mistakes are at an edge.
        switch source.pick(upTo: 3) {
        case 0: break
        case 1: stage.view.contentOffset = stage.view.top
        default: stage.view.contentOffset = stage.view.visible(stage.view.end)
        }
        var draft = ScriptDraft(view: stage.view)
        try source.list(count: 0...24) { source throws(Rejection) in
            try draft.draw(&source)
        }
        return FingerScriptCase(stage: stage, actions: draft.actions)
    }

    /// Scripts after which a finger touches the content and leaves it.
    static let leftAlone = any.generator.map { script in
        var script = script
        script.epilogue = [.touch, .cancel]
        return script
    }

    /// Plays the script, and returns the first violation that a check finds in a step of it, at the time of the step.
    ///
    /// - Parameter check: called with each step; every frame is a step.
    func firstViolation(
        _ rules: MotionRules, _ check: (ScriptStep) -> Violation?
    ) -> Violation? {
        var player = ScriptPlayer(stage, rules)
        return player.firstViolation(in: actions, check)
    }
}
