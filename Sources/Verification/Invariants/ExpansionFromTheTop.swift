import AirBarModel

extension Invariant {
    /// S5: the bar opens at the top only.
    public static let expansionFromTheTop = Invariant(
        id: "S5", title: "expansion from the top", section: .safety,
        statement: "o crosses below −n only while y ≤ −n + 5, or by expand",
        reason: "The bar unfolds in the middle of the content, over what is being read.",
        origin: ["appbarlayout-spring-behavior#9", "appbarlayout-spring-behavior#4"]
    ) { trace in
        trace.firstViolation { step in
            let normal = -step.configuration.normal
            let slack = roundingSlack(
                step.configuration.expanded, step.before.scrollView.top, step.before.scrollView.end)
            guard step.before.offset >= normal, step.after.offset < normal - slack,
                step.event != .expand(true)
            else { return nil }
            let contentOffset = step.after.scrollView.contentOffset
            let highest = normal + BarTolerance.top
            guard !(contentOffset <= highest) else { return nil }
            return Violation(
                step: step.index, quantity: "while the bar grows past normal, the content offset",
                value: contentOffset, expected: "at most −n + 5", limit: highest)
        }
    }
}
