import Generators
import Motion
import Verification

extension MotionLaw {
    static let showsWholePixels = MotionLaw(
        "P16", "shows whole pixels", .scrolling,
        statement:
            "what a finger or a motion moves is shown at the whole pixel nearest to its exact position, and "
            + "comes to rest at a whole pixel, at an edge or at a content offset that the app gave",
        details: [
            "of two pixels as near it is the one further from 0, on the same side of the edges",
            "the pixel is told when it changes and only then",
        ],
        reason: "Text and hairlines are blurred while they move.",
        holdsForPublished: false, cases: FingerScriptCase.any
    ) { rules, script in
        var given = [script.stage.view.contentOffset] + script.stage.view.ends
        var last: ScriptStep?
        let violation = script.firstViolation(rules) { step in
            last = step
            switch step.action {
            case .retarget(let target), .animate(let target), .put(let target): given.append(target)
            case .reshape: given += step.after.view.ends
            default: break
            }
            if let told = step.told, told == step.before.shown {
                return Violation(
                    step: 0, quantity: "the content offset that is told", value: told, expected: "other than",
                    limit: step.before.shown)
            }
            guard step.fingerMove != nil || step.isFrameOfMotion else { return nil }
            return step.unlessShownNearby
                ?? (given.contains(step.after.shown) ? nil : step.unlessUnmovedOrWholePixel)
        }
        guard violation == nil, let last, last.after.isMoving, last.after.phase != .animating else {
            return violation
        }
        var run = last.run
        _ = run.settle()
        return given.contains(run.view.contentOffset) || run.view.contentOffset == last.after.shown
            ? nil : run.unlessAtWholePixel
    }
}

extension ScrollViewShape {
    /// The content offsets at rest at the edges.
    fileprivate var ends: [Double] { [top, max(top, end)] }
}

extension ScriptStep {
    /// A violation unless the content is shown within half a pixel of its exact position, and on the same side of the
    /// edges.
    fileprivate var unlessShownNearby: Violation? {
        // An animation may end past the edge of a view that does not bounce, which shows the edge.
        guard after.phase != .resting else { return nil }
        let (shown, view) = (after.shown, after.view)
        let exact = view.bounces ? after.kinematics.position : view.visible(after.kinematics.position)
        let edge = view.visible(exact)
        let violation = Violation.unless(
            "the content offset", shown, is: exact,
            within: run.motion.scale.halfPixel * (1 + 1e-6) + 1e-9, "half a pixel from where it is")
        // An animation has no edges.
        guard violation == nil, after.phase != .animating else { return violation }
        return exact == edge
            ? .unless(
                "the distance past an edge", (shown - view.visible(shown)).magnitude, is: 0, within: 0,
                "none of content between the edges")
            : .unless("the distance past the edge", exact < edge ? edge - shown : shown - edge, isAtLeast: 0)
    }

    /// A violation unless the content is shown at a whole pixel, of two that are equally near at the one further from 0, or
    /// did not move.
    fileprivate var unlessUnmovedOrWholePixel: Violation? {
        guard after.shown != before.shown else { return nil }
        if let violation = run.unlessAtWholePixel { return violation }
        let scale = Double(run.motion.scale.rawValue)
        let pixels = after.kinematics.position * scale
        guard (pixels - pixels.rounded(.towardZero)).magnitude == 0.5 else { return nil }
        return .unless(
            "the distance from 0 of content between two pixels, in pixels,", (after.shown * scale).magnitude,
            isAtLeast: pixels.magnitude, "that of the one further from 0, more than")
    }
}

extension ScrollRun {
    /// A violation unless the content is shown at a whole pixel.
    fileprivate var unlessAtWholePixel: Violation? {
        let pixels = view.contentOffset * Double(motion.scale.rawValue)
        return .unless(
            "the distance to a whole pixel, in pixels,", (pixels - pixels.rounded()).magnitude, isAtMost: 1e-6
        )
    }
}
