import AirBarModel

extension Invariant {
    /// S7: a movement beyond an edge of the content does not move the bar.
    public static let bounceIgnored = Invariant(
        id: "S7", title: "bounce ignored", section: .safety,
        statement: "y and y' at or beyond the same edge: Δo = 0",
        reason: "After a bounce the content is back where it was and the bar is not.",
        origin: ["GSKStretchyHeaderView#29", "vuetify#22224", "FloatingPanel#221"],
        justification:
            "S9 implies it; it stays because it is one of the published promises, under its own name.",
        needs: .bounceIgnoring, rules: [.movement, .position],
        effects: ["S9"], explanation: { _ in "but a bounce should not move it" },
        body: .step(
            on: .scrolls, where: .barMoves,
            when: { step in step.scroll.map { step.before.scrollView.edges.areBeyondOne($0) } ?? false }
        ) { step in
            step.visibleMovement == 0 || step.mayGrow
                ? nil : step.violation("the bar's movement during a bounce", step.movement, "none", 0)
        })

    /// S8: a scroll moves the bar by its part within the edges, and no less.
    ///
    /// The first scroll event after a binding is judged by S17 (view swap): ignoring it is a defect of the binding.
    package static let visiblePart = Invariant(
        id: "S8", title: "only the visible part counts", section: .safety,
        statement:
            "a scroll moves the bar as its part within the edges would: o' = clamp(o + K(y') − K(y), −h(A), "
            + "−c), and several as all of them would",
        details: [
            "across an edge it holds for a bar that ignores bounces, and under a finger for one that is led by "
                + "it (S31)"
        ],
        reason: "The bar jumps when a bounce begins or ends, or does not follow the finger.",
        origin: [
            "GSKStretchyHeaderView#29", "vuetify#22224", "FloatingPanel#221", "AMScrollingNavbar#271",
        ],
        justification:
            "S17 states the same for the first scroll; it stays because only it demands that the bar follows.",
        needs: .promptFollowing, rules: .movement,
        effects: ["S9"], explanation: { $0.visiblePartClause },
        body: .step(
            on: .scrolls,
            when: { step in step.scroll.map(step.isToFollow) ?? false }
        ) { step in
            guard let scroll = step.scroll else { return nil }
            let expected = step.expectedOffset(after: scroll)
            let lag = step.lag
            if abs(lag) > max(abs(step.after.offset - expected), step.slack, Step.leastLag) {
                return step.violation(
                    "the bar's offset after several scrolls", step.after.offset,
                    "clamp(o + K(y') − K(y)) of each", step.after.offset - lag)
            }
            guard step.after.offset != expected, !step.mayGrow,
                !(abs(step.after.offset - expected) <= step.slack)
            else { return nil }
            return step.violation(
                "the bar's offset after a scroll", step.after.offset, "clamp(o + K(y') − K(y))",
                expected)
        })
}

extension ExplainedViolation {
    /// How much of the movement the bar should have followed.
    fileprivate var visiblePartClause: String {
        let height = points(violation.limit)
        if measures("several") {
            return
                "but the scrolls since it last did something else would together have left it \(height) tall"
        }
        guard let scroll = step.scroll, step.before.scrollView.edges.areCrossed(scroll) else {
            return "but should have followed the content, which would have left it \(height) tall"
        }
        return "but only the part within the edges counts, which would have left it \(height) tall"
    }
}

extension Step {
    /// A lag that is no sum of rounding errors, in points.
    fileprivate static let leastLag = 1e-6

    /// Whether a bar that follows movement has to follow a scroll.
    fileprivate func isToFollow(_ scroll: (from: Double, to: Double)) -> Bool {
        history.hasScrolled && !before.scrollView.edges.areBeyondOne(scroll) && !mayFollowBounce(scroll)
            && !isNotLed && !mayHaveMissedFinger
    }

    /// How far the bar is from where the scrolls since the last other event take it, in points; 0 after any other event.
    ///
    /// A bar that rounds to pixels may be off by one in each of them, but must not add up what it rounds.
    var lag: Double {
        guard configuration.kind.rule == .followsMovement, movesContent else { return 0 }
        guard let scroll, !isNotLed else { return movement == 0 ? history.lag : 0 }
        guard isToFollow(scroll), !mayGrow, configuration.kind.capabilities.contains(.promptFollowing) else {
            return 0
        }
        return after.offset - clamped(before.offset - history.lag + visiblePart(of: scroll))
    }

    /// Whether a scroll begins or ends beyond an edge, where a bar that does not ignore bounces may follow it.
    func mayFollowBounce(_ scroll: (from: Double, to: Double)) -> Bool {
        let edges = before.scrollView.edges
        return !configuration.kind.capabilities.contains(.bounceIgnoring)
            && (edges.areBeyondOne(scroll) || edges.areCrossed(scroll))
    }
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
