import Motion
import Verification

extension MotionLaw {
    static let refusesNonsense = MotionLaw(
        "H14", "refuses nonsense", .following,
        statement:
            "there are always as many parts, of offsets, ranges and detents below 2⁴⁰, and one has room",
        details: [
            "numbers that are not finite and frames of no time change nothing, and after a huge distance, a "
                + "huge velocity and a frame of a year the parts are in their ranges"
        ],
        reason: "The app crashes, because an offset that is not a number raises an exception.",
        cases: ContainerCase.any
    ) { rules, value in
        var run = ContainerRun(rules.container)
        let first = run.container.parts
        if let unsound = first.violation(countedAt: first.count) { return unsound }
        if first.room(forwards: true) + first.room(forwards: false) <= 0 {
            return Violation(
                step: 0, quantity: "the room of all parts", value: 0, expected: "more than", limit: 0)
        }
        for action in value.actions {
            let violation = run.firstViolation(in: action) { $0.after.violation(countedAt: first.count) }
            if let violation { return violation }
        }
        return first.violation(ofNonsenseIn: run)?.at(place: Double(run.count))
    }
}

extension [ScrollPart] {
    /// The violation of parts that cannot be judged, because their number is another or they have no finite numbers.
    fileprivate func violation(countedAt expected: Int) -> Violation? {
        if count != expected || isEmpty {
            return Violation(
                step: 0, quantity: "the number of parts", value: Double(count),
                expected: "always the same, at least 1,",
                limit: Double(Swift.max(1, expected)), measure: .fact)
        }
        return lazy.compactMap(\.unusable).first.map { number in
            Violation(
                step: 0, quantity: "an offset, an end of its range or a detent", value: number,
                expected: "of a magnitude below", limit: magnitudeLimit)
        }
    }

    /// The violation of a container to which no app's numbers are told, after a case; these are the parts at first.
    fileprivate func violation(ofNonsenseIn run: ContainerRun) -> Violation? {
        var container = run.container
        let before = container.parts
        for number in [Double.nan, .infinity, -.infinity] {
            container.drag(by: number)
            container.advance(by: number)
        }
        for frame in [0, -1.0 / 60] { container.advance(by: frame) }
        if let unsound = container.parts.violation(countedAt: count) { return unsound }
        let moved = zip(before, container.parts).lazy.compactMap { before, after in
            Violation.unless(
                "the offset", after.offset, is: before.offset, within: ScrollPart.rounding, "what it was")
        }.first
        if let moved { return moved }
        container.touch()
        let held = container.parts
        container.release(velocity: .nan)
        for _ in 0..<6 { container.advance(by: 1.0 / 60) }
        if held.isSound, held.areInRange, !held.haveDetents, container.parts.isSound {
            let glided = Violation.unless(
                "the sum of the offsets", container.parts.sum, is: held.sum, within: 1,
                "that at the lift, whose velocity was no number,")
            if let glided { return glided }
        }
        container.touch()
        for distance in [1e300, -1e300] { container.drag(by: distance) }
        for velocity in [Double.nan, .infinity, 1e300, -1e300] {
            container.release(velocity: velocity)
            container.advance(by: 1.0 / 60)
        }
        container.advance(by: 365 * 24 * 60 * 60)
        return container.parts.violation(countedAt: count)
            ?? container.parts.lazy.compactMap { part in
                Violation.unless(
                    "the offset after a year", part.offset, isAtLeast: part.range.lowerBound - 0.5)
                    ?? .unless("the offset after a year", part.offset, isAtMost: part.range.upperBound + 0.5)
            }.first
    }
}
