import AirBarModel

extension Invariant {
    /// S30: section headers are pinned right below the bar.
    package static let sectionHeaders = Invariant(
        id: "S30", title: "section headers", section: .safety,
        statement:
            "after every event the own top inset is −o, but h(A) where the bar is taller, or the content cannot "
            + "be pulled beyond its top",
        details: [
            "a scroll to the top takes the content to the top of that inset, and the bar takes it on to −h(A) − "
                + "x"
        ],
        reason: "A pinned section header floats below a gap, or is under the bar; or the first row is.",
        origin: ["TLYShyNavBar#30", "TLYShyNavBar#9", "JDFPeekaboo#10", "AMScrollingNavbar#219"],
        holdsForPublished: true,
        justification:
            "S13 or S18 find a wrong inset by its effect; it stays because it names the cause, and finds content that is left "
            + "under the bar.",
        needs: .insetFollowing, edge: .top,
        effects: ["S13", "S15", "S16", "S18", "S21", "M7"],
        explanation: { $0.pinnedClause },
        body: .step(on: .notified, when: { $0.isUsable }) { step in
            let view = step.after.scrollView
            let inset = step.contentInset.top - view.refreshInset
            let height = step.configuration.followingInset(
                height: -step.after.offset, isExpandedStateAvailable: step.after.isExpandedStateAvailable,
                on: view)
            if inset != height, !(abs(inset - height) <= step.slack) {
                return step.violation(
                    "the bar's own top inset", inset,
                    view.bounces ? "its height" : "its largest height at rest", height)
            }
            let contentOffset = step.actions.command ?? view.contentOffset
            guard step.kind == .toTop, contentOffset > view.top, contentOffset > view.top + step.slack else {
                return nil
            }
            return step.violation(
                "after scrolling to the top, the content offset", contentOffset,
                "at most the top below a bar of normal height", view.top)
        })
}

extension ExplainedViolation {
    /// S30: section headers are pinned elsewhere, or the content does not arrive at its top.
    fileprivate var pinnedClause: String {
        if measures("the content offset") {
            return "and left the content \(difference) under the bar at its top"
        }
        return violation.value > violation.limit
            ? "and left section headers pinned \(difference) below its lower edge"
            : "and left section headers pinned \(difference) above its lower edge"
    }
}
