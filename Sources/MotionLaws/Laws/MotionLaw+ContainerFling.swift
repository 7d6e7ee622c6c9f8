import Motion
import Verification

extension MotionLaw {
    static let goesOn = MotionLaw(
        "H17", "goes on", .following,
        statement:
            "ten seconds after a fling that began in the ranges of all parts, they are together not behind "
            + "where it began, nor behind their last places to rest",
        details: [
            "where parts have detents, that is asked of a fling that covers the widest gap between two in a "
                + "tenth of a second"
        ],
        reason: "The sheet closes when it is flung open, or the list glides back.",
        cases: ContainerCase.any
    ) { rules, value in
        guard let last = value.actions.lastIndex(where: { $0.isRelease }) else { return nil }
        var run = ContainerRun(rules.container)
        run.play(Array(value.actions[...last]))
        let lift = run.container.parts
        guard let flight = run.flight, lift.isSound, flight.velocity.magnitude >= lift.leastFling else {
            return nil
        }
        run.pass(seconds: 10)
        let rest = run.container.parts
        guard rest.isSound, rest.count == lift.count else { return nil }
        let (sum, isForwards) = (rest.sum, flight.velocity > 0)
        let violation: Violation? =
            isForwards
            ? .unless(
                "the sum of the offsets", sum,
                isAtLeast: min(flight.start, rest.reduce(0) { $0 + $1.restingRange.upperBound }) - 0.5,
                "that at the lift, or more,")
            : .unless(
                "the sum of the offsets", sum,
                isAtMost: max(flight.start, rest.reduce(0) { $0 + $1.restingRange.lowerBound }) + 0.5,
                "that at the lift, or less,")
        return violation?.at(place: Double(run.count))
    }
}

extension ContainerAction {
    fileprivate var isRelease: Bool { if case .release = self { true } else { false } }
}

extension [ScrollPart] {
    /// The least velocity of a lift that has to take them on, in points per second.
    ///
    /// A slower fling may end before it is nearer to the next detent. The rate `UIScrollView.DecelerationRate.fast` takes
    /// one as far as it would go in a tenth of a second.
    fileprivate var leastFling: Double {
        let gaps = flatMap { part in
            let detents = part.detents.sorted()
            return zip(detents, detents.dropFirst()).map { $1 - $0 }
        }
        return Swift.max(50, 10 * (gaps.max() ?? 0))
    }
}
