import AirBarModel

extension Invariant {
    /// S1: the bar's offset is in bounds.
    public static let bounds = Invariant(
        id: "S1", title: "bounds", section: .safety,
        statement: "−h(A) ≤ o ≤ −c, exactly, at every notification",
        reason:
            "The bar is taller or smaller than any layout made for it; a rounding error is enough to have the "
            + "snap fire and kill a fling.",
        origin: ["MXSegmentedPager#136", "AMScrollingNavbar#315"]
    ) { trace in
        trace.firstViolation { step in
            for case .state(let offset, let isAvailable) in trace.actions(of: step) {
                if let violation = step.boundsViolation(offset, isAvailable) { return violation }
            }
            return step.boundsViolation(step.after.offset, step.after.isExpandedStateAvailable)
        }
    }

    /// S4: a bar taller than normal is one that may be.
    public static let expandedMeansAvailable = Invariant(
        id: "S4", title: "expanded means available", section: .safety,
        statement: "o < −n implies A",
        reason: "The bar stands open although nothing offers that state, and nothing will close it.",
        origin: ["CollapsingTopBarCompose#1"]
    ) { trace in
        trace.firstViolation { step in
            let after = step.after
            guard after.offset < -step.configuration.normal, !after.isExpandedStateAvailable else {
                return nil
            }
            return Violation(
                step: step.index, quantity: "without the expanded state available, the bar's offset",
                value: after.offset, expected: "at least −n", limit: -step.configuration.normal)
        }
    }
}

extension Step {
    /// What is wrong with an offset, which may be NaN.
    fileprivate func boundsViolation(_ offset: Double, _ isAvailable: Bool) -> Violation? {
        let lowest = -configuration.maximumHeight(isExpandedStateAvailable: isAvailable)
        if !(offset >= lowest) {
            return Violation(
                step: index, quantity: "the bar's offset", value: offset,
                expected: isAvailable ? "at least −e" : "at least −n", limit: lowest)
        }
        if !(offset <= -configuration.compact) {
            return Violation(
                step: index, quantity: "the bar's offset", value: offset, expected: "at most −c",
                limit: -configuration.compact)
        }
        return nil
    }
}
