import AirBarModel

extension Invariant {
    /// S9: the bar never outruns the content.
    public static let neverFaster = Invariant(
        id: "S9", title: "never faster than the content", section: .safety,
        statement: "|Δo| ≤ |K(y') − K(y)| for a scroll event, but for rounding",
        reason: "The bar slides over the content, or away from it.",
        origin: ["material-components-ios#9872", "TLYShyNavBar#93"],
        justification:
            "S8 and S17 find what is too fast at an edge or after a binding; it stays for what is too fast anywhere else.",
        body: .step(on: .scrolls, where: .barMoves) { step in
            guard let scroll = step.scroll, !step.isFollowing(scroll) else { return nil }
            let limit = abs(step.visiblePart(of: scroll))
            guard !(abs(step.movement) <= limit), !(abs(step.movement) <= limit + step.slack) else {
                return nil
            }
            return step.violation(
                "the distance that the bar moved", abs(step.movement), "at most |K(y') − K(y)|", limit)
        })

    /// S10: the bar never goes the other way.
    public static let neverAgainst = Invariant(
        id: "S10", title: "never against the finger", section: .safety,
        statement:
            "Δo·Δy ≥ 0 for a scroll event, and none, nor a pan that goes on, makes the bar command a content offset",
        reason: "The bar grows while the content is pushed up: it fights the finger.",
        origin: ["material-components-android#1484"],
        justification:
            "What goes the wrong way is also somewhere wrong, which S8 or S21 finds later; it stays because it names the cause.",
        body: .step(
            on: EventKinds.scrolls.union([.changed, .bounces]), where: [.barMoves, .barCommands]
        ) { step in
            if let command = step.actions.command {
                return step.violation(
                    "while the content is moved, the content offset commanded", command,
                    "none: it goes on from",
                    step.arrival)
            }
            guard step.movement != 0, let scroll = step.scroll,
                step.movement > 0 ? scroll.to < scroll.from : scroll.to > scroll.from
            else { return nil }
            return step.violation(
                "the bar's movement", step.movement, "in the direction of the content's",
                scroll.to - scroll.from)
        })

    /// S11: sideways is not vertical.
    public static let onlyVertical = Invariant(
        id: "S11", title: "only vertical motion", section: .safety,
        statement: "Δy = 0 (horizontal scroll, zoom, a repeated notification): Δo = 0",
        reason: "The bar moves while a carousel is swiped.",
        origin: [],
        justification:
            "A bar that moves with nothing moves against something sooner or later (S10); it stays because it names the cause.",
        body: .step(on: .scrolls, where: .barMoves) { step in
            guard step.movesContent, step.isUpToDate else { return nil }
            return step.violation(
                "the bar's movement while the content stays where it is", step.movement, "none", 0)
        })

    /// S12: where there is nothing to scroll nothing moves.
    public static let shortContent = Invariant(
        id: "S12", title: "short content", section: .safety,
        statement: "while the insets in force give end ≤ top, scroll events move nothing",
        reason: "A list of two rows shrinks the bar by being bounced, and cannot bring it back.",
        origin: ["material-components-ios#281", "material-design-lite#1039"],
        justification: "S13 keeps content from being that short; it stays for bars without bottom insets.",
        body: .step(on: .scrolls, where: .barMoves) { step in
            guard step.movesContent,
                step.before.scrollView.end <= step.before.scrollView.top
            else { return nil }
            return step.violation(
                "over content too short to scroll, the bar's movement", step.movement, "none", 0)
        })
}
