import Generators
import Motion
import Verification

extension MotionLaw {
    static let setsOutAsLetGo = MotionLaw(
        "P4", "goes on as it was pulled", .scrolling,
        statement:
            "released content starts from where it is, at the velocity at which the finger moved it: between the edges "
            + "that of the finger, d points past an edge of a view of height L lower by the factor 0.55·(1 − d/L)²",
        reason: "Content that is pulled past an edge leaps ahead when the moving finger lifts.",
        holdsForPublished: false, cases: FingerScriptCase.any
    ) { rules, script in
        var held: HeldContent?
        return script.firstViolation(rules) { step in
            defer { held = HeldContent(held, after: step) }
            guard step.endsDrag, step.before.phase == .dragging else { return nil }
            let position = step.isUndisturbed ? step.before.kinematics.position : step.before.shown
            let violation = Violation.unless(
                "the position", step.after.kinematics.position, is: position,
                within: step.isUndisturbed ? 1e-9 : step.run.motion.scale.halfPixel * (1 + 1e-6),
                "where the content was")
            return violation ?? (held == nil ? nil : step.unlessReleased(from: position))
        }
    }

    static let haltsWithTheFinger = MotionLaw(
        "P18", "lets go as it moved", .scrolling,
        statement:
            "the release velocity is that of the last move, in points per second",
        details: [
            "a finger that has been still for 100 ms or has not moved has no release, and a cancelled drag "
                + "leaves content between its edges where it is"
        ],
        reason: "A finger that stopped to aim throws the content away when it lifts.",
        origin: ["Matt Neuburg, Programming iOS"],
        holdsForPublished: false, cases: FingerScriptCase.any
    ) { rules, script in
        script.firstViolation(rules) { step in
            guard step.endsDrag, step.before.phase == .dragging else { return nil }
            let velocity = step.fingerVelocity
            let violation =
                Violation.unless(
                    "the velocity", step.release?.velocity ?? 0, is: velocity, within: 1e-9,
                    "that of the last move")
                ?? Violation.unless(
                    "the number of releases", step.release == nil ? 0 : 1, is: velocity == 0 ? 0 : 1,
                    within: 0, "one for a finger in motion")
            if let violation { return violation }
            let isInside = step.before.overscroll(of: step.after.kinematics.position) == 0
            guard velocity == 0, isInside, step.after.phase != .resting else { return nil }
            return Violation(
                step: 0, quantity: "the number of motions of content that was let go still", value: 1,
                expected: "none", limit: 0)
        }
    }
}

extension ScriptStep {
    /// Whether nobody but the finger has had a part in where the content is since the finger last moved.
    fileprivate var isUndisturbed: Bool { !history.isPut && !history.isReshaped && !history.isTakenOver }

    /// A violation unless content was released at the velocity of the finger at a position, in points.
    fileprivate func unlessReleased(from position: Double) -> Violation? {
        let view = before.view
        let past = before.overscroll(of: position).magnitude
        // Exactly at an edge the velocity is ambiguous: it differs on the two sides. Of content that the app brought past
        // an edge nobody knows how the finger would have moved it.
        guard isUndisturbed || past == 0, past < view.frameHeight,
            isClearOfEdges(position)
        else { return nil }
        let share = past == 0 ? 1 : 0.55 * (1 - past / view.frameHeight) * (1 - past / view.frameHeight)
        // P18 says which velocity of the finger the release has to tell.
        let velocity = share * (release?.velocity ?? 0)
        // Content that is slower than a hundredth of a point per millisecond stays.
        if after.phase == .resting {
            return .unless("the velocity of content that stays", velocity.magnitude, isAtMost: 11)
        }
        return .unless(
            "the velocity", after.kinematics.velocity, is: velocity,
            within: 0.006 * velocity.magnitude + 1, "that of the content before")
    }

    /// Whether a content offset is not within a hundredth of a point of an edge.
    private func isClearOfEdges(_ position: Double) -> Bool {
        let view = before.view
        return (position - view.top).magnitude > 0.01
            && (position - max(view.top, view.end)).magnitude > 0.01
    }
}
