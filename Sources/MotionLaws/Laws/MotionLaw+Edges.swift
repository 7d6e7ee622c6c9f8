import Generators
import Motion
import Verification

extension MotionLaw {
    static let staysWithinEdges = MotionLaw(
        "P9", "stops at its edges", .scrolling,
        statement:
            "in a view that does not bounce, whether it never did or bouncing was switched off, no move of a finger and no "
            + "frame of a motion shows content past an edge, and nothing bounces",
        reason: "A gap shows above a list that is not supposed to have one.",
        justification:
            "The rules that break it break P16 or P25 too; this law stays because it says what a user sees, and because no "
            + "rule decides what becomes of a bounce when bouncing is switched off.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            guard !step.before.view.bounces, step.fingerMove != nil || step.isFrameOfMotion else {
                return nil
            }
            if step.after.phase == .bouncing {
                return Violation(
                    step: 0, quantity: "the number of bounces", value: 1, expected: "none", limit: 0)
            }
            return .unless(
                "the content offset", step.after.shown, is: step.after.view.visible(step.after.shown),
                within: 0,
                "at most an edge")
        }
    }

    static let restsAtAnEdge = MotionLaw(
        "P13", "rests within its edges", .scrolling,
        statement:
            "content released past an edge bounces; a motion without an animation ends between the edges, also "
            + "if they have moved",
        details: [
            "whatever happened before, content that a finger touches and leaves comes to rest between its "
                + "edges, if too short to scroll at its top"
        ],
        reason: "A short list hangs in the middle of the screen, or its last row cannot be reached.",
        justification:
            "Wrong edges also break P9 or P10; this law stays because whatever follows the content relies on it.",
        cases: FingerScriptCase.leftAlone
    ) { rules, script in
        var last = ScrollRun(script.stage, rules)
        let violation = script.firstViolation(rules) { step in
            last = step.run
            if let violation = step.unlessBouncesBack { return violation }
            guard step.isFrameOfMotion, step.before.phase != .animating, step.after.phase == .resting else {
                return nil
            }
            return step.after.unlessWithinEdges
        }
        if let violation { return violation }
        last.motion.touch(last.view.metrics)
        last.motion.cancel(last.view.metrics)
        return last.unlessSettlesWithinEdges()
    }

    static let followsEdges = MotionLaw(
        "P14", "follows its edges", .scrolling,
        statement:
            "when the edges move while the content moves, its position does not jump, unless to the edge of a view that "
            + "does not bounce, nor does the velocity of a bounce, and the content comes to rest between the new edges",
        reason: "When the refresh control appears in mid-bounce the content jumps, or covers it.",
        justification:
            "It is P13 for edges that move; no rule but the edges themselves decides it, and it stays because a refresh "
            + "control moves them.",
        cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            guard case .reshape = step.action, step.before.phase != .animating, step.before.isMoving,
                !step.history.isPut
            else { return nil }
            var run = step.run
            run.advance(by: 1e-6)
            return step.before.unlessContinued(by: run) ?? run.unlessSettlesWithinEdges()
        }
    }
}

extension ScriptStep {
    /// A violation if content that is released more than a pixel past an edge does not bounce.
    fileprivate var unlessBouncesBack: Violation? {
        guard endsDrag, before.phase == .dragging, after.phase != .bouncing else { return nil }
        return .unless(
            "the distance past the edge of content that does not bounce back",
            before.overscroll(of: before.shown).magnitude, isAtMost: run.motion.pixel)
    }
}

extension ScriptMoment {
    /// A violation unless the content is between its edges, and at the top if it is too short to scroll.
    fileprivate var unlessWithinEdges: Violation? {
        .unless("the rest", shown, is: view.visible(shown), within: 0, "between the edges, the nearest being")
    }

    /// A violation if a microsecond after this moment the content has jumped or lost its velocity.
    ///
    /// Where the view does not bounce, content stops at the new edge at once.
    fileprivate func unlessContinued(by run: ScrollRun) -> Violation? {
        let next = run.moment
        guard next.isMoving else { return nil }
        // In a microsecond the content covers almost no distance, even if it hits an edge at its new position.
        let reach = 1e-6 * (kinematics.velocity.magnitude + 1_000)
        // A bound of the acceleration by the spring of a bounce, about an edge or anywhere between them.
        let span = max(
            (kinematics.position - run.view.top).magnitude, (kinematics.position - run.view.end).magnitude)
        let push = 1e-6 * (100 * span + 20 * kinematics.velocity.magnitude)
        let violation = Violation.unless(
            "the position", next.kinematics.position, is: run.view.placed(kinematics.position), within: reach,
            "what it was")
        // A deceleration to a near target has no such bound.
        return violation != nil || phase != .bouncing
            ? violation
            : .unless(
                "the velocity", next.kinematics.velocity, is: kinematics.velocity, within: push + 1e-6,
                "what it was")
    }
}

extension ScrollRun {
    /// A violation unless the content comes to rest between its edges in a minute.
    fileprivate func unlessSettlesWithinEdges() -> Violation? {
        var run = self
        guard run.settle() else {
            return .unless("the time it takes to rest", run.time - time, isAtMost: 60, "less than")
        }
        return run.moment.unlessWithinEdges
    }
}
