import AirBarModel
import Motion

extension Invariant {
    /// F5: the same gestures have the same result on another screen.
    public static let anyFrameRate = Invariant(
        id: "F5", title: "any frame rate", section: .sessions,
        statement:
            "the same session at another frame rate, jittered, and with dropped frames ends with the same o, A and "
            + "content offset. It applies to numbers whose sums are exact, to fingers that halt before they lift and touch "
            + "only content at rest, since frames decide what is measured and caught, and to sessions in which no bounce "
            + "turns within the content or within the tolerance of its top, since frames may miss where it turns (M2)",
        reason: "A gesture that works on one phone fails on another.",
        origin: [],
        explanation: { $0.otherScreenClause },
        body: .session { played in
            let session = played.session.settled.unhurried
            guard let end = session.on(.standard).steadyEnd(on: played.definition, exact: true) else {
                return .notApplicable
            }
            var isCompared = false
            for clock in [FrameClock(.hz120), .unsteady] {
                let display = Display(clock: clock, scale: Display.standard.scale)
                guard let other = session.on(display).steadyEnd(on: played.definition, exact: false) else {
                    continue
                }
                if let difference = other.difference(to: end.after) {
                    return .violated(difference.at(step: played.lastIndex))
                }
                isCompared = true
            }
            return isCompared ? .kept : .notApplicable
        })
}

extension Step {
    /// The first quantity that differs from the end of another run; nil if none does.
    fileprivate func difference(to other: Snapshot) -> Violation? {
        let quantities: [(StaticString, Double, Double)] = [
            ("at another frame rate, the bar's offset in the end", after.offset, other.offset),
            (
                "at another frame rate, the content offset in the end", after.scrollView.contentOffset,
                other.scrollView.contentOffset
            ),
            (
                "at another frame rate, whether the expanded state is available in the end (1 or 0)",
                after.isExpandedStateAvailable ? 1 : 0, other.isExpandedStateAvailable ? 1 : 0
            ),
        ]
        return quantities.lazy.filter { !(abs($1 - $2) <= slack) }.first.map {
            violation($0, $1, "the same", $2)
        }
    }
}
