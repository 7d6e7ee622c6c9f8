import AirBarModel

extension Invariant {
    /// S1: the bar's offset is in bounds.
    public static let bounds = Invariant(
        id: "S1", title: "bounds", section: .safety,
        statement:
            "−h(A) ≤ o ≤ −c at every notification, exactly, or within rounding for a bar that may round",
        reason:
            "The bar is taller or smaller than its layout allows; even a rounding error triggers a snap, which "
            + "stops a fling.",
        origin: ["MXSegmentedPager#136", "AMScrollingNavbar#315"],
        justification:
            "Other invariants find an offset out of bounds once the content scrolls; only this one finds it at the notification where it occurs.",
        explanation: { $0.boundsClause },
        body: .step(on: .notified, where: .appearance) { step in
            let report = step.actions.reportOutOfBounds
            let offset = report?.offset ?? step.after.offset
            let isAvailable = report?.isExpandedStateAvailable ?? step.after.isExpandedStateAvailable
            let lowest = -step.configuration.maximumHeight(isExpandedStateAvailable: isAvailable)
            let slack = step.rounding
            if !(offset >= lowest), !(offset >= lowest - slack) {
                return isAvailable
                    ? step.violation("the bar's offset", offset, "at least −e", lowest)
                    : step.violation("the bar's offset", offset, "at least −n", lowest)
            }
            let highest = -step.configuration.heights.compact
            guard !(offset <= highest), !(offset <= highest + slack) else { return nil }
            return step.violation("the bar's offset", offset, "at most −c", highest)
        })

    /// S2: invalid input changes nothing, and no output is invalid.
    package static let finite = Invariant(
        id: "S2", title: "finite", section: .safety,
        statement:
            "non-finite input, a negative length, or a magnitude of 2⁴⁰ and more leaves the state unchanged; "
            + "no other input is refused; no output is ever non-finite",
        reason: "A layout with a NaN raises an exception, and the app crashes.",
        origin: ["ScalingHeaderScrollView#37", "react-native-collapsible#387"], leastEvents: .hostile,
        explanation: { $0.finiteClause },
        body: .soundness)

    /// S3: heights are in order.
    package static let orderedHeights = Invariant(
        id: "S3", title: "ordered heights", section: .safety,
        statement: "a configuration is finite with 0 ≤ c ≤ n ≤ e, or it is refused",
        reason:
            "A bar whose bounds contradict each other has no valid height: it flickers, or is drawn inverted.",
        origin: ["material-components-ios#418", "MXParallaxHeader#33"], leastEvents: .hostile,
        explanation: { $0.heightsClause },
        body: .heights { heights, isAccepted in
            if let wrong = heights.outOfOrder {
                guard isAccepted else { return nil }
                return Violation(
                    step: 0, quantity: "a height that the bar accepted", value: wrong.height,
                    expected: "finite and at least the height before it", limit: wrong.least)
            }
            guard !isAccepted else { return nil }
            return Violation(
                step: 0, quantity: "the compact height that the bar refused", value: heights.compact,
                expected: "accepted, being in order with the normal one", limit: heights.normal)
        })

    /// S4: only a bar whose expanded state is available is taller than normal.
    package static let expandedMeansAvailable = Invariant(
        id: "S4", title: "expanded means available", section: .safety,
        statement: "o < −n implies A",
        reason: "The bar is open although the expanded state is not available, and no event closes it.",
        origin: ["CollapsingTopBarCompose#1"],
        justification:
            "S1 implies it; it stays because it can be judged without knowing the bar's bounds.",
        needs: .expandedState, rules: .movement, avoidance: "the bar never was taller than normal",
        effects: ["S1"],
        explanation: { "and was \($0.difference) taller than its normal height without the expanded state" },
        body: .step(
            on: .notified, where: .appearance, when: { $0.after.offset < -$0.configuration.normal }
        ) { step in
            guard !step.after.isExpandedStateAvailable else { return nil }
            return step.violation(
                "without the expanded state available, the bar's offset", step.after.offset, "at least −n",
                -step.configuration.normal)
        })
}

extension BarHeights {
    /// The first height that is no length below 2⁴⁰, or less than the one before it, and that one; nil if there is none.
    ///
    /// The bars do not share this function, so that a mistake in theirs is found.
    fileprivate var outOfOrder: (height: Double, least: Double)? {
        let pairs = [(compact, 0), (normal, compact), (expanded, normal)]
        return pairs.first { height, least in !(height >= least && height < 0x1p40) }
    }
}
