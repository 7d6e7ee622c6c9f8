import AirBarModel

extension Invariant {
    /// K1: the height of a bar that follows position depends on the place of the content only.
    package static let samePlaceSameHeight = Invariant(
        id: "K1", title: "same place, same height", section: .height,
        statement: "scrolled to y by way of the top or straight away: same o",
        reason: "The title is small where it was large before, at the same rows.",
        origin: ["ScalingHeaderScrollView#56", "ionic#22829"],
        justification:
            "K2 finds another height at the ends, and K7 a jump back; it stays for bars that have another height without either.",
        rules: .position,
        explanation: { $0.otherHeightClause("with the content scrolled there by way of its top") },
        body: .relation(.byWayOfTheTop, oneIn: 2))

    /// K2: a bar that follows position is normal at the top and compact farther down.
    package static let bothEndsAttained = Invariant(
        id: "K2", title: "both ends attained", section: .height,
        statement:
            "after a scroll, a binding or a change of its heights o = −n at the top, and o = −c where the "
            + "content is scrolled from the top by the bar's travel or farther",
        details: [
            "o is −c nowhere where it is scrolled by less than three quarters of the travel",
            "while there is a refresh control, o ≤ −n at the top, and its inset is added to the travel",
        ],
        reason: "The large title never becomes large again, or the small one stays too tall.",
        origin: ["vuetify#11204", "AMScrollingNavbar#92"],
        rules: .position,
        explanation: {
            "but where the content is now it should be \($0.points($0.violation.limit)) tall"
        },
        body: .step(on: EventKinds.scrolls.union([.bind, .heights]), when: { $0.isUsable }) { step in
            let view = step.after.scrollView
            let place = view.visible(view.contentOffset) - view.top
            let heights = step.configuration.heights
            let offset = step.after.offset
            if view.contentOffset == view.top {
                let mayBeTaller = view.refreshInset > 0 && offset < -heights.normal
                guard offset != -heights.normal, !mayBeTaller,
                    !(abs(offset + heights.normal) <= step.slack)
                else { return nil }
                return step.violation("at the top, the bar's offset", offset, "−n", -heights.normal)
            }
            let travel = step.configuration.distanceToCompact(isExpandedStateAvailable: false)
            // Content beyond its end may count as it is.
            let farthest = max(place, view.contentOffset - view.top)
            let isCompact = offset == -heights.compact && heights.compact < heights.normal
            if isCompact, farthest < 0.75 * travel - step.slack {
                return step.violation(
                    "where the bar is compact, the distance of the content from its top", farthest,
                    "at least three quarters of the bar's travel", 0.75 * travel)
            }
            guard view.contentOffset > view.top, place >= travel + view.refreshInset + step.slack,
                offset != -heights.compact,
                !(abs(offset + heights.compact) <= step.slack)
            else { return nil }
            return step.violation(
                "where the content is scrolled by the bar's travel, the bar's offset", offset, "−c",
                -heights.compact)
        })

    /// K3: a bar that switches has no height between its two.
    package static let switchesAsAWhole = Invariant(
        id: "K3", title: "switches as a whole", section: .height,
        statement: "o is −c or −n at every notification",
        reason: "The bar stays half hidden.",
        origin: ["headroom.js#307"],
        justification:
            "K4 finds a bar that is half hidden after a scroll, and K5 one that moves without any; it stays because it finds a "
            + "height between the two at once.",
        rules: .switching,
        explanation: { "but then was \($0.points($0.step.after.offset)) tall" },
        body: .step(on: .notified, where: .appearance) { step in
            let offset = step.after.offset
            let detent = step.configuration.detent(nearestTo: offset, isExpandedStateAvailable: false)
            guard offset != detent else { return nil }
            return step.violation("the bar's offset", offset, "−c or −n, the nearest being", detent)
        })

    /// K4: the direction of a scroll decides whether a bar that switches is shown.
    package static let shownByDirection = Invariant(
        id: "K4", title: "shown by direction", section: .height,
        statement:
            "after a scroll up to the top or beyond, and on a binding of a view at its own top, also one that "
            + "is clamped to it, o = −n",
        details: [
            "o = −n after a scroll up of more than the distance that decides, within the edges, since the end "
                + "of the scroll in which the content turned or was disturbed",
            "o = −c after as long a scroll down, whose last event began n − c and the distance of the kind or "
                + "farther from the top",
        ],
        reason: "The bar is away at the top of the page, or stays away when the reader turns back.",
        origin: ["vuetify#2956", "vuetify#11204", "DYFloatingHeaderView#1"],
        rules: .switching,
        explanation: { "but should have been \($0.points($0.violation.limit)) tall by then" },
        body: .step(on: EventKinds.scrolls.union(.bind), when: { $0.isUsable && $0.owedHeight != nil }) {
            step in
            guard let height = step.owedHeight, step.after.offset != -height else { return nil }
            return step.violation(
                "after a scroll in one direction or a binding, the bar's offset", step.after.offset,
                "that owed", 0 - height)
        })

