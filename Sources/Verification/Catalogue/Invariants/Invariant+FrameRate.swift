import AirBarModel
import Motion

extension Invariant {
    /// F5: the same gestures have the same result on another screen.
    package static let anyFrameRate = Invariant(
        id: "F5", title: "any frame rate", section: .sessions,
        statement:
            "the same session at another frame rate, jittered, and with dropped frames ends with the same o, A "
            + "and content offset",
        details: [
            "it applies to numbers whose sums are exact, and to fingers that halt before they lift and touch "
                + "only content at rest, since frames decide what is measured and caught",
            "it applies to no session in which a bounce turns within the content or within the tolerance of its "
                + "top, since frames may miss where it turns (M2), nor to one in which a command takes time, since "
                + "frames may miss where its animation comes back over an edge",
        ],
        reason: "A gesture that works on one phone fails on another.",
        origin: [], needsOfMovement: .bounceIgnoring, rules: [.movement, .position],
        excludedBehavior: .animatesCommands,
        explanation: { $0.otherScreenClause },
        body: .session(
            SessionCheck(
                judged: { $0.settled.unhurried.on(.standard) },
                change:
                    "Fingers halt before they lift, everything comes to rest before the next touch, and there are 60 frames "
                    + "a second.",
                other: { judged, definition in
                    guard let found = try? judged.difference(on: definition) else { return nil }
                    return ("at \(found.rate)", judged.on(found.display))
                },
                verdict: { played in
                    let judged = played.session.settled.unhurried.on(.standard)
                    do throws(NothingToCompare) {
                        let found = try judged.difference(on: played.definition)
                        return found.map { .violated($0.violation.at(step: played.lastIndex)) } ?? .kept
                    } catch {
                        return .notApplicable
                    }
                })))
}

/// A session does not end the same at a second frame rate, or not at all.
private struct NothingToCompare: Error {}

extension Session {
    /// Other screens, in words.
    private static let otherRates: [(rate: String, display: Display)] = [
        ("120 frames a second", FrameClock(.hz120)), ("an unsteady frame rate", .unsteady),
    ].map { ($0, Display(clock: $1, scale: Display.standard.scale)) }

    /// The first other screen on which the session ends otherwise, and how; nil if it ends the same on all.
    ///
    /// - Throws: ``NothingToCompare`` if that depends on frames that nobody can choose.
    fileprivate func difference(
        on definition: BarDefinition
    ) throws(NothingToCompare) -> (rate: String, display: Display, violation: Violation)? {
        guard scrollView.behavior.isDisjoint(with: Invariant.anyFrameRate.excludedBehavior),
            let end = steadyEnd(on: definition, exact: true)
        else { throw NothingToCompare() }
        var isCompared = false
        for (rate, display) in Self.otherRates {
            guard let other = on(display).steadyEnd(on: definition, exact: false) else { continue }
            if let violation = other.difference(to: end.after) { return (rate, display, violation) }
            isCompared = true
        }
        if isCompared { return nil }
        throw NothingToCompare()
    }
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
