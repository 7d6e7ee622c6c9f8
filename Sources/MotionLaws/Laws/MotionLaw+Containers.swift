import Motion
import Verification

extension MotionLaw {
    /// What any container of several scrollers must keep, stated by what is seen from outside.
    static let containers: [MotionLaw] = [
        glidesAtItsRate, noSeam, nothingJumps, movesInOrder, containerFollowsTheFinger, oneAtATime,
        refusesNonsense,
        restsInRange, cancelIsALift, goesOn,
    ]

    static let containerFollowsTheFinger = MotionLaw(
        "H12", "follows the finger", .following,
        statement:
            "drags move the sum of the offsets by what the finger moves, as far as there is room, to a pixel a "
            + "part where offsets are rounded",
        details: [
            "a drag that passes an end, and one where a part is beyond its range, moves it by no more than that "
                + "and not the other way"
        ],
        reason: "The content slips under the finger, or jumps to the top after the app has scrolled it.",
        origin: ["FloatingPanel#35"], cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard case .drag(let distance) = step.action, !step.isTakenAlong else { return nil }
            let way = distance.magnitude
            let tolerance = ScrollPart.rounding + step.hold.error + step.after.error(pixel: step.pixel)
            guard step.dragged != nil else {
                let moved = distance > 0 ? step.movement : -step.movement
                return Violation.unless(
                    "the distance moved with the finger", moved, isAtLeast: -tolerance, "0 or more,")
                    ?? .unless(
                        "the distance moved with the finger", moved, isAtMost: way + tolerance,
                        "what the finger moved, or less,")
            }
            let expected = step.sum(draggedBy: distance)
            // Past the end a container may band.
            let beyond = distance > 0 ? step.after.sum - expected : expected - step.after.sum
            let excess = way - (expected - step.hold.sum).magnitude
            if excess > 0, -tolerance <= beyond, beyond <= excess + tolerance { return nil }
            return .unless(
                "the sum of the offsets", step.after.sum, is: expected, within: tolerance,
                "where the finger took it")
        }
    }

    static let movesInOrder = MotionLaw(
        "H11", "in order", .following,
        statement:
            "forwards a part moves only when those before it are at their end, unless it or one after it had "
            + "left its beginning, and so in a frame after a lift a part without detents",
        details: [
            "backwards only when those after it are at their beginning, so that a finger takes the same way "
                + "back, or, where the first part comes back first, those before it"
        ],
        reason: "The sheet moves while its list is scrolled, or the list scrolls under a visible header.",
        origin: ["FloatingPanel#455"], cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard !step.isTakenAlong else { return nil }
            guard let forwards = step.isForwards else { return step.partBeforeItsTurn }
            let firstFirst = rules.container.backwards == .firstPartFirst
            for (index, moved) in step.movements.enumerated()
            where moved.magnitude > step.slack && (moved > 0) == forwards {
                let isAhead = step.before[index...].contains { $0.room(forwards: false) > 0 }
                if forwards, isAhead, !firstFirst { continue }
                let earlier = forwards || firstFirst ? step.after[..<index] : step.after[(index + 1)...]
                if let waiting = earlier.first(where: { $0.room(forwards: forwards) > step.slack }) {
                    return Violation(
                        step: 0, quantity: "the offset of a part that should have moved first",
                        value: waiting.offset, expected: "at its end",
                        limit: forwards ? waiting.range.upperBound : waiting.range.lowerBound)
                }
            }
            return nil
        }
    }

    static let oneAtATime = MotionLaw(
        "H13", "one at a time", .following,
        statement: "parts move in one direction, and of those that move all but one come to their end",
        reason: "The sheet and its list both move, and the content runs from the finger.",
        justification:
            "H8, H9 and H12 find what a second mover does to the distance and the velocity; it stays because it names the cause.",
        cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            guard let forwards = step.isForwards, !step.isTakenAlong else { return nil }
            let moved = zip(step.movements, step.after).filter { $0.0.magnitude > step.slack }
            let halfway = moved.filter { $0.1.room(forwards: forwards) > step.slack }
            let astray = moved.filter { ($0.0 > 0) != forwards }
            return Violation.unless(
                "the number of parts that move the other way", Double(astray.count), isAtMost: 0)
                ?? .unless("the number of parts that move and have room", Double(halfway.count), isAtMost: 1)
        }
    }

    static let nothingJumps = MotionLaw(
        "H10", "nothing jumps", .following,
        statement:
            "a touch, a lift, a cancel and a frame under a finger move nothing",
        details: [
            "another frame moves a part by no more than the velocity of the lift, and of a glide that its touch "
                + "stopped and that went the same way, and 30 times its range in a second, at most 30,000 points, and "
                + "as much of what it is beyond its range, and a point",
            "a frame shorter than a sixtieth of a second counts as one",
            "without detents a lift at a velocity of 0 leaves all within a point of where they are, and no "
                + "frame of a glide moves them by more than 2 points more than the fastest of the three before",
        ],
        reason: "The content jumps under a second finger, or the sheet is at its detent at once.",
        origin: ["react-native-true-sheet#857"], cases: ContainerCase.any
    ) { rules, value in
        value.firstViolation(rules.container) { step in
            let limits: [Double]
            switch step.action {
            case .drag, .scroll: return nil
            case .touch, .release, .cancel: limits = step.before.map { _ in ScrollPart.rounding }
            case .frames(_, let hertz):
                limits = step.before.map { part in
                    let extent = part.range.upperBound - part.range.lowerBound
                    let speed = step.velocity.magnitude + 30 * (min(extent, 1_000) + part.distanceBeyond)
                    // A container may take steps of a sixtieth, of which most shorter frames are none.
                    return step.isDown ? ScrollPart.rounding : speed / Double(min(hertz, 60)) + 1
                }
            }
            return zip(step.movements, limits).lazy.compactMap { moved, limit in
                Violation.unless("the distance that a part moved by", moved.magnitude, isAtMost: limit)
            }.first ?? step.glidingViolation
        }
    }
}

extension ContainerStep {
    /// The violation by a glide of parts without detents: by one after a lift at a velocity of 0, or by a frame that is
    /// faster than those before.
    fileprivate var glidingViolation: Violation? {
        guard let flight, case .frames(_, let hertz) = action, !before.haveDetents else { return nil }
        if flight.velocity == 0 {
            return .unless(
                "the sum of the offsets", after.sum, is: flight.start, within: 1,
                "that at the lift, whose velocity was 0,")
        }
        let last = glide.movements.map { movement > 0 ? $0 : -$0 }
        guard hertz <= 120, hertz == glide.hertz, let fastest = last.max(), last.count == 3,
            before.areInRange, after.areInRange
        else { return nil }
        return .unless(
            "the distance moved in a frame of a glide", movement.magnitude, isAtMost: max(0, fastest) + 2,
            "that of the fastest of three frames before, and 2, or less,")
    }

    /// The violation by a part without detents that a glide moves forwards from its beginning, while one before it is not at
    /// its end, where other parts have detents.
    fileprivate var partBeforeItsTurn: Violation? {
        guard flight != nil, before.haveDetents, before.areInRange else { return nil }
        for (index, moved) in movements.enumerated()
        where moved > 1 && before[index].detents.isEmpty
            && !before[index...].contains(where: { $0.room(forwards: false) > 0 })
        {
            guard let waiting = after[..<index].first(where: { $0.room(forwards: true) > 2 }) else {
                continue
            }
            return Violation(
                step: 0, quantity: "the offset of a part that should have moved first", value: waiting.offset,
                expected: "at its end", limit: waiting.range.upperBound)
        }
        return nil
    }
}
