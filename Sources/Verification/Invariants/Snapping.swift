import AirBarModel

extension Invariant {
    /// N1: a snap aims at a detent that is supported.
    public static let supportedSnap = Invariant(
        id: "N1", title: "supported snap", section: .snapping,
        statement: "a snap aims at −c or −n, or −e only if A",
        reason: "The snap goes for a height that the bar then refuses, and it rests somewhere else.",
        origin: ["material-components-android#2001"]
    ) { trace in
        trace.firstViolation { step in
            guard let target = trace.snapTarget(of: step) else { return nil }
            let detent = step.supportedDetent(nearestTo: target)
            guard !(abs(target - detent) <= BarTolerance.quietSnap) else { return nil }
            return Violation(
                step: step.index, quantity: "the offset snapped to", value: target,
                expected: step.before.isExpandedStateAvailable
                    ? "−c, −n or −e, the nearest being" : "−c or −n, the nearest being",
                limit: detent)
        }
    }

    /// N2: a snap aims at the nearest detent.
    ///
    /// A target that is not supported is left to N1.
    public static let nearestSnap = Invariant(
        id: "N2", title: "nearest snap", section: .snapping,
        statement:
            "of the supported detents a snap aims at the one nearest to min(o, max(K(y), −n)); ties go to "
            + "the smaller bar",
        reason: "The bar runs away from where the finger left it.",
        origin: ["flutter#13202"]
    ) { trace in
        trace.firstViolation { step in
            guard let target = trace.snapTarget(of: step) else { return nil }
            let view = step.before.scrollView
            let resting = min(
                step.before.offset, max(view.visible(view.contentOffset), -step.configuration.normal))
            let nearest = step.supportedDetent(nearestTo: resting)
            let detent = step.supportedDetent(nearestTo: target)
            guard abs(target - detent) <= BarTolerance.quietSnap else { return nil }
            let excess = abs(detent - resting) - abs(nearest - resting)
            let isTiedTheWrongWay = excess == 0 && detent < nearest
            guard excess > roundingSlack(step.configuration.expanded) || isTiedTheWrongWay else { return nil }
            return Violation(
                step: step.index, quantity: "the offset snapped to", value: target,
                expected: "the detent nearest to min(o, max(K(y), −n))", limit: nearest)
        }
    }
}
