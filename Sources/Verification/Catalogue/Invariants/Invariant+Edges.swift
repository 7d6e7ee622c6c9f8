import AirBarModel

extension Invariant {
    /// S7: what happens beyond an edge happens to the content alone.
    public static let bounceIgnored = Invariant(
        id: "S7", title: "bounce ignored", section: .safety,
        statement: "y and y' at or beyond the same edge: Δo = 0",
        reason: "After a bounce the content is back where it was and the bar is not.",
        origin: ["GSKStretchyHeaderView#29", "vuetify#22224", "FloatingPanel#221"],
        justification:
            "S9 implies it; it stays because it is the promise by name, and the first thing a reader looks for.",
        body: .step(on: .scrolls, where: .barMoves) { step in
            guard let scroll = step.scroll, step.before.scrollView.edges.areBeyondOne(scroll) else {
                return nil
            }
            return step.violation("the bar's movement during a bounce", step.movement, "none", 0)
        })

    /// S8: of a movement across an edge the part within counts.
    ///
    /// The first scroll event after a binding is left to S17 (view swap): a bar that swallows it is wrong about
    /// the binding, not about the edge.
    public static let visiblePart = Invariant(
        id: "S8", title: "only the visible part counts", section: .safety,
        statement: "a movement that crosses an edge moves the bar as its part within the edges would: "
            + "o' = clamp(o + K(y') − K(y), −h(A), −c)",
        reason: "The bar jumps when a bounce begins or ends.",
        origin: ["GSKStretchyHeaderView#29", "vuetify#22224", "FloatingPanel#221"],
        justification:
            "S17 says the same of the first scroll and S9 bounds it; it stays because only it says how much of a move across an edge counts.",
        body: .step(on: .scrolls) { step in
            guard step.history.hasScrolled, let scroll = step.scroll else { return nil }
            guard step.before.scrollView.edges.areCrossed(scroll) else { return nil }
            let expected = step.expectedOffset(after: scroll)
            guard step.after.offset != expected,
                !(abs(step.after.offset - expected) <= step.slack)
            else { return nil }
            return step.violation(
                "the bar's offset after crossing an edge", step.after.offset, "clamp(o + K(y') − K(y))",
                expected)
        })
}

/// The content offsets between which nothing overscrolls, in points.
private struct Edges {
    let top: Double
    let end: Double

    /// Whether a movement begins and ends at or beyond the same edge.
    func areBeyondOne(_ scroll: (from: Double, to: Double)) -> Bool {
        max(scroll.from, scroll.to) <= top || min(scroll.from, scroll.to) >= end
    }

    /// Whether a movement crosses an edge: one of its ends is beyond one, and they are not beyond the same.
    func areCrossed(_ scroll: (from: Double, to: Double)) -> Bool {
        let isOutside = min(scroll.from, scroll.to) < top || max(scroll.from, scroll.to) > end
        return isOutside && !areBeyondOne(scroll)
    }
}

extension ScrollViewState {
    fileprivate var edges: Edges { Edges(top: top, end: max(top, end)) }
}
