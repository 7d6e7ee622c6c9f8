import AirBarModel

extension Invariant {
    /// L1: when the input stops the bar comes to rest on a detent.
    public static let settles = Invariant(
        id: "L1", title: "settles", section: .liveness,
        statement: "after ended, cancelled, failed or idle and no further input, o reaches a detent",
        reason: "The bar stays half open.",
        origin: ["flutter#5099"]
    ) { trace in
        trace.firstViolation { step in
            guard step.isSettling else { return nil }
            let detent = step.configuration.detent(
                nearestTo: step.after.offset, isExpandedStateAvailable: step.after.isExpandedStateAvailable)
            let distance = abs(step.after.offset - detent)
            guard !(distance <= BarTolerance.quietSnap) else { return nil }
            return Violation(
                step: step.index, quantity: "at rest, the bar's distance to a detent", value: distance,
                expected: "at most half a point", limit: BarTolerance.quietSnap)
        }
    }
}