    /// K5: a tremor does not switch a bar, and neither does anything that is no scroll.
    package static let tremorIgnored = Invariant(
        id: "K5", title: "tremor ignored", section: .height,
        statement:
            "in a scroll, in a gesture, at rest, with the safe area and with a refresh control, o changes only "
            + "if the content moved by the distance that decides since it turned",
        details: [
            "what it moved before the app showed or hid the bar in place does not count",
            "a movement back by less is no turn unless it ends at the top, and less than n − c or the distance "
                + "of the kind from its top the bar may come back at once",
            "a scroll that ends nearer to the top than the distance of the kind hides no bar",
        ],
        reason: "The bar flickers under a finger that rests, or in a bounce.",
        origin: ["react-headroom#89", "vuetify#11105"],
        rules: .switching,
        explanation: {
            $0.measures("from its top")
                ? "but should not hide nearer to the top of the content than \($0.points($0.violation.limit))"
                : "but the content had moved by no more than \($0.points($0.violation.value)) since it turned"
        },
        body: .step(on: .switching, where: .barMoves, when: { $0.isUsable && $0.mustHaveScrolled }) { step in
            if step.movesContent, step.movement > 0, step.place < step.shownWithin - step.slack {
                return step.violation(
                    "where a scroll hides the bar, the distance of the content from its top", step.place,
                    "at least that of the kind", step.shownWithin)
            }
            let streak = step.movesContent ? step.streak : step.history.streak
            let distance = streak.distance(isDown: step.movement > 0)
            let mayComeBack = step.movement < 0 && step.isNearTop
            let deciding = step.deciding(isDown: step.movement > 0)
            guard distance < deciding - step.slack, !mayComeBack else { return nil }
            return step.violation(
                "where the bar switches, the distance that the content moved that way since it turned",
                max(0, distance), "at least that which decides", deciding)
        })

    /// K6: a bar that stretches grows as far as the content is pulled.
    package static let stretches = Invariant(
        id: "K6", title: "stretches", section: .height,
        statement:
            "a bar that follows position and does not ignore a bounce has o = max(y + x, −e) where the content is pulled "
            + "beyond its top; a refresh control may change that by its inset",
        reason: "The background shows between the bar and the list, or the bar covers the list.",
        origin: ["GSKStretchyHeaderView"],
        needs: .gapless, excludes: .bounceIgnoring, rules: .position, edge: .top,
        explanation: {
            "but should have been \($0.points($0.violation.limit)) tall, as far as the content was pulled"
        },
        body: .step(on: .notified, when: { $0.isUsable }) { step in
            let view = step.after.scrollView
            guard view.contentOffset < view.top else { return nil }
            let heights = step.configuration.heights
            let expected = max(view.contentOffset + view.otherTopInset, -heights.expanded)
            let (offset, slack) = (step.after.offset, step.slack + view.refreshInset)
            guard offset != expected, !(abs(offset - expected) <= slack) else { return nil }
            return step.violation("in a pull, the bar's offset", offset, "max(y + x, −e)", expected)
        })

    /// K7: the height of a bar that follows position does not jump.
    package static let noJump = Invariant(
        id: "K7", title: "no jump", section: .height,
        statement:
            "in a scroll a bar that follows position moves by no more than four times as far as its travel would have it, "
            + "and two points",
        reason: "The title jumps while the finger moves slowly.",
        origin: [],
        rules: .position,
        explanation: { _ in "but should change its height little by little" },
        body: .step(on: .scrolls, where: .barMoves, when: { $0.isUsable && $0.scroll != nil }) { step in
            guard let scroll = step.scroll,
                case .followsPosition(let travel, _) = step.configuration.kind.rule
            else { return nil }
            let limit = 4 * abs(scroll.to - scroll.from) / min(1, travel) + 2
            guard abs(step.movement) > limit else { return nil }
            return step.violation(
                "the distance that the bar moved", abs(step.movement), "at most four times the content's",
                limit)
        })

    /// K8: content that has been scrolled to its top is not under a bar that does not follow movement.
    package static let topInSight = Invariant(
        id: "K8", title: "top in sight", section: .height,
        statement:
            "the content has room for a bar at the top: where it was notified to be at its top or beyond, the bar's own top inset "
            + "is at least n",
        reason: "The first row stays beneath the bar.",
        origin: [],
        rules: [.position, .switching], edge: .top,
        explanation: { $0.topClause },
        body: .step(on: .notified, when: { $0.isUsable && $0.isUpToDate }) { $0.missingRoomAtTop })
}

extension ExplainedViolation {
    /// How much of the content at its top is under the bar.
    var topClause: String {
        "and left the content, which is at its top, \(difference) too little room for the bar"
    }
}

extension EventKinds {
    /// Scrolls, gestures, rest and the safe area: in none of them may a bar switch but for the way of the content.
    fileprivate static let switching = EventKinds.scrolls.union(.stops).union([.began, .safeArea, .refresh])
}
