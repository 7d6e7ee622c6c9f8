import AirBarModel

extension Invariant {
    /// S29: a bar that must stay does.
    package static let staying = Invariant(
        id: "S29", title: "staying", section: .safety,
        statement:
            "after stay on o = −n, or o is between that and what it was if the bar was taller, and a bar that "
            + "leaves no gap opens none",
        details: [
            "from then on o ≤ −n, and n stands for c in other invariants, though the bar may keep the room to "
                + "hide, until stay off, after which o is what it was",
            "neither commands a content offset, nor changes the end of a deceleration",
        ],
        reason: "A screen reader scrolls, and the buttons of the bar are gone.",
        origin: [
            "material-components-ios#3658", "material-components-ios#4632", "flutter#60331", "flutter#64973",
        ],
        holdsForPublished: true,
        justification:
            "Others find a bar that hides where it must stay too, because n stands for c; it stays because it says what "
            + "is wrong.",
        needs: .staying, rules: [.movement, .switching], avoidance: "the bar never had to stay",
        effects: ["S8", "S17", "S20", "S27", "N1", "L1", "L3", "M5"],
        explanation: { $0.stayingClause },
        body: .step(
            on: .notified, when: { $0.configuration.mustStay || $0.kind == .stayEnded }
        ) { $0.movedContent ?? $0.stayingViolation })
}

extension Step {
    /// The violation by a bar that moves the content when it has to stay, or no longer has to.
    fileprivate var movedContent: Violation? {
        guard !kind.isDisjoint(with: [.stay, .stayEnded]), let moved = actions.command ?? actions.retarget
        else { return nil }
        return violation(
            kind == .stay
                ? "where the bar had to stay, the content offset that it asked for"
                : "where the bar no longer had to stay, the content offset that it asked for",
            moved, "none: the content stays", arrival, as: .fact)
    }

    /// The violation by a bar that does not stay where it must, or moves when it no longer has to.
    fileprivate var stayingViolation: Violation? {
        if kind == .stayEnded {
            guard isUpToDate, visibleMovement != 0 else { return nil }
            return violation(
                "after the bar no longer had to stay, its offset", after.offset, "that before", before.offset)
        }
        let isJudgedAsShown = kind == .stay && isUpToDate
        let (least, most) = isJudgedAsShown ? offsetsWhenShown : (-.infinity, -configuration.normal)
        guard !(least - slack <= after.offset && after.offset <= most + slack) else { return nil }
        return violation(
            isJudgedAsShown
                ? "after the bar had to stay, its offset" : "while the bar must stay, its offset",
            after.offset, isJudgedAsShown ? "that of its height after that" : "at most −n",
            after.offset < least ? least : most)
    }
}

extension ExplainedViolation {
    /// S29: the content moved, or the bar did not stay, or moved when it no longer had to.
    fileprivate var stayingClause: String {
        if measures("the content offset") { return "but the content should have been left alone" }
        return switch step.kind {
        case .stayEnded: "but it should have stayed as it was until the next scroll"
        case .stay: "but should have been \(height(violation.limit)) tall then"
        default: "but had to stay, \(points(violation.limit)) tall or taller"
        }
    }
}
