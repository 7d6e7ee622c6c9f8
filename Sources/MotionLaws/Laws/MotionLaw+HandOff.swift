import Generators
import Motion
import Verification

extension MotionLaw {
    /// The motion of two nested scroll views under one finger and one inertia.
    static let handOff: [MotionLaw] = [
        glidesAsFar, boundaryCostsNothing, glideFramesAddUp, listAfterContainer, fingerMovesAsFar,
        slowsInTime, handOffStaysInRange,
    ]

    static let glidesAsFar = MotionLaw(
        "H8", "glides v₀/λ", .following,
        statement:
            "the distance that container and list have covered plus the remaining v/λ is v₀/λ, after every frame",
        reason: "The distance of a fling depends on the frame rate, and on where it began.",
        origin: ["dv = −λ·dx: every point costs the same velocity"],
        holdsForPublished: false, cases: HandOffCase.any
    ) { rules, value in
        guard var pair = value.pair(rules) else { return nil }
        let start = pair.offset
        let reach = Double(value.velocity) / pair.resistance
        for frame in 1...value.frames {
            pair.advance(by: value.frame)
            let covered = pair.offset - start
            let violation = Violation.unless(
                "the way covered and to come", covered + pair.velocity / pair.resistance, is: reach,
                within: 1e-9 * HandOffCase.plenty / 0x1p6, "v₀/λ")
            if let violation { return violation.at(place: Double(frame) * value.frame) }
        }
        return nil
    }

    static let boundaryCostsNothing = MotionLaw(
        "H9", "no seam", .following,
        statement:
            "a fling across the boundary is at the same place as one without a boundary, after every frame",
        reason: "The content hesitates each time the header has scrolled away.",
        origin: ["the naive hand-off, which ends its frame at the boundary"],
        holdsForPublished: false,
        justification:
            "H8 and H10 imply it; this law stays because it says where the distance is lost.",
        cases: HandOffCase.any
    ) { rules, value in
        guard var pair = value.pair(rules), var seamless = value.pair(rules, hasBoundary: false)
        else { return nil }
        let (start, seamlessStart) = (pair.offset, seamless.offset)
        for frame in 1...value.frames {
            pair.advance(by: value.frame)
            seamless.advance(by: value.frame)
            let violation =
                Violation.unless(
                    "the way covered", pair.offset - start, is: seamless.offset - seamlessStart,
                    within: 1e-6, "that without a boundary")
                ?? .unless(
                    "the velocity", pair.velocity, is: seamless.velocity, within: 1e-6,
                    "that without a boundary")
            if let violation { return violation.at(place: Double(frame) * value.frame) }
        }
        return nil
    }

    static let glideFramesAddUp = MotionLaw(
        "H10", "glide frames add up", .following,
        statement: "a frame has the effect of two frames of half its duration",
        reason: "The same fling ends elsewhere on a faster screen.",
        holdsForPublished: false,
        justification:
            "H9 implies it for frames with a crossing; this law stays for frames without one.",
        cases: HandOffCase.any
    ) { rules, value in
        guard var pair = value.pair(rules), var halved = value.pair(rules) else { return nil }
        for _ in 0..<value.frames {
            pair.advance(by: value.frame)
            halved.advance(by: value.frame / 2)
            halved.advance(by: value.frame / 2)
        }
        return
            (Violation.unless(
                "the offset in half frames", halved.offset, is: pair.offset, within: 1e-6,
                "that in whole ones")
            ?? .unless(
                "the velocity in half frames", halved.velocity, is: pair.velocity, within: 1e-6,
                "that in whole ones"))?
            .at(place: Double(value.frames) * value.frame)
    }

    static let listAfterContainer = MotionLaw(
        "H11", "list after container", .following,
        statement: "the list is at its top unless the container is at its end",
        reason: "The list scrolls under a header that is still visible.", cases: HandOffDragCase.lifted
    ) { rules, value in
        guard var pair = value.pair(rules) else { return nil }
        for (index, distance) in value.distances.enumerated() {
            value.move(&pair, by: distance)
            if pair.listOffset > 0 && pair.containerOffset < pair.containerLength - 1e-9 {
                return Violation(
                    step: 0, quantity: "the offset of the container, with the list scrolled,",
                    value: pair.containerOffset, expected: "at its end", limit: pair.containerLength,
                    place: Double(index + 1))
            }
        }
        return nil
    }

    static let fingerMovesAsFar = MotionLaw(
        "H12", "follows the finger", .following,
        statement:
            "container and list together move by exactly the finger's movement, as long as one of them has room",
        reason: "The content slips under the finger where one scroller takes over.",
        cases: HandOffDragCase.held
    ) { rules, value in
        guard var pair = value.pair(rules) else { return nil }
        for (index, distance) in value.distances.enumerated() {
            let expected = min(max(0, pair.offset + distance), pair.containerLength + pair.listLength)
            value.move(&pair, by: distance)
            let violation = Violation.unless(
                "the offset", pair.offset, is: expected, within: 1e-9, "where the finger took it")
            if let violation { return violation.at(place: Double(index + 1)) }
        }
        return nil
    }

    static let slowsInTime = MotionLaw(
        "H13", "slows in time", .following,
        statement:
            "a fling loses 0.2 % of its velocity each millisecond, as a scroll view does at the normal rate",
        reason: "A rebuilt list feels different from a real one at the first fling.",
        origin: ["UIScrollView.DecelerationRate.normal"],
        holdsForPublished: false, cases: HandOffCase.any
    ) { rules, value in
        guard var pair = value.pair(rules) else { return nil }
        let velocity = pair.velocity
        pair.advance(by: value.frame)
        return Violation.unless(
            "the velocity after a frame", pair.velocity, is: velocity.slowed(for: value.milliseconds),
            within: 1e-9 * velocity.magnitude, "0.998 of it for each millisecond"
        )?.at(place: value.frame)
    }

    static let handOffStaysInRange = MotionLaw(
        "H14", "refuses no time", .following,
        statement:
            "a frame that is not finite and above 0 changes nothing, an invalid velocity counts as 0, an invalid distance "
            + "is ignored, and after a frame of a year both are at rest and within their range",
        reason: "The app crashes, because an offset that is not a number raises an exception.",
        holdsForPublished: false,
        justification:
            "The pair refuses invalid numbers itself, whatever its rules; the other laws rely on it.",
        cases: HandOffCase.any
    ) { rules, value in
        guard var pair = value.pair(rules) else { return nil }
        let (offset, velocity) = (pair.offset, pair.velocity)
        for frame in [0, -value.frame, .nan, .infinity] { pair.advance(by: frame) }
        for distance in [Double.nan, .infinity] { pair.drag(by: distance) }
        let moved =
            Violation.unless("the offset", pair.offset, is: offset, within: 0, "what it was")
            ?? .unless("the velocity", pair.velocity, is: velocity, within: 0, "what it was")
        if let moved { return moved }
        pair.advance(by: 365 * 24 * 60 * 60)
        let still =
            Violation.unless("the velocity after a year", pair.velocity, is: 0, within: 1e-9, "none")
            ?? .unless("the container's offset", pair.containerOffset, isAtLeast: 0)
            ?? .unless("the container's offset", pair.containerOffset, isAtMost: pair.containerLength)
            ?? .unless("the list's offset", pair.listOffset, isAtLeast: 0)
            ?? .unless("the list's offset", pair.listOffset, isAtMost: pair.listLength)
        if let still { return still }
        pair.release(velocity: .nan)
        return .unless("the velocity", pair.velocity, is: 0, within: 0, "none")
    }
}
